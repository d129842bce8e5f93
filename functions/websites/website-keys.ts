export type WebsiteKey = { restaurantId: string; websiteId: string };

/** Keys of the websites table: `site#<id>`, `content#<id>`, and `version#<id>#<version>` rows by restaurant. */
export const recordKey = ({ restaurantId, websiteId }: WebsiteKey) => ({
  restaurant_id: restaurantId,
  record_id: `site#${websiteId}`,
});
export const documentKey = ({ restaurantId, websiteId }: WebsiteKey) => ({
  restaurant_id: restaurantId,
  record_id: `content#${websiteId}`,
});
export const versionPrefix = (websiteId: string) => `version#${websiteId}#`;
export const versionKey = ({ restaurantId, websiteId }: WebsiteKey, version: number) => ({
  restaurant_id: restaurantId,
  record_id: `${versionPrefix(websiteId)}${String(version).padStart(8, '0')}`,
});
export const keyOf = (row: { restaurant_id: string; website_id: string }): WebsiteKey => ({
  restaurantId: row.restaurant_id,
  websiteId: row.website_id,
});

/** A query for a restaurant's rows whose sort key begins with this. */
export function rowsStarting(restaurantId: string, prefix: string) {
  return {
    expression: 'restaurant_id = :restaurant AND begins_with(record_id, :prefix)',
    values: { ':restaurant': restaurantId, ':prefix': prefix },
  };
}
