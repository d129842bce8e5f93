import type { CheckedSentence, CheckedText } from '../checked-text.ts';
import type { FactTokenOf } from '../readers/fact-token.ts';

/** "In der Mühlgasse 12": the record has the same number behind the same name. */
export function isHouseNumber(
  { text, facts }: CheckedText,
  { words }: CheckedSentence,
  { value, start }: FactTokenOf<'number'>,
): boolean {
  const street = words.findLast((word) => word.end <= start);
  if (street?.isCapitalized !== true || text.slice(street.end, start) !== ' ') return false;
  return facts
    .passagesWith('number')
    .some((passage) =>
      passage.tokens.some(
        (one) =>
          one.kind === 'number' &&
          one.value === value &&
          passage.text.slice(0, one.start).endsWith(`${street.word} `),
      ),
    );
}
