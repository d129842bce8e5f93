import * as z from 'zod/mini';
import { DietSchema } from '#shared/menu/diets.ts';
import { POST_TONES } from '#shared/posts/contract/content-plan.ts';
import { SocialPlatformSchema } from '#shared/posts/social/social-platforms.ts';

/** What a post is about. Posts of earlier releases are about a menu, a diet, a person, a note, or a visit, too. */
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
  /** As the owner writes it; empty text when there is none, or more than one. */
  price: z.string(),
  /** The owner's words on when there is some; empty text for always. */
  availability: z.string(),
  /** The heading it stands under. */
  course: z.optional(z.string()),
});
export type PostDish = z.infer<typeof PostDishSchema>;

const IntervalSchema = z.object({ opens: z.string(), closes: z.nullable(z.string()) });
export type PostInterval = z.infer<typeof IntervalSchema>;

/** One post to write: where it appears and all that it may state beside the facts of the restaurant. */
export const PostBriefSchema = z.object({
  post_id: z.string(),
  platform: SocialPlatformSchema,
  /** ISO date on which it is to go out. */
  date: z.string(),
  angle: z.enum(POST_ANGLES),
  /** At most three; the first is what a post about a dish is about. */
  dishes: z.array(PostDishSchema),
  /** The owner's words, word for word: a sentence, a note, an offer, a menu's description. */
  words: z.string(),
  /** The library's kind of a moment or an occasion; else who says it, or what the service is called. */
  label: z.string(),
  /** Of a menu with one price, or of a person the role. */
  detail: z.string(),
  /** Of a post about a diet: what holds of its dishes. */
  diet: z.nullable(DietSchema),
  occasion: z.nullable(
    z.object({
      name: z.string(),
      date: z.string(),
      is_holiday: z.boolean(),
      /** Many houses close then, and the owner has not said whether this one does. */
      is_unsaid: z.optional(z.boolean()),
    }),
  ),
  /** A day that the post may speak of and its hours; empty: closed; null: not known. */
  day: z.nullable(
    z.object({
      date: z.string(),
      hours: z.array(IntervalSchema),
      /** The restaurant had other hours on that day, which are over when the post goes out. */
      is_part: z.optional(z.boolean()),
    }),
  ),
  /** The next day on which the restaurant opens, where it is closed on `day`. */
  back: z.nullable(z.object({ date: z.string(), hours: z.array(IntervalSchema) })),
  /** What its words can't mention: the day itself when the restaurant is closed, an evening when it has none. */
  avoids: z.optional(z.array(z.enum(['today', 'evening']))),
  /** Other words than before: counts up with each variant that was asked for. */
  turn: z.number(),
});
export type PostBrief = z.infer<typeof PostBriefSchema>;

/** Facts of the restaurant that every post may state. */
export const PostRestaurantSchema = z.object({
  name: z.string(),
  kind: z.string(),
  cuisine: z.string(),
  locality: z.string(),
  street: z.string(),
  address: z.string(),
  /** BCP 47. */
  language: z.string(),
  /** BCP 47, where the country writes otherwise than `language` does elsewhere: `en-GB`, `de-CH`. */
  locale: z.optional(z.string()),
  /** As the owner chose it; null: as the theme and the kitchen suggest. */
  tone: z.nullable(z.enum(POST_TONES)),
  /** What the owner calls the plan: a hashtag of its posts, where a platform has them. */
  theme: z.string(),
  booking_note: z.string(),
  phone: z.string(),
  links: z.object({ booking: z.string(), ordering: z.string(), website: z.string() }),
});
export type PostRestaurant = z.infer<typeof PostRestaurantSchema>;

/** `subject` of an email; empty text elsewhere. `photo`: what to photograph; `tags`: hashtags of the library's. */
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
  /** Posts of the library, one for each brief: what a model rewrites, and what is used without one. */
  drafts: z._default(z.array(WrittenPostSchema), []),
});
export type PostFacts = z.infer<typeof PostFactsSchema>;
