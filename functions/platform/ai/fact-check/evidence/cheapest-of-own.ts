import type { CheckedSentence, CheckedText } from '../checked-text.ts';
import type { StatedClaim } from '../claims.ts';
import { stemOf } from '../text/word-forms.ts';

const CHEAPEST =
  /(?<![a-z])(?:cheapest|mas barat[oa]s?|moins chere?s?|meno car[oaie]|piu economic[oaie]|gunstigste[nrs]?|billigste[nrs]?)(?: \p{L}+)?$/u;
const OF_OWN =
  /^ (?:of|among|de|entre|parmi|di|tra|dei|dell[ea]|unter|von|der)? ?(?:our|nuestr\p{L}+|nos|nostr\p{L}+|unsere\p{L}*) (\p{L}{3,})/u;

/** "Arroces" and "arroz". */
const sameStem = (word: string) => stemOf(word).replace(/c$/, 'z');

/** "The cheapest of our rices": of the dishes of one name none costs less than the one that is spoken of. */
export function isCheapestOfOwn(
  { facts, text }: CheckedText,
  { subjects }: CheckedSentence,
  { start, end }: StatedClaim,
): boolean {
  if (!CHEAPEST.test(text.slice(Math.max(0, start - 6), end))) return false;
  const noun = OF_OWN.exec(text.slice(end, end + 48))?.[1];
  if (noun === undefined) return false;
  const others = facts.dishes.filter(({ name }) => name.some((stem) => sameStem(stem) === sameStem(noun)));
  const prices = subjects.flatMap((dish) => dish.prices);
  return (
    prices.length > 0 &&
    others.length > 1 &&
    others.every((dish) => dish.prices.every((price) => prices.every((own) => own <= price)))
  );
}
