import * as z from 'zod/mini';
import { TEXT_ACTIONS } from '#shared/site/editing/text-actions.ts';
import { FaqItemSchema } from '#shared/site/site-content.ts';

export const RewriteIdSchema = z
  .string('Include an ID.')
  .check(z.regex(/^[\w-]{16,64}$/, 'Use 16 to 64 letters, numbers, hyphens, or underscores.'));

/** Which text of a page, as it is in its field, and what to do with it. `write_faqs`: the path of the questions, and no text. */
export const RewriteTextSchema = z.strictObject({
  path: z
    .string('Include the text’s path.')
    .check(z.minLength(1, 'Include the text’s path.'), z.maxLength(200, 'Include the text’s path.')),
  text: z._default(
    z.string('Include the text.').check(z.maxLength(5_000, 'Use at most 5,000 characters.')),
    '',
  ),
  action: z.enum(TEXT_ACTIONS, 'Choose one of the available actions.'),
  /** A new id for each rewrite: with it the caller polls for the words so far, and cancels. */
  rewrite_id: z.optional(RewriteIdSchema),
});

/** `message`: why nothing was changed, and what to do instead. `items`: new questions, all answered from known facts. */
export const RewrittenTextSchema = z.object({
  text: z.string(),
  changed: z.boolean(),
  message: z.optional(z.string()),
  items: z._default(z.array(FaqItemSchema), []),
});
