import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';

export type DayCounts = { day: string; counts: Counts };

/** Counters of a period, of all days up to its end, and of all days before it. `to` is its last day. */
export type FigureView = {
  during: Counts;
  until: Counts;
  before: Counts;
  to: string;
  plan?: PlanId | undefined;
};

/** ISO days, inclusive. */
export type DaySpan = { from: string; to: string };

export function viewOf(days: readonly DayCounts[], { from, to }: DaySpan, plan?: PlanId): FigureView {
  const sum = (isWithin: (day: string) => boolean) =>
    addCounts(days.filter(({ day }) => isWithin(day)).map(({ counts }) => counts));
  return {
    during: sum((day) => day >= from && day <= to),
    until: sum((day) => day <= to),
    before: sum((day) => day < from),
    to,
    plan,
  };
}
