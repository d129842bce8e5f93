import type { Span } from '../reader.ts';
import { trimmed } from '../text/spans.ts';
import type { Amount } from './amounts.ts';
import { VARIANT_LABEL } from './price-words.ts';

/** Amounts of one dish: `4 / 7`, `glass 9, bottle 42`. Labels are as written, empty text where there is none. */
export type PriceGroup = Span & {
  amounts: Amount[];
  labels: Span[];
  isStrong: boolean;
  isBracketed: boolean;
};

const LABEL = VARIANT_LABEL.source;
const JOINS = /^[\s)]{0,3}(?:\/|\||or|o|ou|oder|u|\\)[\s(]{0,3}$/;
const GAP = /^[\s.…]{0,40}$/;
const LABELED = new RegExp(
  `^[\\s),;/|.]{0,4}(?:or |o |ou |oder |and |y |et |e |und )?\\(?(${LABEL})\\)?[\\s:.=-]{0,3}$`,
);
const LABEL_AFTER = new RegExp(
  `^\\s?\\(?(${LABEL})\\)?(?:\\s?[,;/|]\\s{0,3}|\\s(?:or|and|o|y|et|e|und)\\s)$`,
);
const LABEL_BEFORE = new RegExp(`(?:^|[\\s(,;:/|-])(${LABEL})\\)?[\\s:.=-]{0,3}$`);
const LABEL_AT_END = new RegExp(`^\\s?\\(?(${LABEL})\\)?(?=[\\s.,;)]|$)`);

const NOWHERE: Span = { start: 0, end: 0 };

function labelIn(folded: string, from: number, found: RegExpExecArray | null): Span {
  const label = found?.[1];
  if (found === null || label === undefined) return NOWHERE;
  const start = from + found.index + found[0].lastIndexOf(label);
  return trimmed(folded, { start, end: start + label.length });
}

type Joint = 'apart' | 'joined' | 'label before' | 'label after';

function jointOf(between: string, [a, b]: readonly [Amount, Amount], hasColumns: boolean): Joint {
  if (JOINS.test(between)) return 'joined';
  if (GAP.test(between)) return hasColumns || (a.isStrong && b.isStrong) ? 'joined' : 'apart';
  if (LABEL_AFTER.test(between)) return 'label after';
  return LABELED.test(between) ? 'label before' : 'apart';
}

function isInBrackets(folded: string, { start, end }: Span): boolean {
  return (
    /\(\s?$/.test(folded.slice(Math.max(0, start - 2), start)) && /^\s?\)/.test(folded.slice(end, end + 2))
  );
}

/** The label of the first amount, which stands at the end of the name: only where the next one has a label too. */
function withFirstLabel(folded: string, group: PriceGroup, from: number): PriceGroup {
  const before = folded.slice(Math.max(from, group.start - 30), group.start);
  const found = LABEL_BEFORE.exec(before);
  if (found === null) return group;
  const label = labelIn(folded, Math.max(from, group.start - 30), found);
  return { ...group, start: label.start, labels: [label, ...group.labels.slice(1)] };
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
    const between = before === undefined ? '' : folded.slice(before.end, amount.start);
    joint = before === undefined ? 'apart' : jointOf(between, [before, amount], hasColumns);
    if (joint === 'apart' || last === undefined || before === undefined) {
      const { start, end, isStrong } = amount;
      groups.push({ start, end, isStrong, amounts: [amount], labels: [NOWHERE], isBracketed: false });
      return;
    }
    last.amounts.push(amount);
    last.end = amount.end;
    last.isStrong ||= amount.isStrong;
    if (joint === 'label before') last.labels.push(labelIn(folded, before.end, LABELED.exec(between)));
    else if (joint === 'label after') {
      last.labels[last.labels.length - 1] = labelIn(folded, before.end, LABEL_AFTER.exec(between));
      const rest = LABEL_AT_END.exec(folded.slice(amount.end, Math.min(line.end, amount.end + 24)));
      const label = labelIn(folded, amount.end, rest);
      last.labels.push(label);
      if (label.end > last.end) last.end = label.end;
    } else last.labels.push(NOWHERE);
  });
  let from = line.start;
  return groups.map((group) => {
    const isLabeled = group.labels.length > 1 && group.labels[0] === NOWHERE && group.labels[1] !== NOWHERE;
    const whole = isLabeled ? withFirstLabel(folded, group, from) : group;
    from = group.end;
    return isInBrackets(folded, whole) ? { ...whole, end: whole.end + 1, isBracketed: true } : whole;
  });
}
