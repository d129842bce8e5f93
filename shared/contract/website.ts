import * as z from 'zod';
import { DesignSystemSchema, MenuItemSchema, SiteContentSchema } from '#shared/site/site-content.ts';
import { displayName } from './display-name.ts';

/** `ready` and `completed` come from templates and generation; `draft` is everything not yet published. */
export const WEBSITE_STATUSES = ['draft', 'ready', 'completed', 'published'] as const;
export const WebsiteStatusSchema = z.enum(WEBSITE_STATUSES);

/** What the page is made from: the structured sections, or the HTML and CSS that the owner saved. */
export const CONTENT_SOURCES = ['sections', 'html'] as const;
export const ContentSourceSchema = z.enum(CONTENT_SOURCES);
export type ContentSource = z.infer<typeof ContentSourceSchema>;

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
    /** The public page shows an older version of the content. */
    has_unpublished_changes: z.boolean(),
  })
  .meta({ id: 'WebsiteSummary' });
export type WebsiteSummary = z.infer<typeof WebsiteSummarySchema>;

/** Most bytes (UTF-8) of an owner's own HTML and CSS; a page must stay within 500 KB with its pictures. */
export const MAX_HTML_BYTES = 256 * 1024;
export const MAX_CSS_BYTES = 100 * 1024;

/** `html` is what stands inside the body element, `css` the stylesheet; pictures and fonts by path. */
export const PageSourceSchema = z.object({ html: z.string(), css: z.string() });
export type PageSource = z.infer<typeof PageSourceSchema>;

/** One website, whole. `content` is what the renderer reads; the spec's own fields stand beside it. */
export const WebsiteSchema = z
  .object({
    ...WebsiteSummarySchema.shape,
    custom_requirements: z.string(),
    design_preferences: DesignPreferencesSchema,
    content_source: ContentSourceSchema,
    /** What the page is now: rendered from the sections, or the owner's own. */
    generated_content: PageSourceSchema,
    /** The owner's own HTML and CSS, kept also while the page is made from the sections. */
    own_source: PageSourceSchema.optional(),
    menu_items: z.array(MenuItemSchema),
    generation_details: GenerationDetailsSchema,
    design_system: DesignSystemSchema,
    pages: SiteContentSchema.shape.pages,
    content: SiteContentSchema,
    /** Rises by one with every change of the content. */
    version: z.int().positive(),
    /** What the owner still has to fill in, such as `phone`. */
    missing_facts: z.array(z.enum(['phone', 'address', 'hours', 'menu', 'prices'])),
    /** The generation that is making the website anew, while one runs. */
    regeneration_id: z.string().optional(),
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

const customRequirements = z.string().max(5_000, 'Use at most 5,000 characters.');

export const GenerateWebsiteSchema = z.strictObject({
  /** Accepted because the spec's client sends it; it must be the caller's own restaurant. */
  restaurant_id: z.string().max(100).optional(),
  website_name: displayName('Enter a name for the website.'),
  design_preferences: DesignPreferencesSchema.default({}),
  content_preferences: z.record(z.string().max(100), z.json()).default({}),
  custom_requirements: customRequirements.default(''),
});

export const RegenerateWebsiteSchema = z.strictObject({
  design_preferences: DesignPreferencesSchema.optional(),
  custom_requirements: customRequirements.optional(),
});

/** What the advanced editor saves; what is absent stays as it is. */
export const SaveWebsiteSchema = z.strictObject({
  website_name: displayName('Enter a name for the website.').optional(),
  generated_content: z.strictObject({ html: z.string(), css: z.string() }).optional(),
  custom_requirements: customRequirements.optional(),
  design_preferences: DesignPreferencesSchema.optional(),
});

/** One thing that the sanitizers took out of an owner's HTML or CSS, or that browsers had to mend. */
export const SourceFindingSchema = z.object({
  kind: z.enum(['removed', 'mistake']),
  /** `html` or `css`. */
  source: z.enum(['html', 'css']),
  /** Line in what the owner wrote, counted from 1. */
  line: z.int().positive(),
  /** Such as `<script>`, `onclick`, `@import`. */
  what: z.string(),
  /** A sentence for the owner. */
  message: z.string(),
});
export type SourceFinding = z.infer<typeof SourceFindingSchema>;

/** Why a version of the content was kept. */
export const VERSION_REASONS = [
  'published',
  'saved',
  'before_regeneration',
  'before_restore',
  'before_html',
  'before_html_change',
  'before_sections',
] as const;

export const WebsiteVersionSchema = z
  .object({
    version: z.int().positive(),
    reasons: z.array(z.enum(VERSION_REASONS)),
    created_at: z.iso.datetime(),
    website_name: z.string(),
    content_source: ContentSourceSchema,
    /** It is the version that guests see. */
    is_public: z.boolean(),
  })
  .meta({ id: 'WebsiteVersion' });
export type WebsiteVersion = z.infer<typeof WebsiteVersionSchema>;
