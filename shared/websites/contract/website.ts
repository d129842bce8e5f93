import * as z from 'zod/mini';
import { displayName } from '#shared/contract/display-name.ts';
import { WEBSITE_NAME_MISSING, WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { BriefChoicesSchema, BriefLineSchema } from '#shared/profile/brief-lines.ts';
import { EnteredFactsSchema } from '#shared/profile/entered/entered-facts-schema.ts';
import { FactSourcesSchema } from '#shared/profile/projection/fact-kinds.ts';
import { SuggestionSchema } from '#shared/site/review/suggestions.ts';
import { DesignSystemSchema, MenuItemSchema, SiteContentSchema } from '#shared/site/site-content.ts';

/** `ready` and `completed` come from templates and generation; `draft` is everything unpublished. */
export const WEBSITE_STATUSES = ['draft', 'ready', 'completed', 'published'] as const;
export const WebsiteStatusSchema = z.enum(WEBSITE_STATUSES);

/** The source of the page: sections, or the owner’s HTML and CSS. */
export const CONTENT_SOURCES = ['sections', 'html'] as const;
export const ContentSourceSchema = z.enum(CONTENT_SOURCES);
export type ContentSource = z.infer<typeof ContentSourceSchema>;

export const DesignPreferencesSchema = z.strictObject({
  primary_color: z.optional(z.string().check(z.maxLength(20))),
  secondary_color: z.optional(z.string().check(z.maxLength(20))),
  font_family: z.optional(z.string().check(z.maxLength(100))),
});

export const GenerationDetailsSchema = z.object({
  features_used: z.array(z.string()),
  ai_model: z.string(),
  /** The hash of the model’s prompt; absent if no model wrote it, and on websites of earlier releases. */
  prompt_version: z.optional(z.string()),
  /** The hash of the prompt with which a model read the owner’s brief. */
  reading_prompt_version: z.optional(z.string()),
  /** Seconds from the first step to the last. */
  generation_time: z.number().check(z.nonnegative()),
});

/** A website in lists and on cards. */
export const WebsiteSummarySchema = z
  .object({
    website_id: z.string(),
    website_name: z.string(),
    status: WebsiteStatusSchema,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    published_at: z.optional(z.iso.datetime()),
    design_category: z.string(),
    /** Path on the sites origin, or empty text. */
    hero_image: z.string(),
    restaurant_id: z.string(),
    restaurant_name: z.string(),
    slug: z.optional(z.string()),
    /** Public URL; present while published. */
    url: z.optional(z.string()),
    /** The published page has an older version of the content. */
    has_unpublished_changes: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'WebsiteSummary' });
export type WebsiteSummary = z.infer<typeof WebsiteSummarySchema>;

/** The most bytes (UTF-8) of custom HTML and CSS. A page with its images must stay within 500 KB. */
export const MAX_HTML_BYTES = 256 * 1024;
export const MAX_CSS_BYTES = 100 * 1024;

/** `html` is the content of the body element, `css` the stylesheet. Images and fonts are referenced by path. */
export const PageSourceSchema = z.object({ html: z.string(), css: z.string() });
export type PageSource = z.infer<typeof PageSourceSchema>;
/** The owner’s input. The sanitizer checks its size in bytes. */
export const SourceInputSchema = z.strictObject({ html: z.string(), css: z.string() });

/** A whole website. The renderer reads `content`; the spec’s fields are beside it. */
export const WebsiteSchema = z
  .object({
    ...WebsiteSummarySchema.shape,
    custom_requirements: z.string(),
    design_preferences: DesignPreferencesSchema,
    content_source: ContentSourceSchema,
    /** The current page: rendered from sections, or custom. */
    generated_content: PageSourceSchema,
    /** The owner’s custom HTML and CSS, kept even while the page uses sections. */
    own_source: z.optional(PageSourceSchema),
    menu_items: z.array(MenuItemSchema),
    generation_details: GenerationDetailsSchema,
    design_system: DesignSystemSchema,
    pages: SiteContentSchema.shape.pages,
    content: SiteContentSchema,
    /** Increases with every change to the content. */
    version: z.int().check(z.positive()),
    /** What the owner still has to fill in, such as `phone`. */
    missing_facts: z.array(z.enum(['phone', 'address', 'hours', 'menu', 'prices'])),
    /** Suggestions that the owner keeps or removes before publishing. */
    suggestions: z.array(SuggestionSchema),
    /** Requests of the owner that we couldn’t follow, in one sentence each. */
    undone_requests: z.optional(z.array(z.string())),
    /** The lines of the brief that aren’t regular details, and their use. */
    brief_lines: z.optional(z.array(BriefLineSchema)),
    /** The source of each kind of detail; absent: all are the website’s own. */
    fact_sources: z.optional(FactSourcesSchema),
    /** The running regeneration of the website, if any. */
    regeneration_id: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'Website' });
export type Website = z.infer<typeof WebsiteSchema>;

export const GENERATION_STATUSES = ['in_progress', 'completed', 'failed', 'canceled'] as const;

export const GenerationProgressSchema = z
  .object({
    generation_id: z.string(),
    status: z.enum(GENERATION_STATUSES),
    progress_percentage: z.int().check(z.gte(0), z.lte(100)),
    current_operation: z.string(),
    website_id: z.nullable(z.string()),
    error_details: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'GenerationProgress' });

const customRequirements = z.string().check(z.maxLength(5_000, atMostCharacters(5_000)));

export const GenerateWebsiteSchema = z.strictObject({
  /** Accepted for the spec’s client; must be the caller’s own restaurant. */
  restaurant_id: z.optional(z.string().check(z.maxLength(100))),
  website_name: displayName(WEBSITE_NAME_MISSING),
  design_preferences: z._default(DesignPreferencesSchema, {}),
  content_preferences: z._default(z.record(z.string().check(z.maxLength(100)), z.json()), {}),
  custom_requirements: z._default(customRequirements, ''),
  /** The owner’s choice for lines of `custom_requirements`. */
  brief_lines: z._default(BriefChoicesSchema, []),
  /** Saved to the profile first. Each wins over `custom_requirements`. */
  ...EnteredFactsSchema.shape,
  /**
   * The version of the profile that the owner confirmed. Entered details are saved to it, all details come from it, and
   * the brief has only requests.
   */
  profile_version: z.optional(z.int(WHOLE_NUMBER).check(z.nonnegative())),
});

export const RegenerateWebsiteSchema = z.strictObject({
  design_preferences: z.optional(DesignPreferencesSchema),
  custom_requirements: z.optional(customRequirements),
  /** What lines of the brief are for; absent: as the owner chose before. */
  brief_lines: z.optional(BriefChoicesSchema),
});

const suggestionId = z.string().check(z.minLength(1), z.maxLength(80));
const blankValues = z.record(
  z.string().check(z.maxLength(40)),
  z.string().check(z.maxLength(300, 'Use at most 300 characters.')),
);

/** `values` fill the blanks of a suggestion by name; without blanks, a plain ID is enough. */
export const ReviewSuggestionsSchema = z.strictObject({
  keep: z._default(
    z
      .array(z.union([suggestionId, z.strictObject({ id: suggestionId, values: z.optional(blankValues) })]))
      .check(z.maxLength(800)),
    [],
  ),
  remove: z._default(z.array(suggestionId).check(z.maxLength(800)), []),
});

/** Whether publishing keeps open suggestions or leaves them out. */
export const PublishWebsiteSchema = z.strictObject({
  suggestions: z._default(z.enum(['keep', 'leave_out'], 'Choose “keep” or “leave_out”.'), 'leave_out'),
});

/** The advanced editor’s changes. Omitted values stay the same. */
export const SaveWebsiteSchema = z.strictObject({
  website_name: z.optional(displayName(WEBSITE_NAME_MISSING)),
  generated_content: z.optional(SourceInputSchema),
  custom_requirements: z.optional(customRequirements),
  design_preferences: z.optional(DesignPreferencesSchema),
});

/**
 * Something that the sanitizers removed from the owner’s HTML or CSS or moved to the CSS, or a mistake that browsers
 * would correct.
 */
export const SourceFindingSchema = z.object({
  kind: z.enum(['removed', 'moved', 'mistake']),
  /** `html` or `css`. */
  source: z.enum(['html', 'css']),
  /** Line number in the owner’s text, from 1. */
  line: z.int().check(z.positive()),
  /** Such as `<script>`, `onclick`, `@import`. */
  what: z.string(),
  /** A sentence for the owner. */
  message: z.string(),
});
export type SourceFinding = z.infer<typeof SourceFindingSchema>;

/** Why a version of the content was saved. */
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
    version: z.int().check(z.positive()),
    reasons: z.array(z.enum(VERSION_REASONS)),
    created_at: z.iso.datetime(),
    website_name: z.string(),
    content_source: ContentSourceSchema,
    /** The version that guests see. */
    is_public: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'WebsiteVersion' });
export type WebsiteVersion = z.infer<typeof WebsiteVersionSchema>;
