import * as z from 'zod/mini';
import { RecentChangesSchema } from '#functions/platform/records/recent-changes.ts';
import { BriefLineSchema } from '#shared/profile/brief-lines.ts';
import { FactSourcesSchema } from '#shared/profile/projection/fact-kinds.ts';
import { SiteContentSchema } from '#shared/site/site-content.ts';
import {
  ContentSourceSchema,
  DesignPreferencesSchema,
  GenerationDetailsSchema,
  WebsiteSummarySchema,
} from '#shared/websites/contract/website.ts';

/**
 * The summary item that lists read. It has two writers, each with its own fields: `describeContent` says what the
 * content is like, `save` what is public.
 */
export const WebsiteRecordSchema = z.object({
  ...z.omit(WebsiteSummarySchema, { has_unpublished_changes: true }).shape,
  /** Rises with every change of what is public. */
  revision: z.int().check(z.positive()),
  /** Version of the content that this row describes. */
  content_version: z.int().check(z.positive()),
  /** Version of the content that guests see; absent while nothing is public. */
  published_version: z.optional(z.int().check(z.positive())),
  /** Version of the profile whose facts the public page shows; absent when all its facts are its own. */
  published_profile_version: z.optional(z.int().check(z.nonnegative())),
  /** Ids of the uploaded pictures in the content, and on the public page. */
  used_images: z.array(z.string()),
  published_images: z.array(z.string()),
  /** While it lies ahead, one call is changing the public page and no other may. */
  page_locked_until: z.optional(z.iso.datetime()),
});
export type WebsiteRecord = z.infer<typeof WebsiteRecordSchema>;

/**
 * What the summary item is until its website is finished. It is written once, before anyone works on the
 * website, and a website can only come to exist in its place. So anyone who removes the row, reserved or real,
 * has the last word: no late worker brings the website back.
 */
export const ReservationSchema = z.object({
  restaurant_id: z.string(),
  website_id: z.string(),
  is_reserved: z.literal(true),
});

/** The document item: everything the page is made of. */
export const WebsiteDocumentSchema = z.object({
  restaurant_id: z.string(),
  website_id: z.string(),
  /** Rises by one with every change of the content. */
  version: z.int().check(z.positive()),
  updated_at: z.iso.datetime(),
  content: SiteContentSchema,
  content_source: ContentSourceSchema,
  /** Where the owner's custom HTML and CSS lie in the bucket of site versions; absent when there are none. */
  source_key: z.optional(z.string()),
  /** Ids of the uploaded pictures in the owner's custom HTML and CSS. */
  source_images: z.optional(z.array(z.string())),
  recent_changes: RecentChangesSchema,
  /** Whose facts the content shows; absent: all are its own. */
  fact_sources: z.optional(FactSourcesSchema),
  /** Ids of suggestions that the owner has removed: they do not come back. */
  /** What of the owner's requests could not be done, a sentence each. */
  undone_requests: z.optional(z.array(z.string())),
  /** The lines of the brief that are more than regular facts, and what is done with each. */
  brief_lines: z.optional(z.array(BriefLineSchema)),
  removed_suggestions: z.optional(z.array(z.string()).check(z.maxLength(400))),
  custom_requirements: z.string(),
  design_preferences: DesignPreferencesSchema,
  generation_details: GenerationDetailsSchema,
  /** The generation that is regenerating the website; nobody else may meanwhile. */
  regeneration_id: z.optional(z.string()),
  /** The generation that regenerated the website last. */
  regenerated_by: z.optional(z.string()),
});
export type WebsiteDocument = z.infer<typeof WebsiteDocumentSchema>;
