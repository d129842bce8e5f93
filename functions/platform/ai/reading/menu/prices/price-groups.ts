import type { Span } from '../../reader.ts';
import { trimmed } from '../../text/spans.ts';
import type { Amount } from './amounts.ts';
import { VARIANT_LABEL } from './price-words.ts';

/** Amounts of one dish: `4 / 7`, `glass 9, bottle 42`. Labels are as written, empty text where there is none. */
export type PriceGroup = Span & {
  amounts: Amount[];
  labels: Span[];
  isStrong: boolean;
  isBracketed: boolean;
  /** The labels may be any words: "chicken 12 / beef 14". */
  isOfWords: boolean;
};

const LABEL = VARIANT_LABEL.source;
const JOINS = /^[\s)]{0,3}(?:\/|\||or|o|ou|oder|u|\\)[\s(]{0,3}$/;
/** "small 12 large 18, slice 3.50": behind a comma a word for a thing is no further size. */
const ANOTHER_DISH =
  /^[\s)]*[,;]\s?(?:slice|piece|plate|platter|bowl|basket|box|(?:snack|lunch|kids?) (?:box|plate|pack)|tray|loaf|doble|zurito|cana|copa|vaso|jarra|pinta|tapa|plato|assiette|fetta|teller)/;
/** "zurito 1,60 caña 2,30": each is a drink of its own. */
const DRINK = /^\s(?:cana|zurito|vaso|jarra|copa|tubo)\s$/;
/** "roast 17 (kids 9)": a price of its own. */
const FOR_CHILDREN = /^\s?[(,]\s?(?:kids?|children|ninos|enfants?|bambini|kinder)/;
/** "diavola 12 / cuatro quesos 12,5": a name of its own stands behind the slash before. */
const OTHER_DISHES = /\d\s?[€$£]?\s?\/\s?[^\s/]+ [^\s/][^/]*$/;
const DISH_BEHIND = /^\s?[€$£]?\s?\/\s?[a-z]{3,} [a-z]{3}/;
const GAP = /^[\s.…]{0,40}$/;
const LABELED = new RegExp(
  `^[\\s),;/|.-]{0,4}(?:or |o |ou |oder |and |y |et |e |und )?\\(?(${LABEL})\\)?[\\s:.=-]{0,3}$`,
);
const ARTICLE = '(?:la |le |el |il |die |der |das |the |a |une? |una? )?';
const LABEL_AFTER = new RegExp(
  `^\\s?\\(?${ARTICLE}(${LABEL})\\)?(?:\\s?[,;/|]\\s{0,3}|\\s(?:or|and|o|y|et|e|und|ou|oder)\\s|(?<=\\))\\s?)$`,
);
/** "3 el pincho 8 la ración": the words behind the first say that the label of each follows it. */
const LABEL_BETWEEN = new RegExp(`^\\s(?:la|le|el|il|die|das|the) (${LABEL})\\s$`);
/** "Pad Thai Poulet 18.50 / Tofu 17.50": any one word behind a slash is a label. */
const ANY_LABEL =
  /^\s?\)?\s?(?:\/\s?(\p{L}[\p{L}'-]{1,15})|((?:with|w\/|con|avec|mit)\s(?:\p{L}{2,15}\s?){1,2}))[\s:.=-]{0,3}$/u;
/** "$320 (weekday) $380 (Sat–Sun)": what stands in brackets behind each. */
const BRACKETED_LABEL = /^\s?\(([^()\d]{2,20})\)/;
const BRACKETED_BETWEEN = /^\s?\(([^()\d]{2,20})\)\s?(?:[,/]|or|o|ou|oder|e|y|et|und)?\s?$/;
/** The same for the first amount. */
const ANY_LABEL_BEFORE = /(?<=\p{L}[\s(:]{1,2})(\p{L}[\p{L}'-]{1,15})[\s:.=-]{0,3}$/u;
const LABEL_BEFORE = new RegExp(`(?:^|[\\s(,;:/|-])(${LABEL})\\)?[\\s:.=-]{0,3}$`);
const LABEL_AT_END = new RegExp(`^\\s?\\(?${ARTICLE}(${LABEL})\\)?(?=[\\s.,;)]|$)`);

const LABEL_INSIDE = new RegExp(`^\\s(${LABEL})\\s$`);
const LABEL_ALONE = new RegExp(`^\\s(?:${LABEL})(?=\\s?(?:[.,;)]|$))`);

const NOWHERE: Span = { start: 0, end: 0 };

function labelIn(folded: string, from: number, found: RegExpExecArray | null): Span {
  const label = found?.[1] ?? found?.[2];
  if (found === null || label === undefined) return NOWHERE;
  const start = from + found.index + found[0].lastIndexOf(label);
  return trimmed(folded, { start, end: start + label.length });
}

/** Where the figures of an amount end, before the words that belong to it. */
function numberEnd(folded: string, { start, end }: Amount): number {
  const figures = /^\D{0,5}[\d.,']*\d\s?(?:[€$£¥]|chf|eur)?/.exec(folded.slice(start, end));
  return start + (figures?.[0].length ?? end - start);
}

type Joint = 'apart' | 'joined' | 'label before' | 'label after' | 'word before';

function jointOf(folded: string, [a, b]: readonly [Amount, Amount], hasColumns: boolean): Joint {
  const between = folded.slice(a.end, b.start);
  const isBracketed = BRACKETED_BETWEEN.test(between);
  if (isBracketed && BRACKETED_LABEL.test(folded.slice(b.end, b.end + 24))) return 'label after';
  if (JOINS.test(between)) return 'joined';
  if (GAP.test(between)) return hasColumns || (a.isStrong && b.isStrong) ? 'joined' : 'apart';
  if (LABEL_AFTER.test(between) || LABEL_BETWEEN.test(between)) return 'label after';
  const head = folded.slice(Math.max(0, a.start - 40), a.start);
  // "$6 cup $9 bowl"
  const isBehindBoth = !LABEL_BEFORE.test(head) && LABEL_ALONE.test(folded.slice(b.end, b.end + 24));
  if (LABELED.test(between))
    return isBehindBoth && LABEL_INSIDE.test(between) ? 'label after' : 'label before';
  const isOfList = OTHER_DISHES.test(head) || DISH_BEHIND.test(folded.slice(b.end, b.end + 40));
  return ANY_LABEL.test(between) && !isOfList ? 'word before' : 'apart';
}

function isInBrackets(folded: string, { start, end }: Span): boolean {
  return (
    /\(\s?$/.test(folded.slice(Math.max(0, start - 2), start)) && /^\s?\)/.test(folded.slice(end, end + 2))
  );
}

/** The label of the first amount, which stands at the end of the name: only where the next one has a label too. */
function withFirstLabel(folded: string, group: PriceGroup, from: number): PriceGroup {
  const before = folded.slice(Math.max(from, group.start - 30), group.start);
  const isNamed = /\p{L}[^\p{L}]+\p{L}{2}/u.test(before);
  const found =
    LABEL_BEFORE.exec(before) ?? (group.isOfWords && isNamed ? ANY_LABEL_BEFORE.exec(before) : null);
  if (found === null || !/\p{L}{2}/u.test(before.slice(0, found.index))) return group;
  const label = labelIn(folded, Math.max(from, group.start - 30), found);
  return { ...group, start: label.start, labels: [label, ...group.labels.slice(1)] };
}

/** One price without sizes. */
export function onePrice(amount: Amount): PriceGroup {
  const { start, end, isStrong } = amount;
  const labels = [NOWHERE];
  return { start, end, isStrong, amounts: [amount], labels, isBracketed: false, isOfWords: false };
}

type Joined = { group: PriceGroup; before: Amount; amount: Amount; joint: Joint };

/** The labels that stand between two amounts of a dish, and behind the second. */
function addLabels(folded: string, line: Span, { group, before, amount, joint }: Joined): void {
  const between = folded.slice(before.end, amount.start);
  const { labels } = group;
  if (joint === 'joined') labels.push(NOWHERE);
  else if (joint !== 'label after') {
    const found = joint === 'word before' ? ANY_LABEL.exec(between) : LABELED.exec(between);
    labels.push(labelIn(folded, before.end, found));
    group.isOfWords ||= joint === 'word before' && found?.[2] === undefined;
  } else {
    const found = LABEL_AFTER.exec(between) ?? LABEL_BETWEEN.exec(between) ?? LABEL_INSIDE.exec(between);
    const bracketed = found === null ? BRACKETED_BETWEEN.exec(between) : null;
    labels[labels.length - 1] = labelIn(folded, before.end, found ?? bracketed);
    const from = numberEnd(folded, amount);
    const near = folded.slice(from, Math.min(line.end, from + 24));
    const label = labelIn(folded, from, (bracketed ? BRACKETED_LABEL : LABEL_AT_END).exec(near));
    labels.push(label);
    const isInBracket = folded.charAt(label.start - 1) === '(' && folded.charAt(label.end) === ')';
    group.end = Math.max(group.end, label.end + (isInBracket ? 1 : 0));
  }
}

/** "piccola 8,5 grande 11,5 / vellutata 7": behind sizes another word is another dish. */
function hasFirstSize(folded: string, { start, labels }: PriceGroup, line: Span): boolean {
  if (labels.length < 2) return false;
  const before = folded.slice(Math.max(line.start, start - 40), start);
  const found = LABEL_BEFORE.exec(before);
  return found !== null && /\p{L}{2}/u.test(before.slice(0, found.index));
}

/** "birria ramen 15 / quesabirria 4 / elote 5" is a list: what differs in one dish is what it is made with. */
const MADE_WITH =
  /(?<![a-z])(?:chicken|beef|lamb|mutton|pork|duck|veal|goat|prawns?|king prawns?|shrimps?|fish|salmon|tuna|crab|seafood|tofu|veg(?:gie|etables?|etarian|an)?|paneer|cheese|mushrooms?|bacon|ham|turkey|steak|plain|butter|garlic|poulet|boeuf|agneau|porc|canard|crevettes?|poisson|saumon|fromage|legumes|pollo|res|ternera|cerdo|cordero|gambas?|camaron|queso|verduras?|manzo|maiale|agnello|gamberi|salmone|verdure|huhn|hahnchen|rind|lamm|schwein|ente|garnelen|lachs|gemuse|kase|agua|leche|water|milk)(?![a-z])/;
/** Prices of one dish are no further apart. */
const MOST_APART = 2.5;

function isOfOneDish(folded: string, { start, labels, amounts }: PriceGroup): boolean {
  const isSaid = /[:(]\s?$/.test(folded.slice(Math.max(0, start - 2), start));
  const values = amounts.flatMap(({ value }) => value ?? []);
  const isNear = Math.max(...values) <= Math.min(...values) * MOST_APART;
  return isNear && (isSaid || labels.some((label) => MADE_WITH.test(folded.slice(label.start, label.end))));
}

/** Puts amounts of one dish together. `line` is where they stand; columns: each line has several amounts. */
export function priceGroupsOf(
  folded: string,
  amounts: readonly Amount[],
  line: Span,
  hasColumns: boolean,
): PriceGroup[] {
  const groups: PriceGroup[] = [];
  let joint: Joint = 'apart';
  amounts.forEach((amount, index) => {
    const last = groups.at(-1);
    const before = amounts[index - 1];
    joint = before === undefined ? 'apart' : jointOf(folded, [before, amount], hasColumns);
    if (last !== undefined && before !== undefined && joint === 'label before') {
      const between = folded.slice(before.end, amount.start);
      const isUnlabeled = !LABEL_BEFORE.test(folded.slice(Math.max(line.start, last.start - 30), last.start));
      if ((last.amounts.length > 1 || isUnlabeled) && ANOTHER_DISH.test(between)) joint = 'apart';
      if (isUnlabeled && (FOR_CHILDREN.test(between) || DRINK.test(between))) joint = 'apart';
    }
    if (joint === 'word before' && last !== undefined && hasFirstSize(folded, last, line)) joint = 'apart';
    if (joint === 'apart' || last === undefined || before === undefined) {
      groups.push(onePrice(amount));
      return;
    }
    last.amounts.push(amount);
    last.end = amount.end;
    last.isStrong ||= amount.isStrong;
    addLabels(folded, line, { group: last, before, amount, joint });
  });
  let from = line.start;
  return groups.flatMap((group) => {
    const isLabeled = group.labels.length > 1 && group.labels[0] === NOWHERE && group.labels[1] !== NOWHERE;
    const whole = isLabeled ? withFirstLabel(folded, group, from) : group;
    from = group.end;
    if (group.isOfWords && (whole.labels[0] === NOWHERE || !isOfOneDish(folded, whole)))
      return group.amounts.map(onePrice);
    return isInBrackets(folded, whole) ? { ...whole, end: whole.end + 1, isBracketed: true } : whole;
  });
}
