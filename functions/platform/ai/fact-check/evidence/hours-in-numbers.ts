import type { CheckedSentence, CheckedText } from '../checked-text.ts';
import { isOfSame } from '../passage.ts';
import type { FactTokenOf } from '../readers/fact-token.ts';

/** "At nine rather than ten": beside another time, an hour at which the house opens or closes. */
export function isHourOfHouse({ facts, text }: CheckedText, { value, start }: FactTokenOf<'number'>) {
  const services = facts.profile?.services ?? [];
  const hours = services
    .flatMap(({ opens, closes }) => [opens, closes ?? opens])
    .map((time) => Number(time.slice(0, 2)));
  return (
    /(?:rather than|instead of|not|statt|en vez de|au lieu de|invece (?:di|delle))\s$/.test(
      text.slice(Math.max(0, start - 16), start),
    ) && hours.some((hour) => hour % 12 === value % 12)
  );
}

/** "Up since six": an hour of which the record says the same. */
export const isHourSaid = (
  { facts }: CheckedText,
  sentence: CheckedSentence,
  { value }: FactTokenOf<'number'>,
) =>
  facts
    .passagesWith('time')
    .some(
      (passage) =>
        passage.tokens.some((one) => one.kind === 'time' && one.at.includes(value * HOUR)) &&
        isOfSame(passage, sentence),
    );
const HOUR = 60;
