import type { BusinessEvent } from '#shared/contract/events.ts';

/** The restaurant registered. */
export function signedUp(restaurant: { restaurant_id: string; created_at: string }): BusinessEvent {
  const { restaurant_id, created_at: at } = restaurant;
  return { event_id: `signed_up/${restaurant_id}`, kind: 'signed_up', at, restaurant_id, data: {} };
}

/** The restaurant has its first website. */
export function setupCompleted(restaurant_id: string, at: string): BusinessEvent {
  return {
    event_id: `setup_completed/${restaurant_id}`,
    kind: 'setup_completed',
    at,
    restaurant_id,
    data: {},
  };
}

/** The account was deleted. */
export function restaurantDeleted(
  {
    restaurant_id,
    setup_completed_at,
    websites_total: websites,
  }: { restaurant_id: string; setup_completed_at?: string | undefined; websites_total: number },
  at: string,
): BusinessEvent {
  const data = { setups: setup_completed_at === undefined ? 0 : 1, websites };
  return {
    event_id: `restaurant_deleted/${restaurant_id}`,
    kind: 'restaurant_deleted',
    at,
    restaurant_id,
    data,
  };
}

/** A website was deleted. */
export function siteDeleted(
  restaurant_id: string,
  { websiteId, at }: { websiteId: string; at: string },
): BusinessEvent {
  const data = { website_id: websiteId };
  return { event_id: `site_deleted/${websiteId}`, kind: 'site_deleted', at, restaurant_id, data };
}
