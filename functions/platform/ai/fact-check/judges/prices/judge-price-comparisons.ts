import { finding, type Judge } from '../../checked-text.ts';
import type { DishMention } from '../../known-dishes.ts';

/** Between two dishes of which one is said to cost less, or more, than the other; en, es, fr, it, de. */
const LESS =
  /^[^.!?]{0,20}(?<![a-z])(?:cheaper|less expensive|costs? less|mas barat[oa]|cuesta menos|moins chere?|coute moins|meno car[oa]|costa (?:di )?meno|gunstiger|billiger|kostet weniger)[^.!?]{0,24}$/;
const MORE =
  /^[^.!?]{0,20}(?<![a-z])(?:pricier|dearer|more expensive|costs? more|mas car[oa]|cuesta mas|plus chere?|coute plus|piu car[oa]|costa di piu|teurer|kostet mehr)[^.!?]{0,24}$/;
const AS_MUCH =
  /(?<![a-z])(?:costs? (?:just )?as much as|cuesta lo mismo que|coute autant que|costa quanto|kostet so viel wie)(?: \p{L}+)?[ ']?$/u;
const THAN = /(?<![a-z])(?:than|que|di|del|della|dell|als)(?: \p{L}+)?[ ']?$/u;

/** Behind a dish that is said to cost what the one before it costs. */
const SAME =
  /^,? (?:is |are |costs? )?(?:for |at )?(?:the )?same price|^ (?:both )?cost the same|^,? (?:(?:al|por el) mismo precio|au meme prix|allo stesso prezzo|(?:zum|fur den) (?:gleichen|selben) preis)(?![a-z])/;

const priceOf = ({ dishes }: DishMention) => dishes[0]?.prices[0];

type Comparison = (price: number, than: number) => boolean;

/** What a text says of two prices by the words between and behind their dishes. */
function comparisonOf(between: string, behind: string): Comparison | undefined {
  if (SAME.test(behind)) return (price, than) => price === than;
  if (AS_MUCH.test(between)) return (price, than) => price === than;
  if (!THAN.test(between)) return undefined;
  if (LESS.test(between)) return (price, than) => price < than;
  return MORE.test(between) ? (price, than) => price > than : undefined;
}

/** "The tiramisù costs more than the carbonara", "at the same price": held against both prices. */
export const judgePriceComparisons: Judge = (checked, { mentions, end }) => {
  const { text } = checked;
  const whole = mentions.filter(({ isWhole }) => isWhole);
  return whole.flatMap((one, at) => {
    const other = whole[at + 1];
    if (other === undefined) return [];
    const isHeld = comparisonOf(text.slice(one.end, other.start).trimEnd(), text.slice(other.end, end));
    const [price, than] = [priceOf(one), priceOf(other)];
    if (isHeld === undefined || price === undefined || than === undefined || isHeld(price, than)) return [];
    return [finding(checked, 'price', { start: one.start, end: other.end })];
  });
};
