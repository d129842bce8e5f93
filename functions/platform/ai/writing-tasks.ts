import * as z from 'zod/mini';
import {
  ColorPaletteSchema,
  DESIGN_CATEGORIES,
  MenuItemSchema,
  OpeningHoursSchema,
  SECTION_NAMES,
  TEMPLATE_IDS,
  TypographySchema,
} from '#shared/site/site-content.ts';

/**
 * What is known about a restaurant when a site is written. Everything here was typed by the owner;
 * nothing else may be stated as a fact on the page.
 */
export type WebsiteFacts = {
  restaurantName: string;
  websiteName: string;
  /** The owner's own words, at most 5,000 characters. */
  requirements: string;
  address?: string;
  phone?: string;
  /** Colours and fonts the owner asked for. */
  designPreferences: { primary_color?: string; secondary_color?: string; font_family?: string };
  contentPreferences: Record<string, unknown>;
  /** Stable per website: the same facts and seed give the same site. */
  seed: string;
};

export const StorySchema = z.object({
  cuisine: z.string(),
  language: z.string(),
  tagline: z.string().check(z.minLength(1), z.maxLength(120)),
  hero_description: z.string().check(z.minLength(1), z.maxLength(400)),
  meta_description: z.string().check(z.minLength(1), z.maxLength(200)),
  about_title: z.string().check(z.minLength(1), z.maxLength(80)),
  about_content: z.string().check(z.minLength(1), z.maxLength(2_000)),
  gallery_title: z.string().check(z.minLength(1), z.maxLength(80)),
  gallery_description: z.string().check(z.maxLength(300)),
  faq_title: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Only questions that the owner's own words answer. */
  faq: z
    .array(z.object({ question: z.string().check(z.minLength(1)), answer: z.string().check(z.minLength(1)) }))
    .check(z.maxLength(8)),
  reviews_title: z.string().check(z.minLength(1), z.maxLength(80)),
  contact_title: z.string().check(z.minLength(1), z.maxLength(80)),
  contact_description: z.string().check(z.maxLength(400)),
  /** Printed hours such as "Closed on Mondays"; empty when the owner said nothing. */
  hours: z.string().check(z.maxLength(300)),
  opening_hours: OpeningHoursSchema,
  /** From the restaurant's record, else the owner's words; empty when neither says. */
  address: z.optional(z.string().check(z.maxLength(160))),
  phone: z.optional(z.string().check(z.maxLength(40))),
});
export type Story = z.infer<typeof StorySchema>;

export const MenuDraftSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Only dishes and offers that the owner named; price is empty text when none was given. */
  items: z.array(z.omit(MenuItemSchema, { image: true })).check(z.maxLength(60)),
});
export type MenuDraft = z.infer<typeof MenuDraftSchema>;

/** What the artwork draws: the cuisine's table, light and pattern. */
export const PICTURE_SUBJECTS = [
  'pasta',
  'pizza',
  'bread',
  'coffee',
  'pastry',
  'sushi',
  'ramen',
  'dumplings',
  'tacos',
  'curry',
  'grill',
  'burger',
  'seafood',
  'salad',
  'wine',
  'cocktail',
  'dessert',
  'noodles',
  'mezze',
  'soup',
  'vegetables',
  'cheese',
  'chicken',
  'rice',
  'tea',
  'beer',
  'fruit',
  'herbs',
  'fire',
  'table',
] as const;
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number];

export const DesignSchema = z.object({
  template_id: z.enum(TEMPLATE_IDS),
  design_category: z.enum(DESIGN_CATEGORIES),
  color_palette: ColorPaletteSchema,
  typography: TypographySchema,
  /** Every section once; hero first. */
  section_order: z.array(z.enum(SECTION_NAMES)).check(z.minLength(4)),
  hero_subject: z.enum(PICTURE_SUBJECTS),
  gallery_subjects: z.array(z.enum(PICTURE_SUBJECTS)).check(z.minLength(3), z.maxLength(6)),
});
export type Design = z.infer<typeof DesignSchema>;

/** The writing tasks and the shape each one must answer with. */
export const WRITING_TASKS = { story: StorySchema, menu: MenuDraftSchema, design: DesignSchema } as const;
export type WritingTask = keyof typeof WRITING_TASKS;
export type WritingResult<Task extends WritingTask> = z.infer<(typeof WRITING_TASKS)[Task]>;

/** What came back, and how: the record goes into `generation_details`. */
export type Written<Task extends WritingTask> = {
  result: WritingResult<Task>;
  /** `composer` or the Bedrock model id. */
  model: string;
  /** Present when the configured provider failed and the composer wrote instead: why, in one sentence. */
  fallbackReason?: string;
};

/** The one door to text generation. */
export type Writer = {
  write: <Task extends WritingTask>(task: Task, facts: WebsiteFacts) => Promise<Written<Task>>;
};
