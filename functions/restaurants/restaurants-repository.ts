import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#functions/platform/app-error.ts';
import { type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { changeWithEvent, itemWithEvent } from '#functions/platform/events/with-event.ts';
import { restaurantDeleted, setupCompleted, signedUp, siteDeleted } from './restaurant-events.ts';
import { SlotsSchema, slotsIn, type WebsiteSlots } from './website-slots.ts';

const RestaurantSchema = z.object({
  /** The owner's `user_id`. */
  restaurant_id: z.string(),
  name: z.string(),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  owner_email: z.string(),
  created_at: z.iso.datetime(),
  /**
   * The write that created the row. It distinguishes a retry, whose first response was lost, from a second
   * registration.
   */
  creation_id: z.optional(z.string()),
  /** Counted on write, so that reads need no counting. */
  websites_total: z._default(z.int(), 0),
  websites_published: z._default(z.int(), 0),
  /** Its name is searchable and its registration is an event. Absent in older rows. */
  is_listed: z.optional(z.boolean()),
  /** Search finds it by email and street address, and lists can sort it by sign-up day. Absent in older rows. */
  is_found_by_address: z.optional(z.boolean()),
  setup_completed_at: z.optional(z.iso.datetime()),
  /** From then on it counts as deleted while its data is being removed. */
  deleted_at: z.optional(z.iso.datetime()),
  /** The call that deleted it, of several parallel ones. */
  deletion_id: z.optional(z.string()),
  /** Version of the profile from which name, address, and phone were last copied. */
  profile_version: z.optional(z.int()),
  slug: z.optional(z.string()),
});
export type Restaurant = z.infer<typeof RestaurantSchema>;

/** A new restaurant, without websites. */
export type NewRestaurant = Omit<
  Restaurant,
  | 'creation_id'
  | 'websites_total'
  | 'websites_published'
  | 'is_listed'
  | 'is_found_by_address'
  | 'setup_completed_at'
  | 'deleted_at'
  | 'deletion_id'
  | 'profile_version'
  | 'slug'
>;

/** Empty for fields that the profile doesn't have. */
export type DescribedRestaurant = { name: string; address: string; phone: string; profileVersion: number };

/** `deletionId`: the call's ID, where parallel calls are possible. */
export type Deletion = { at: Date; deletionId: string | undefined };

/** `at`: when the website was created or deleted, in ISO format. */
export type CountedWebsite = { websiteId: string } & ({ as: 'total'; at: string } | { as: 'published' });

export type RestaurantsRepository = WebsiteSlots & {
  /** A lookup of its row, to combine with other reads. */
  lookup: (restaurantId: string) => Lookup<Restaurant>;
  /** Undefined, too, if the account is deleted. */
  find: (restaurantId: string) => Promise<Restaurant | undefined>;
  /** For the removal of its data. */
  findEvenDeleted: (restaurantId: string) => Promise<Restaurant | undefined>;
  /** At most 100, in no particular order, without missing ones. */
  findMany: (restaurantIds: readonly string[]) => Promise<Restaurant[]>;
  /** Throws `AppError('not_found')`. */
  get: (restaurantId: string) => Promise<Restaurant>;
  /** False if the restaurant already exists. Then nothing changes. */
  create: (restaurant: NewRestaurant) => Promise<boolean>;
  /** Copies fields from its profile, unless a later version was already copied. */
  describe: (restaurantId: string, described: DescribedRestaurant) => Promise<void>;
  /** Saves the reserved public address, and returns the one that was saved first. Throws `not_found`. */
  keepSlug: (restaurantId: string, slug: string) => Promise<string>;
  /** Saves the owner's sign-in address. Changes nothing if the restaurant doesn't exist. */
  setOwnerEmail: (restaurantId: string, email: string) => Promise<void>;
  /** Hides the restaurant, and counts the deletion once, for the first call. Safe to repeat. */
  markDeleted: (restaurant: Restaurant, by: Deletion) => Promise<void>;
  delete: (restaurantId: string) => Promise<void>;
  /** Counts a restaurant from before events existed, dated at its creation, and makes it findable. Safe to repeat. */
  enlist: (restaurant: Restaurant) => Promise<void>;
  /**
   * Counts a claimed website once. The row lists its counted websites, so an interrupted step can be repeated. False
   * if nothing changed.
   */
  countWebsite: (restaurantId: string, website: CountedWebsite) => Promise<boolean>;
  /** Removes a website from the count once. False if nothing changed. */
  uncountWebsite: (restaurantId: string, website: CountedWebsite) => Promise<boolean>;
};

const NEW = { websites_total: 0, websites_published: 0, is_listed: true, is_found_by_address: true };

/** The tenants, by `restaurant_id`. */
export function createRestaurantsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): RestaurantsRepository {
  const table = openTable({ ...settings, schema: RestaurantSchema });
  const findEvenDeleted = (restaurantId: string) => table.find({ restaurant_id: restaurantId });
  const find = async (restaurantId: string) => [await findEvenDeleted(restaurantId)].find(isThere);
  return {
    ...slotsIn(openTable({ ...settings, schema: SlotsSchema })),
    lookup: (restaurant_id) => table.lookup({ restaurant_id }),
    find,
    findEvenDeleted,
    findMany: async (restaurantIds) =>
      (await table.findMany(restaurantIds.map((restaurant_id) => ({ restaurant_id })))).filter(isThere),
    get: async (restaurantId) => {
      const restaurant = await find(restaurantId);
      if (restaurant === undefined) throw new AppError('not_found');
      return restaurant;
    },
    create: async (restaurant) => {
      const creation_id = randomUUID();
      const item = { ...restaurant, ...NEW, creation_id };
      const isNew = { expression: 'attribute_not_exists(restaurant_id)' };
      if (await table.put(itemWithEvent(item, signedUp(restaurant)), isNew)) return true;
      return (await find(restaurant.restaurant_id))?.creation_id === creation_id;
    },
    describe: async (restaurantId, { profileVersion, ...described }) => {
      await table.update(
        { restaurant_id: restaurantId },
        {
          expression: 'SET #name = :name, address = :address, phone = :phone, profile_version = :version',
          names: { '#name': 'name' },
          values: {
            ':name': described.name,
            ':address': described.address,
            ':phone': described.phone,
            ':version': profileVersion,
          },
        },
        {
          expression:
            'attribute_exists(restaurant_id) AND (attribute_not_exists(profile_version) OR profile_version < :version)',
        },
      );
    },
    keepSlug: async (restaurant_id, slug) => {
      const change = { expression: 'SET slug = if_not_exists(slug, :slug)', values: { ':slug': slug } };
      const isThereStill = 'attribute_exists(restaurant_id) AND attribute_not_exists(deleted_at)';
      const kept = await table.update({ restaurant_id }, change, { expression: isThereStill });
      if (kept?.slug === undefined) throw new AppError('not_found');
      return kept.slug;
    },
    setOwnerEmail: async (restaurant_id, email) => {
      const change = { expression: 'SET owner_email = :email', values: { ':email': email } };
      await table.update({ restaurant_id }, change, { expression: 'attribute_exists(restaurant_id)' });
    },
    markDeleted: async (restaurant, { at, deletionId }) => {
      const { restaurant_id } = restaurant;
      const deleted_at = at.toISOString();
      const marked = { expression: 'SET deleted_at = :at', values: { ':at': deleted_at } };
      const change =
        deletionId === undefined
          ? marked
          : {
              expression: `${marked.expression}, deletion_id = :deletion`,
              values: { ...marked.values, ':deletion': deletionId },
            };
      await table.update(
        { restaurant_id },
        changeWithEvent(change, restaurantDeleted(restaurant, deleted_at)),
        { expression: 'attribute_exists(restaurant_id) AND attribute_not_exists(deleted_at)' },
      );
    },
    delete: async (restaurantId) => void (await table.delete({ restaurant_id: restaurantId })),
    enlist: async (restaurant) => {
      const { restaurant_id, created_at } = restaurant;
      const change = { expression: 'SET is_listed = :yes', values: { ':yes': true } };
      await table.update({ restaurant_id }, changeWithEvent(change, signedUp(restaurant)), {
        expression: 'attribute_exists(restaurant_id) AND attribute_not_exists(is_listed)',
      });
      const found = { expression: 'SET is_found_by_address = :yes', values: { ':yes': true } };
      await table.update({ restaurant_id }, found, { expression: 'attribute_exists(restaurant_id)' });
      await completeSetup(restaurant_id, created_at);
    },
    countWebsite: async (restaurantId, website) => {
      const isCounted = await count(restaurantId, website);
      if (website.as === 'total') await completeSetup(restaurantId, website.at);
      return isCounted;
    },
    uncountWebsite: async (restaurantId, website) => {
      const updated = await table.update(
        { restaurant_id: restaurantId },
        changeWithEvent(
          countChange(website, { verb: 'DELETE', amount: -1 }),
          website.as === 'total' ? siteDeleted(restaurantId, website) : undefined,
        ),
        { expression: 'contains(counted_websites, :entry)' },
      );
      return updated !== undefined;
    },
  };

  async function count(restaurantId: string, website: CountedWebsite): Promise<boolean> {
    const updated = await table.update(
      { restaurant_id: restaurantId },
      countChange(website, { verb: 'ADD', amount: 1 }),
      {
        expression: 'contains(claimed_websites, :website) AND NOT contains(counted_websites, :entry)',
        values: { ':website': website.websiteId },
      },
    );
    return updated !== undefined;
  }

  /**
   * Counts the setup once, with the first counted website. If an earlier count crashed before this, a retry repeats
   * it. Only for listed restaurants, so that setups never outnumber registrations.
   */
  async function completeSetup(restaurantId: string, at: string): Promise<void> {
    await table.update(
      { restaurant_id: restaurantId },
      changeWithEvent(
        { expression: 'SET setup_completed_at = :at', values: { ':at': at } },
        setupCompleted(restaurantId, at),
      ),
      {
        expression:
          'websites_total > :none AND attribute_exists(is_listed) AND attribute_not_exists(setup_completed_at)',
        values: { ':none': 0 },
      },
    );
  }
}

function isThere(restaurant: Restaurant | undefined): restaurant is Restaurant {
  return restaurant !== undefined && restaurant.deleted_at === undefined;
}

/** An entry of `counted_websites` names a website and a counter, such as `published#<id>`. */
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
