import * as z from 'zod/mini';
import { DesignPreferencesSchema } from '#shared/contract/website.ts';

/**
 * What is known about a restaurant when a site is written. Everything here was typed by the owner;
 * nothing else may be stated as a fact on the page.
 */
export const WebsiteFactsSchema = z.object({
  restaurantName: z.string(),
  websiteName: z.string(),
  /** The owner's own words, at most 5,000 characters. */
  requirements: z.string(),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Colors and fonts the owner asked for. */
  designPreferences: DesignPreferencesSchema,
  contentPreferences: z.record(z.string(), z.unknown()),
  /** Stable per website: the same facts and seed give the same site. */
  seed: z.string(),
});
export type WebsiteFacts = z.infer<typeof WebsiteFactsSchema>;
