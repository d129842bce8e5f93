import { daysAfter } from '../../../../profile/projection/local-date.ts';
import {
  allTime,
  firstOfMonth,
  lastDays,
  monthsFrom,
  type Period,
  periodBefore,
  spanName,
} from '../period.ts';
import { type Group, isTimeGroup } from '../platform-query.ts';
import type { Modifier } from './vocabulary.ts';

type Asked = {
  modifiers: ReadonlySet<Modifier>;
  group: Group | undefined;
  kind: 'flow' | 'level';
  today: string;
};
type Chosen = { period: Period; isPeriodAssumed: boolean; compare?: Period };

/** As the console counts. */
const DEFAULT_DAYS = 30;
const MONTHS_SHOWN = 12;
const WEEKS_SHOWN = 12;

/** The days that are asked about, and those beside them; undefined where the question leaves it open. */
export function choosePeriods(periods: readonly Period[], asked: Asked): Chosen | undefined {
  const { modifiers, today } = asked;
  const [first, second, third] = periods;
  if (third !== undefined) return undefined;
  const isCompared = modifiers.has('compare') || modifiers.has('change') || modifiers.has('why');
  if (first !== undefined && second !== undefined) {
    if (first.from === second.from && first.to === second.to)
      return { period: first, isPeriodAssumed: false };
    if (isCompared || modifiers.has('before')) return inOrder(first, second);
    return asked.kind === 'flow' ? together(first, second) : undefined;
  }
  if (
    first?.ends !== undefined &&
    (modifiers.has('change') || asked.kind === 'level') &&
    !modifiers.has('why') &&
    !isTimeGroup(asked.group)
  )
    return betweenEnds(first, asked);
  const isSeries = isTimeGroup(asked.group);
  const stepwise = steps(modifiers, today);
  if (stepwise !== undefined && first === undefined)
    return { period: stepwise, compare: periodBefore(stepwise), isPeriodAssumed: false };
  const period = first ?? assumed(asked);
  const isPeriodAssumed = first === undefined;
  if (isSeries || period.isAll === true || !(isCompared || modifiers.has('before') || stepwise !== undefined))
    return { period, isPeriodAssumed };
  // "Compared with last month": what is compared is the month that runs.
  const isOther =
    first !== undefined &&
    modifiers.has('compare') &&
    !modifiers.has('before') &&
    /^last (?:month|week|year|quarter)$/.test(first.label);
  if (isOther) {
    const now = current(first, today);
    return now === undefined ? undefined : { period: now, compare: first, isPeriodAssumed: false };
  }
  // What stands is compared with what stood before the first of these days.
  const before = periodBefore(period);
  const compare = asked.kind === 'level' ? { ...before, to: daysAfter(period.from, -1) } : before;
  return { period, compare, isPeriodAssumed };
}

/** "July and August": one period where one follows the other. */
function together(first: Period, second: Period): Chosen | undefined {
  const { period, compare } = inOrder(first, second);
  if (compare === undefined || daysAfter(compare.to, 1) !== period.from) return undefined;
  const whole = { from: compare.from, to: period.to };
  return { period: { ...whole, label: spanName(whole) }, isPeriodAssumed: false };
}

/** "From June to October": of what stands on their last days, or of what happens in one and in the other. */
function betweenEnds({ ends }: Period, { kind }: Asked): Chosen | undefined {
  const [compare, period] = ends ?? [];
  if (compare === undefined || period === undefined) return undefined;
  const isTwoMonths = period.from !== period.to && compare.from !== compare.to;
  return kind === 'level' || isTwoMonths ? { period, compare, isPeriodAssumed: false } : undefined;
}

function inOrder(one: Period, other: Period): Chosen {
  const [earlier, later] = one.from < other.from ? [one, other] : [other, one];
  return { period: later, compare: earlier, isPeriodAssumed: false };
}

function assumed({ group, kind, modifiers, today }: Asked): Period {
  const isRanked = modifiers.has('most') || modifiers.has('least');
  if (group === 'month') return isRanked ? allTime(today) : shownMonths(today);
  if (group === 'week') return isRanked ? allTime(today) : lastDays(today, 7 * WEEKS_SHOWN);
  if (group === 'day' && isRanked) return allTime(today);
  if (kind === 'level' && group !== 'day' && !modifiers.has('change') && !modifiers.has('why'))
    return lastDays(today, 1);
  return lastDays(today, DEFAULT_DAYS);
}

function shownMonths(today: string): Period {
  return { from: firstOfMonth(today, 1 - MONTHS_SHOWN), to: today, label: `last ${MONTHS_SHOWN} months` };
}

/** "Month over month" is of the last whole one. */
function steps(modifiers: ReadonlySet<Modifier>, today: string): Period | undefined {
  if (modifiers.has('monthOverMonth'))
    return monthsFrom(firstOfMonth(today, -1), { months: 1, today, label: 'last month' });
  if (modifiers.has('yearOverYear')) return { ...lastDays(today, 365), label: 'last 365 days' };
  if (modifiers.has('weekOverWeek')) return lastDays(today, 7);
  return undefined;
}

function current({ label }: Period, today: string): Period | undefined {
  if (label === 'last month') return monthsFrom(today, { months: 1, today, label: 'this month, so far' });
  if (label === 'last year')
    return monthsFrom(`${today.slice(0, 4)}-01-01`, { months: 12, today, label: 'this year, so far' });
  return undefined;
}
