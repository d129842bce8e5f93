import {
  allTime,
  firstOfMonth,
  lastDays,
  type Period,
  periodBefore,
  spanName,
} from '#shared/console/assistant/period.ts';
import { type Group, isTimeGroup } from '#shared/console/assistant/platform-query.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import { unitNamed } from './named-days.ts';
import type { Slots } from './slots.ts';

type Asked = Pick<Slots, 'asks' | 'order'> & {
  group: Group | undefined;
  kind: 'flow' | 'level';
  today: string;
};
type ChosenPeriods = { period: Period; isPeriodAssumed: boolean; compare?: Period };

/** The default period of the console. */
const DEFAULT_DAYS = 30;
const MONTHS_SHOWN = 12;
const WEEKS_SHOWN = 12;

/** The period and comparison of a question; undefined if it's unclear. */
export function choosePeriods(periods: readonly Period[], asked: Asked): ChosenPeriods | undefined {
  const { asks, kind, group, today } = asked;
  const [first, second, third] = periods;
  if (third !== undefined) return undefined;
  const isCompared = ['compare', 'change', 'why', 'before'].some((ask) => asks.has(ask));
  if (second !== undefined && first !== undefined) return ofTwo(first, second, { isCompared, kind });
  const [start, end] = first?.ends ?? [];
  const isOfEnds =
    kind === 'level' || (asks.has('change') && start?.from !== start?.to && end?.from !== end?.to);
  if (start !== undefined && end !== undefined && isOfEnds && !asks.has('why') && !isTimeGroup(group))
    return { period: end, compare: start, isPeriodAssumed: false };
  const period = first ?? assumed(asked);
  const isPeriodAssumed = first === undefined;
  if (isTimeGroup(group) || period.isAll === true || !isCompared) return { period, isPeriodAssumed };
  // "Compared with last month" compares the current month.
  const [, unit] = /^last (month|year)$/.exec(first?.label ?? '') ?? [];
  const now =
    unit !== undefined && asks.has('compare') && !asks.has('before') && unitNamed('this', unit, today);
  if (now && now !== 'ahead') return { period: now, compare: period, isPeriodAssumed };
  // Compares the current value with the value before the first of these days.
  const before = periodBefore(period);
  const compare = kind === 'level' ? { ...before, to: daysAfter(period.from, -1) } : before;
  return { period, compare, isPeriodAssumed };
}

/** Two periods to compare. Adjacent ones, such as "July and August", are one period. */
function ofTwo(
  one: Period,
  other: Period,
  { isCompared, kind }: { isCompared: boolean; kind: Asked['kind'] },
): ChosenPeriods | undefined {
  const [earlier, later] = one.from < other.from ? [one, other] : [other, one];
  if (isCompared) return { period: later, compare: earlier, isPeriodAssumed: false };
  if (kind === 'level' || daysAfter(earlier.to, 1) !== later.from) return undefined;
  const whole = { from: earlier.from, to: later.to };
  return { period: { ...whole, label: spanName(whole) }, isPeriodAssumed: false };
}

function assumed({ group, kind, asks, order, today }: Asked): Period {
  if (isTimeGroup(group) && order !== undefined) return allTime(today);
  if (group === 'month')
    return { from: firstOfMonth(today, 1 - MONTHS_SHOWN), to: today, label: `last ${MONTHS_SHOWN} months` };
  if (group === 'week') return lastDays(today, 7 * WEEKS_SHOWN);
  const isOfToday = kind === 'level' && group !== 'day' && !asks.has('change') && !asks.has('why');
  return lastDays(today, isOfToday ? 1 : DEFAULT_DAYS);
}
