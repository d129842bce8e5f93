import type { DishMention, KnownDish } from './known-dishes.ts';

/** As many words of what a dish is made of tell that it is meant. */
const TELLING_WORDS = 3;

/** The dishes that a sentence is about: those named whole, else the one whose words it uses, else one named in part. */
export function subjectDishes(
  { mentions, stems }: { mentions: readonly DishMention[]; stems: ReadonlySet<string> },
  all: readonly KnownDish[],
): readonly KnownDish[] {
  const whole = mentions.filter(({ isWhole }) => isWhole).flatMap(({ dishes }) => dishes);
  if (whole.length > 0) return whole;
  const inPart = mentions.flatMap(({ dishes }) => (dishes.length === 1 ? dishes : []));
  const scores = all
    .map((dish) => ({ dish, score: [...stems].filter((stem) => dish.stems.has(stem)).length }))
    .sort((one, other) => other.score - one.score);
  const [best, next] = scores;
  const needed = best !== undefined && inPart.includes(best.dish) ? TELLING_WORDS - 1 : TELLING_WORDS;
  if (best !== undefined && best.score >= needed && best.score > (next?.score ?? 0)) return [best.dish];
  return inPart;
}
