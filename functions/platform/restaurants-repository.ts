import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AppError } from './app-error.ts';
import { openTable } from './dynamo-table.ts';

const RestaurantSchema = z.object({
  /** The owner's `user_id`. */
  restaurant_id: z.string(),
  name: z.string(),
  address: z.string().optional(),
  phone: z.string().optional(),
  owner_email: z.string(),
  created_at: z.iso.datetime(),
  /** Counted at write time, so that nobody ever has to count rows. */
  websites_total: z.int().default(0),
  websites_published: z.int().default(0),
});
export type Restaurant = z.infer<typeof RestaurantSchema>;
/** A restaurant as it is when it is created: without websites. */
export type NewRestaurant = Omit<Restaurant, 'websites_total' | 'websites_published'>;

export type RestaurantsRepository = {
  find: (restaurantId: string) => Promise<Restaurant | undefined>;
  /** Throws `AppError('not_found')`. */
  get: (restaurantId: string) => Promise<Restaurant>;
  /** False when the restaurant is already there; then nothing changes. */
  create: (restaurant: NewRestaurant) => Promise<boolean>;
  /**
   * Counts a website, once however often it is asked: the row remembers which websites it has counted, so
   * that a step which died half-way can simply be repeated. False when nothing changed.
   */
  countWebsite: (restaurantId: string, website: CountedWebsite) => Promise<boolean>;
  /** Takes a website out of the count, once. False when nothing changed. */
  uncountWebsite: (restaurantId: string, website: CountedWebsite) => Promise<boolean>;
};

export type CountedWebsite = { websiteId: string; as: 'total' | 'published' };

/** The tenants, by `restaurant_id`. */
export function createRestaurantsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): RestaurantsRepository {
  const table = openTable({ ...settings, schema: RestaurantSchema });
  const find = (restaurantId: string) => table.find({ restaurant_id: restaurantId });
  return {
    find,
    get: async (restaurantId) => {
      const restaurant = await find(restaurantId);
      if (restaurant === undefined) throw new AppError('not_found');
      return restaurant;
    },
    create: (restaurant) =>
      table.put(
        { ...restaurant, websites_total: 0, websites_published: 0 },
        { expression: 'attribute_not_exists(restaurant_id)' },
      ),
    countWebsite: async (restaurantId, website) => {
      const updated = await table.update(
        { restaurant_id: restaurantId },
        countChange(website, { verb: 'ADD', amount: 1 }),
        { expression: 'attribute_exists(restaurant_id) AND NOT contains(counted_websites, :entry)' },
      );
      return updated !== undefined;
    },
    uncountWebsite: async (restaurantId, website) => {
      const updated = await table.update(
        { restaurant_id: restaurantId },
        countChange(website, { verb: 'DELETE', amount: -1 }),
        { expression: 'contains(counted_websites, :entry)' },
      );
      return updated !== undefined;
    },
  };
}

/** `counted_websites` holds one entry a website and counter, such as `published#<id>`. */
function countChange(
  { websiteId, as }: CountedWebsite,
  { verb, amount }: { verb: 'ADD' | 'DELETE'; amount: 1 | -1 },
) {
  const entry = `${as}#${websiteId}`;
  const membership = verb === 'ADD' ? ', counted_websites :entries' : ' DELETE counted_websites :entries';
  return {
    expression: `ADD websites_${as} :amount${membership}`,
    values: { ':amount': amount, ':entry': entry, ':entries': new Set([entry]) },
  };
}
