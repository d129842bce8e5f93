import * as z from 'zod/mini';
import { OWN_IMAGE, PLATFORM_MISSING } from '#shared/contract/field-messages.ts';
import { line, lines } from '#shared/contract/text-fields.ts';
import { TimeSchema } from '#shared/contract/time-of-day.ts';
import { SUBJECT_CHARACTERS } from '#shared/posts/social/post-rules.ts';
import { SocialPlatformSchema } from '#shared/posts/social/social-platforms.ts';
import { DateSchema } from '#shared/profile/hours.ts';
import { AssumedPhraseSchema } from '#shared/text/assumed-phrase.ts';

export const MAX_PLAN_WEEKS = 4;
/** Per platform. Some allow fewer. */
export const MAX_POSTS_PER_WEEK = 3;
export const MAX_PLANS = 40;
export const MAX_POST_TEXT = 5_000;

/** The `content_type` of posts that contain only the owner’s offer. */
export const OFFER_POST = 'Offer';

export const POST_TONES = ['elegant', 'rustic', 'playful', 'modern', 'warm'] as const;

export type PostTone = (typeof POST_TONES)[number];

const WEEKS = `Choose 1 to ${MAX_PLAN_WEEKS} weeks.`;
const PER_WEEK = `Choose 1 to ${MAX_POSTS_PER_WEEK} posts a week.`;

const imageIdText = z.string().check(z.regex(/^[\w-]{1,100}$/, OWN_IMAGE));

/** The input of a content calendar. Everything else comes from the profile. */
export const CreateContentPlanSchema = z.strictObject({
  /** In the owner’s words; empty text for none. */
  theme: z._default(line(80), ''),
  platforms: z
    .array(SocialPlatformSchema, PLATFORM_MISSING)
    .check(z.minLength(1, PLATFORM_MISSING), z.maxLength(6)),
  weeks: z.int(WEEKS).check(z.gte(1, WEEKS), z.lte(MAX_PLAN_WEEKS, WEEKS)),
  posts_per_week: z._default(
    z.int(PER_WEEK).check(z.gte(1, PER_WEEK), z.lte(MAX_POSTS_PER_WEEK, PER_WEEK)),
    2,
  ),
  /** The first day; absent: tomorrow in the restaurant’s time zone. */
  starts_on: z.optional(DateSchema),
  /** Absent: from the theme and the cuisine. */
  tone: z.optional(z.enum(POST_TONES, 'Choose a valid tone.')),
  /** IDs from `listOccasions`. */
  occasions: z._default(
    z.array(z.string().check(z.maxLength(40))).check(z.maxLength(12, 'Choose at most 12 occasions.')),
    [],
  ),
  /** Names of dishes to feature first. */
  dishes: z._default(z.array(line(120)).check(z.maxLength(20, 'Choose at most 20 dishes.')), []),
  /** The exact words for guests; empty text for none. */
  offer: z._default(line(120), ''),
  /** One of the restaurant’s images, for posts about these dishes, else for the first post of each platform. */
  image_id: z.optional(imageIdText),
});
export type CreateContentPlan = z.output<typeof CreateContentPlanSchema>;

const HashtagsSchema = z
  .array(
    z.string().check(z.regex(/^#[\p{L}\p{M}\p{N}_]{1,60}$/u, 'Write each hashtag as one word after a #.')),
  )
  .check(z.maxLength(30, 'Use up to 30 hashtags.'));

const FocusSchema = z.strictObject({
  x: z.number().check(z.gte(0), z.lte(1)),
  y: z.number().check(z.gte(0), z.lte(1)),
});

export const ContentPostSchema = z
  .object({
    post_id: z.string(),
    /** From 1. */
    week: z.int(),
    platform: SocialPlatformSchema,
    /** Such as "Dish" or "Occasion". */
    content_type: z.string(),
    /** The topic: a dish, an occasion, or the offer. */
    about: z.string(),
    date: z.string(),
    /** In the restaurant’s time zone. */
    time: z.string(),
    /** Why on that day, in one sentence. */
    day_reason: z.string(),
    /** Of an email; empty text for others. */
    subject: z.string(),
    text: z.string(),
    hashtags: z.array(z.string()),
    /** The image description, in the language of the post. */
    alt_text: z.string(),
    /** A photo idea; absent for texts, and in calendars of earlier releases. */
    photo_idea: z.optional(z.string()),
    /** One of the restaurant’s images; null for none. */
    image_id: z.nullable(z.string()),
    /** The focal point of the crop. */
    focus: z.object({ x: z.number(), y: z.number() }),
    /** Of a Google post. */
    button: z.nullable(z.object({ label: z.string(), url: z.string() })),
    /** The writer: `built-in`, a model ID, or `owner`. */
    written_by: z.string(),
    /** The hash of the model’s prompt; absent if no model wrote it. */
    prompt_version: z.optional(z.string()),
    /** Claims about a dish that come only from its name; absent in calendars of earlier releases. */
    assumed: z.optional(z.array(AssumedPhraseSchema)),
  })
  .register(z.globalRegistry, { id: 'ContentPost' });
export type ContentPost = z.infer<typeof ContentPostSchema>;

/** A range with its basis, never a single number. */
export const ContentProjectionsSchema = z.object({
  monthly_reach: z.string(),
  monthly_engagement: z.string(),
  revenue_impact: z.string(),
  basis: z.string(),
});
export type ContentProjections = z.infer<typeof ContentProjectionsSchema>;

const summary = {
  plan_id: z.string(),
  theme: z.string(),
  platforms: z.array(SocialPlatformSchema),
  weeks: z.int(),
  starts_on: z.string(),
  created_at: z.iso.datetime(),
  posts_total: z.int(),
};
export const ContentPlanSummarySchema = z
  .object(summary)
  .register(z.globalRegistry, { id: 'ContentPlanSummary' });

export const ContentPlanSchema = z
  .object({
    ...summary,
    version: z.int(),
    /** BCP 47, the language of the posts. */
    language: z.string(),
    restaurant_name: z.string(),
    posts: z.array(ContentPostSchema),
    /** What the profile needs for more or better posts, in one sentence each. */
    missing: z.array(z.string()),
    projections: ContentProjectionsSchema,
  })
  .register(z.globalRegistry, { id: 'ContentPlan' });
export type ContentPlan = z.infer<typeof ContentPlanSchema>;

/** Omitted fields stay the same. */
export const EditPostSchema = z.strictObject({
  subject: z.optional(line(SUBJECT_CHARACTERS * 3)),
  text: z.optional(lines(MAX_POST_TEXT).check(z.minLength(1, 'Enter the post’s copy.'))),
  hashtags: z.optional(HashtagsSchema),
  alt_text: z.optional(line(250)),
  image_id: z.optional(z.nullable(imageIdText)),
  focus: z.optional(FocusSchema),
  date: z.optional(DateSchema),
  time: z.optional(TimeSchema),
  /** Without phrases that the owner has decided on. */
  assumed: z.optional(z.array(AssumedPhraseSchema).check(z.maxLength(10))),
});
export type EditPost = z.output<typeof EditPostSchema>;

/** An occasion within the weeks of a calendar. */
export const OccasionSchema = z
  .object({
    occasion_id: z.string(),
    name: z.string(),
    date: z.string(),
    kind: z.enum(['food_day', 'holiday']),
    /** The profile’s dishes for it. */
    dishes: z.array(z.string()),
    source: z.string(),
  })
  .register(z.globalRegistry, { id: 'ContentOccasion' });
export type ContentOccasion = z.infer<typeof OccasionSchema>;
