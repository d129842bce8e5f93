import * as z from 'zod/mini';
import { RestaurantProfileSchema } from '#shared/profile/restaurant-profile.ts';
import { TEXT_KINDS } from '#shared/site/editing/text-actions.ts';

/** One text of a page, and what is known beside it. */
export const RewriteFactsSchema = z.object({
  action: z.enum(['rewrite', 'shorter', 'longer', 'warmer', 'describe']),
  kind: z.enum(TEXT_KINDS),
  /** As it is in the field now. */
  text: z.string(),
  /** Suggestions on the page that the owner hasn’t reviewed. They stay word for word. */
  suggestions: z.array(z.string()),
  /** The other texts of the page: none of their lines is printed twice. */
  others: z.array(z.string()),
  /** What a section of the owner’s own is about; empty text elsewhere. */
  topic: z.string(),
  /** Of a dish, its name and the heading it is listed under; empty texts elsewhere. */
  dish: z.object({ name: z.string(), course: z.string() }),
  websiteName: z.string(),
  /** What the restaurant is: the line over the page. */
  identity: z.string(),
  /** What the page lists as dishes. */
  dishes: z.array(z.object({ name: z.string(), course: z.optional(z.string()) })),
  /** With the language of the page first. */
  profile: RestaurantProfileSchema,
  /** Stable: the same facts and seed give the same words. */
  seed: z.string(),
});
export type RewriteFacts = z.infer<typeof RewriteFactsSchema>;

/** `message`: why the text is as it was. `before`: the text that it was. */
export const RewrittenSchema = z.object({
  text: z.string(),
  changed: z.boolean(),
  message: z.optional(z.string()),
  before: z.string(),
});
export type Rewritten = z.infer<typeof RewrittenSchema>;
