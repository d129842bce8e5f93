import * as z from 'zod/mini';

/** A phrase that we assumed, which the owner should check, with alternatives. */
export const AssumedPhraseSchema = z
  .object({
    /** As in the text. */
    text: z.string().check(z.maxLength(500)),
    alternatives: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(5)),
  })
  .register(z.globalRegistry, { id: 'AssumedPhrase' });
export type AssumedPhrase = z.infer<typeof AssumedPhraseSchema>;

type Assuming = { text: string; assumed?: readonly AssumedPhrase[] | undefined };

/**
 * The text with `next` instead of a phrase, which is then the owner’s. The same words keep it; empty text removes it.
 * Pure.
 */
export function decidePhrase(
  { text, assumed = [] }: Assuming,
  phrase: Pick<AssumedPhrase, 'text'>,
  next: string,
): { text: string; assumed: AssumedPhrase[] } {
  const changed = text
    .replace(phrase.text, () => next)
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=\n|$)/g, '');
  return {
    text: next === phrase.text ? text : changed.trim(),
    assumed: assumed.filter((each) => each.text !== phrase.text),
  };
}
