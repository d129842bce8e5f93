import * as z from 'zod/mini';
import { DietSchema } from '#shared/menu/diets.ts';
import { POST_TONES } from '#shared/posts/contract/content-plan.ts';
import { SocialPlatformSchema } from '#shared/posts/social/social-platforms.ts';

/** The subject of a post. Posts of earlier releases can also be about a menu, a diet, a person, a note, or a visit. */
export const POST_ANGLES = [
  'dish',
  'pair',
  'menu',
  'service',
  'offer',
  'story',
  'person',
  'note',
  'diet',
  'visit',
  'occasion',
  'moment',
] as const;
export type PostAngle = (typeof POST_ANGLES)[number];

const PostDishSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** As the owner writes it; empty if there is none or more than one. */
  price: z.string(),
  /** When the dish is available, in the owner’s words; empty if always. */
  availability: z.string(),
  /** Its heading on the menu. */
  course: z.optional(z.string()),
});
export type PostDish = z.infer<typeof PostDishSchema>;

const IntervalSchema = z.object({ opens: z.string(), closes: z.nullable(z.string()) });
export type PostInterval = z.infer<typeof IntervalSchema>;

/** One post to write: its platform, and the facts it may state besides those of the restaurant. */
export const PostBriefSchema = z.object({
  post_id: z.string(),
  platform: SocialPlatformSchema,
  /** ISO date of publication. */
  date: z.string(),
  angle: z.enum(POST_ANGLES),
  /** At most three. A post about a dish is about the first. */
  dishes: z.array(PostDishSchema),
  /** The owner’s exact words: a sentence, a note, an offer, or a menu’s description. */
  words: z.string(),
  /** The library’s kind of moment or occasion, or who says it, or the name of the service. */
  label: z.string(),
  /** The price of a set menu, or the role of a person. */
  detail: z.string(),
  /** For posts about a diet: the diet that its dishes fit. */
  diet: z.nullable(DietSchema),
  occasion: z.nullable(
    z.object({
      name: z.string(),
      date: z.string(),
      is_holiday: z.boolean(),
      /** Many restaurants are closed then, and the owner hasn’t said whether this one is. */
      is_unsaid: z.optional(z.boolean()),
    }),
  ),
  /** A day that the post may mention, with its hours; empty: closed; null: unknown. */
  day: z.nullable(
    z.object({
      date: z.string(),
      hours: z.array(IntervalSchema),
      /** The restaurant had other hours earlier that day, which are over when the post is published. */
      is_part: z.optional(z.boolean()),
    }),
  ),
  /** The next day on which the restaurant is open, if it is closed on `day`. */
  back: z.nullable(z.object({ date: z.string(), hours: z.array(IntervalSchema) })),
  /** What the post can’t mention: the day itself if the restaurant is closed, or an evening if it has none. */
  avoids: z.optional(z.array(z.enum(['today', 'evening']))),
  /** Counts the variants that the owner asked for. Each has different words. */
  turn: z.number(),
});
export type PostBrief = z.infer<typeof PostBriefSchema>;

/** Facts of the restaurant that each post may state. */
export const PostRestaurantSchema = z.object({
  name: z.string(),
  kind: z.string(),
  cuisine: z.string(),
  locality: z.string(),
  street: z.string(),
  address: z.string(),
  /** BCP 47. */
  language: z.string(),
  /** BCP 47, if the country writes differently than `language` alone says: `en-GB`, `de-CH`. */
  locale: z.optional(z.string()),
  /** As the owner chose it; null: decided by the theme and the kitchen. */
  tone: z.nullable(z.enum(POST_TONES)),
  /** The owner’s name for the plan. Its posts use it as a hashtag if the platform has hashtags. */
  theme: z.string(),
  booking_note: z.string(),
  phone: z.string(),
  links: z.object({ booking: z.string(), ordering: z.string(), website: z.string() }),
});
export type PostRestaurant = z.infer<typeof PostRestaurantSchema>;

/** `subject`: only for emails, otherwise empty. `photo`: what to photograph. `tags`: hashtags from the library. */
const WrittenPostSchema = z.object({
  post_id: z.string(),
  subject: z.string(),
  text: z.string(),
  photo: z._default(z.string(), ''),
  tags: z._default(z.array(z.string()), []),
});
export const WrittenPostsSchema = z.object({ posts: z.array(WrittenPostSchema) });
export type WrittenPosts = z.infer<typeof WrittenPostsSchema>;
export type WrittenPost = WrittenPosts['posts'][number];

export const PostFactsSchema = z.object({
  restaurant: PostRestaurantSchema,
  briefs: z.array(PostBriefSchema),
  /** One post from the library for each brief: a model rewrites them, and they are used without a model. */
  drafts: z._default(z.array(WrittenPostSchema), []),
});
export type PostFacts = z.infer<typeof PostFactsSchema>;
