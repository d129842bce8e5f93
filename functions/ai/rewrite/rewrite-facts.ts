import * as z from 'zod/mini';
import { RestaurantProfileSchema } from '#shared/profile/restaurant-profile.ts';
import { TEXT_KINDS } from '#shared/site/editing/text-actions.ts';

/** A text of a page, and related facts. */
export const RewriteFactsSchema = z.object({
  action: z.enum(['rewrite', 'shorter', 'longer', 'warmer', 'describe']),
  kind: z.enum(TEXT_KINDS),
  /** The current text in the field. */
  text: z.string(),
  /** Suggestions on the page that the owner hasn’t reviewed. They stay word for word. */
  suggestions: z.array(z.string()),
  /** The page's other texts, whose lines aren't used again. */
  others: z.array(z.string()),
  /** The topic of a section that the owner added; empty elsewhere. */
  topic: z.string(),
  /** The dish's name and heading; empty elsewhere. */
  dish: z.object({ name: z.string(), course: z.string() }),
  websiteName: z.string(),
  /** What the restaurant is: the line above the page. */
  identity: z.string(),
  /** The page's dishes. */
  dishes: z.array(z.object({ name: z.string(), course: z.optional(z.string()) })),
  /** The page's language comes first. */
  profile: RestaurantProfileSchema,
  /** Stable: the same facts and seed give the same text. */
  seed: z.string(),
});
export type RewriteFacts = z.infer<typeof RewriteFactsSchema>;

/** `message`: why the text didn't change. `before`: the previous text. */
export const RewrittenSchema = z.object({
  text: z.string(),
  changed: z.boolean(),
  message: z.optional(z.string()),
  before: z.string(),
});
export type Rewritten = z.infer<typeof RewrittenSchema>;
