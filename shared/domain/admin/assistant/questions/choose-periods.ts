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
import type { Slots } from './slots.ts';

type Asked = {
  asks: Slots['asks'];
  order: Slots['order'];
  group: Group | undefined;
  kind: 'flow' | 'level';
  today: string;
};
export type ChosenPeriods = { period: Period; isPeriodAssumed: boolean; compare?: Period };

/** As the console counts. */
const DEFAULT_DAYS = 30;
const MONTHS_SHOWN = 12;
const WEEKS_SHOWN = 12;

/** The days that are asked about, and those beside them; undefined where the question leaves it open. */
export function choosePeriods(periods: readonly Period[], asked: Asked): ChosenPeriods | undefined {
  const { asks, today, kind, group } = asked;
  const [first, second, third] = periods;
  if (third !== undefined) return undefined;
  const isCompared = ['compare', 'change', 'why', 'before'].some((ask) => asks.has(ask));
  if (first !== undefined && second !== undefined) {
    if (first.from === second.from && first.to === second.to)
      return { period: first, isPeriodAssumed: false };
    if (isCompared) return inOrder(first, second);
    return kind === 'flow' ? together(first, second) : undefined;
  }
  if (
    first?.ends !== undefined &&
    (asks.has('change') || kind === 'level') &&
    !asks.has('why') &&
    !isTimeGroup(group)
  )
    return betweenEnds(first, kind);
  const period = first ?? assumed(asked);
  const isPeriodAssumed = first === undefined;
  if (isTimeGroup(group) || period.isAll === true || !isCompared) return { period, isPeriodAssumed };
  // "Compared with last month": what is compared is the month that runs.
  const isOther =
    first !== undefined &&
    asks.has('compare') &&
    !asks.has('before') &&
    /^last (?:month|year)$/.test(first.label);
  if (isOther) {
    const now = current(first, today);
    return now === undefined ? undefined : { period: now, compare: first, isPeriodAssumed: false };
  }
  // What stands is compared with what stood before the first of these days.
  const before = periodBefore(period);
  const compare = kind === 'level' ? { ...before, to: daysAfter(period.from, -1) } : before;
  return { period, compare, isPeriodAssumed };
}

/** "July and August": one period where one follows the other. */
function together(first: Period, second: Period): ChosenPeriods | undefined {
  const { period, compare } = inOrder(first, second);
  if (compare === undefined || daysAfter(compare.to, 1) !== period.from) return undefined;
  const whole = { from: compare.from, to: period.to };
  return { period: { ...whole, label: spanName(whole) }, isPeriodAssumed: false };
}

/** "From June to October": of what stands on their last days, or of what happens in one and in the other. */
function betweenEnds({ ends }: Period, kind: Asked['kind']): ChosenPeriods | undefined {
  const [compare, period] = ends ?? [];
  if (compare === undefined || period === undefined) return undefined;
  const isTwoMonths = period.from !== period.to && compare.from !== compare.to;
  return kind === 'level' || isTwoMonths ? { period, compare, isPeriodAssumed: false } : undefined;
}

function inOrder(one: Period, other: Period): ChosenPeriods {
  const [earlier, later] = one.from < other.from ? [one, other] : [other, one];
  return { period: later, compare: earlier, isPeriodAssumed: false };
}

function assumed({ group, kind, asks, order, today }: Asked): Period {
  if (isTimeGroup(group) && order !== undefined) return allTime(today);
  if (group === 'month')
    return { from: firstOfMonth(today, 1 - MONTHS_SHOWN), to: today, label: `last ${MONTHS_SHOWN} months` };
  if (group === 'week') return lastDays(today, 7 * WEEKS_SHOWN);
  if (kind === 'level' && group !== 'day' && !asks.has('change') && !asks.has('why'))
    return lastDays(today, 1);
  return lastDays(today, DEFAULT_DAYS);
}

function current({ label }: Period, today: string): Period | undefined {
  if (label === 'last month') return monthsFrom(today, { months: 1, today, label: 'this month, so far' });
  return monthsFrom(`${today.slice(0, 4)}-01-01`, { months: 12, today, label: 'this year, so far' });
}
