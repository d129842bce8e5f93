import * as z from 'zod/mini';
import { DesignPreferencesSchema } from '#shared/contract/website.ts';

/**
 * What the owner typed about a restaurant: all that a page may state as a fact. Each kind of text takes of it what
 * it may use.
 */
export const OwnerRecordSchema = z.object({
  restaurantName: z.string(),
  websiteName: z.string(),
  /** The owner's own words, at most 5,000 characters. */
  requirements: z.string(),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  contentPreferences: z.record(z.string(), z.unknown()),
  /** Stable per website: the same facts and seed give the same site. */
  seed: z.string(),
});
export type OwnerRecord = z.infer<typeof OwnerRecordSchema>;

/** What is known when a whole site is made: the facts of each of its texts. */
export const WebsiteFactsSchema = z.extend(OwnerRecordSchema, {
  /** Colors and fonts the owner asked for. */
  designPreferences: DesignPreferencesSchema,
});
export type WebsiteFacts = z.infer<typeof WebsiteFactsSchema>;
