import { type CheckedText, finding } from '../checked-text.ts';
import type { FactTokenOf, Part } from '../readers/fact-token.ts';
import { SMALL_WORDS, stemOf } from '../text/word-forms.ts';
import { isCounted } from '../vocabulary/counted.ts';
import { foodStemsOf } from '../vocabulary/food-words.ts';
import type { Units } from './number-units.ts';

/** A larger number in words is meant. */
const MOST_IN_WORDS = 12;
/** "A ribeye for two" is as large as that. */
const PORTION = /(?:for|para|pour|per|fur)\s$/;

/** In words, and of something that nobody counts: "two forks", "a thousand lunch breaks". */
export function isFigure(
  checked: CheckedText,
  token: FactTokenOf<'number'>,
  { behind, before }: Units,
): boolean {
  const isInWords = !/\d/.test(finding(checked, 'number', token).words);
  const isRound = token.value <= MOST_IN_WORDS || token.value === 100 || token.value === 1_000;
  const [next] = behind;
  const isAlone = !/^\s?\p{L}/u.test(checked.text.slice(token.end, token.end + 2));
  return (
    isInWords &&
    isRound &&
    !token.isOrdinal &&
    !directly(checked, token).some((stem) => isCounted(stem)) &&
    (next !== undefined || token.value <= 3) &&
    !(isAlone && PORTION.test(checked.text.slice(Math.max(0, token.start - 8), token.start))) &&
    !(
      isRow(checked, token, behind)
        ? [next]
        : behind.length > 0
          ? besides(checked, token, behind)
          : before.slice(-1)
    ).some((stem) => stem !== undefined && (isCounted(stem) || isFood(checked, stem)))
  );
}

/** The words that follow a number at once: "three private dining rooms". */
function directly({ text }: CheckedText, { end }: Part): string[] {
  const [row = ''] = /^(?:[\s-]\p{L}+){1,3}/u.exec(text.slice(end, end + 60)) ?? [];
  const words = row.split(/[\s-]/).filter((word) => word !== '');
  const small = words.findIndex((word) => SMALL_WORDS.has(word));
  return words.slice(0, small < 0 ? words.length : small).map(stemOf);
}

/** Of the words behind a number those that follow at once: "four seasons in a day" counts no days. */
function besides({ text }: CheckedText, { end }: Part, behind: readonly string[]): readonly string[] {
  const [, first = '', second = ''] =
    /^[\s-](\p{L}+)(?:[\s-](\p{L}+))?/u.exec(text.slice(end, end + 48)) ?? [];
  const isDirect = stemOf(first) === behind[0];
  return isDirect && stemOf(second) !== behind[1] ? behind.slice(0, 1) : behind;
}

/** "Two friends, one table": what stands behind a comma is counted for itself. */
function isRow({ text }: CheckedText, { end }: Part, behind: readonly string[]): boolean {
  return behind.length > 1 && /^[^,]{0,24},/.test(text.slice(end, end + 26));
}

const isFood = ({ facts }: CheckedText, stem: string) =>
  facts.stems.has(stem) || foodStemsOf(facts.reading.language).has(stem);
