import * as z from 'zod/mini';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { TEXT_ACTIONS } from '#shared/site/editing/text-actions.ts';
import { FaqItemSchema } from '#shared/site/site-content.ts';

export const RewriteIdSchema = z
  .string('Include an ID.')
  .check(z.regex(/^[\w-]{16,64}$/, 'Use 16 to 64 letters, numbers, hyphens, or underscores.'));

const PATH = 'Include the `path` of the text.';

/** A text of a page as in its field, and the action. `write_faqs`: the path of the questions, without text. */
export const RewriteTextSchema = z.strictObject({
  path: z.string(PATH).check(z.minLength(1, PATH), z.maxLength(200, PATH)),
  text: z._default(z.string('Include the text.').check(z.maxLength(5_000, atMostCharacters(5_000))), ''),
  action: z.enum(TEXT_ACTIONS, 'Choose one of the available actions.'),
  /** A new ID per rewrite. The caller uses it to poll and cancel. */
  rewrite_id: z.optional(RewriteIdSchema),
});

/** `message`: why nothing changed, and what to do instead. `items`: new questions, answered from known details. */
export const RewrittenTextSchema = z.object({
  text: z.string(),
  changed: z.boolean(),
  message: z.optional(z.string()),
  items: z._default(z.array(FaqItemSchema), []),
});
