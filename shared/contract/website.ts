import * as z from 'zod';
import { DesignSystemSchema, MenuItemSchema, SiteContentSchema } from '#shared/site/site-content.ts';
import { displayName } from './display-name.ts';

/** `ready` and `completed` come from templates and generation; `draft` is everything not yet published. */
export const WEBSITE_STATUSES = ['draft', 'ready', 'completed', 'published'] as const;
export const WebsiteStatusSchema = z.enum(WEBSITE_STATUSES);

export const DesignPreferencesSchema = z.strictObject({
  primary_color: z.string().max(20).optional(),
  secondary_color: z.string().max(20).optional(),
  font_family: z.string().max(100).optional(),
});

export const GenerationDetailsSchema = z.object({
  features_used: z.array(z.string()),
  ai_model: z.string(),
  /** Seconds from the first step to the last. */
  generation_time: z.number().nonnegative(),
  /** Why the embedded composer wrote in place of the configured model; absent when it did not. */
  fallback_reason: z.string().optional(),
});

/** What lists and cards show. */
export const WebsiteSummarySchema = z
  .object({
    website_id: z.string(),
    website_name: z.string(),
    status: WebsiteStatusSchema,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    published_at: z.iso.datetime().optional(),
    design_category: z.string(),
    /** Path on the sites origin, or empty text. */
    hero_image: z.string(),
    restaurant_id: z.string(),
    restaurant_name: z.string(),
    slug: z.string().optional(),
    /** Public address, present while published. */
    url: z.string().optional(),
  })
  .meta({ id: 'WebsiteSummary' });
export type WebsiteSummary = z.infer<typeof WebsiteSummarySchema>;

/** One website, whole. `content` is what the renderer reads; the spec's own fields stand beside it. */
export const WebsiteSchema = z
  .object({
    ...WebsiteSummarySchema.shape,
    custom_requirements: z.string(),
    design_preferences: DesignPreferencesSchema,
    generated_content: z.object({ html: z.string(), css: z.string() }),
    menu_items: z.array(MenuItemSchema),
    generation_details: GenerationDetailsSchema,
    design_system: DesignSystemSchema,
    pages: SiteContentSchema.shape.pages,
    content: SiteContentSchema,
    /** Rises by one with every change of the content. */
    version: z.int().positive(),
    /** What the owner still has to fill in, such as `phone`. */
    missing_facts: z.array(z.enum(['phone', 'address', 'hours', 'menu', 'prices'])),
  })
  .meta({ id: 'Website' });
export type Website = z.infer<typeof WebsiteSchema>;

export const GENERATION_STATUSES = ['in_progress', 'completed', 'failed'] as const;

export const GenerationProgressSchema = z
  .object({
    generation_id: z.string(),
    status: z.enum(GENERATION_STATUSES),
    progress_percentage: z.int().min(0).max(100),
    current_operation: z.string(),
    website_id: z.string().nullable(),
    error_details: z.string().nullable(),
  })
  .meta({ id: 'GenerationProgress' });
export type GenerationProgress = z.infer<typeof GenerationProgressSchema>;

export const GenerateWebsiteSchema = z.strictObject({
  /** Accepted because the spec's client sends it; it must be the caller's own restaurant. */
  restaurant_id: z.string().max(100).optional(),
  website_name: displayName('Enter a name for the website.'),
  design_preferences: DesignPreferencesSchema.default({}),
  content_preferences: z.record(z.string().max(100), z.json()).default({}),
  custom_requirements: z.string().max(5_000, 'Use at most 5,000 characters.').default(''),
});
