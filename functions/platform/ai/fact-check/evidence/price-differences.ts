import type { CheckedSentence, CheckedText } from '../checked-text.ts';
import type { DishMention } from '../known-dishes.ts';
import type { FactTokenOf } from '../readers/fact-token.ts';

/** Behind an amount by which one dish costs more or less than another; en, es, fr, it, de. */
const MORE = /^ (?:more|extra|pricier|dearer|on top|mas|de plus|in piu|di piu|mehr|teurer)(?![a-z])/;
const LESS = /^ (?:less|cheaper|menos|de moins|in meno|di meno|weniger|gunstiger|billiger)(?![a-z])/;
const APART = /^ (?:apart|of difference|de diferencia|de difference|di differenza|unterschied)(?![a-z])/;
/** "The difference between the two is a dollar" */
const DIFFERENCE =
  /(?<![a-z])(?:difference|diferencia|differenza|unterschied)[^.!?]{0,80} (?:is|es|est de|est|e di|e|ist|betragt)(?: only| just)? $/;
const THAN = /^ \p{L}+(?: \p{L}+)? (?:than|que|qu|di|del|della|dell|als)[ '](?:\p{L}+ ){0,2}$/u;
const CENT = 0.005;

const pricesOf = (mention: DishMention | undefined) =>
  mention?.dishes.flatMap(({ prices }) => prices.slice(0, 1)) ?? [];

/** "Cacio e pepe is $18, carbonara a dollar more": what two dishes differ by, and which of them costs more. */
export function isPriceDifference(
  { text }: CheckedText,
  { start, mentions, mentionsBefore }: CheckedSentence,
  token: FactTokenOf<'price'>,
): boolean {
  const behind = text.slice(token.end, token.end + 24);
  const isApart = APART.test(behind) || DIFFERENCE.test(text.slice(start, token.start));
  const sign = MORE.test(behind) ? 1 : LESS.test(behind) ? -1 : 0;
  if (sign === 0 && !isApart) return false;
  const whole = [...mentionsBefore, ...mentions].filter(({ isWhole }) => isWhole);
  const before = whole.filter(({ end }) => end <= token.start);
  const next = whole.find(({ start }) => start >= token.end);
  const isThan = next !== undefined && THAN.test(text.slice(token.end, next.start));
  const other = isThan ? next : before.at(-2);
  return pricesOf(before.at(-1)).some((price) =>
    pricesOf(other).some((than) =>
      token.values.some((value) => {
        const difference = isApart ? Math.abs(price - than) : sign * (price - than);
        return Math.abs(difference - value) < CENT;
      }),
    ),
  );
}
