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
 * The summary item for lists. It has two writers with separate fields: `describeContent` for the content, `save`
 * for what is public.
 */
export const WebsiteRecordSchema = z.object({
  ...z.omit(WebsiteSummarySchema, { has_unpublished_changes: true }).shape,
  /** Rises with every change of what is public. */
  revision: z.int().check(z.positive()),
  /** The version of the content that this row describes. */
  content_version: z.int().check(z.positive()),
  /** The version of the content that guests see. Absent if nothing is public. */
  published_version: z.optional(z.int().check(z.positive())),
  /** The version of the profile whose facts the public page shows. Absent if all facts are the website's own. */
  published_profile_version: z.optional(z.int().check(z.nonnegative())),
  /** IDs of uploaded images in the content and on the public page. */
  used_images: z.array(z.string()),
  published_images: z.array(z.string()),
  /** Until this time, one call is changing the public page, and no other may. */
  page_locked_until: z.optional(z.iso.datetime()),
});
export type WebsiteRecord = z.infer<typeof WebsiteRecordSchema>;

/**
 * Replaces the summary item until its website is finished. It is written once, before work begins, and the website
 * can only replace it. So deleting the row, reserved or real, is final: no late worker can recreate the website.
 */
export const ReservationSchema = z.object({
  restaurant_id: z.string(),
  website_id: z.string(),
  is_reserved: z.literal(true),
});

/** Remembered kept suggestions, each of a few words. */
export const MOST_KEPT = 200;

/** The document item with everything that the page consists of. */
export const WebsiteDocumentSchema = z.object({
  restaurant_id: z.string(),
  website_id: z.string(),
  /** Rises by one with every change of the content. */
  version: z.int().check(z.positive()),
  updated_at: z.iso.datetime(),
  content: SiteContentSchema,
  content_source: ContentSourceSchema,
  /** The key of the owner's custom HTML and CSS in the bucket of site versions. Absent if there are none. */
  source_key: z.optional(z.string()),
  /** IDs of uploaded images in the owner's custom HTML and CSS. */
  source_images: z.optional(z.array(z.string())),
  recent_changes: RecentChangesSchema,
  /** Whose facts the content shows. Absent: all are its own. */
  fact_sources: z.optional(FactSourcesSchema),
  /** Owner requests that couldn't be fulfilled, one sentence each. */
  undone_requests: z.optional(z.array(z.string())),
  /** Lines of the brief with more than regular facts, and how each is used. */
  brief_lines: z.optional(z.array(BriefLineSchema)),
  /** IDs of suggestions that the owner has removed, so that they don't return. */
  removed_suggestions: z.optional(z.array(z.string()).check(z.maxLength(400))),
  /** Suggestions that the owner has kept, which a regeneration keeps as the owner's. */
  kept_suggestions: z.optional(
    z.array(z.object({ id: z.string(), text: z.string() })).check(z.maxLength(MOST_KEPT)),
  ),
  custom_requirements: z.string(),
  design_preferences: DesignPreferencesSchema,
  generation_details: GenerationDetailsSchema,
  /** The running regeneration of the website. There is at most one. */
  regeneration_id: z.optional(z.string()),
  /** The last regeneration of the website. */
  regenerated_by: z.optional(z.string()),
});
export type WebsiteDocument = z.infer<typeof WebsiteDocumentSchema>;
