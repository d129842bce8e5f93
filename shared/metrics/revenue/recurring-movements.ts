import { recurringCents } from '#shared/billing/billing-figures.ts';
import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';
import { monthAfter } from './monthly-revenue.ts';

type Day = { day: string; counts: Counts };

/** Movements of monthly recurring revenue, in cents at list prices. All are zero or positive. */
export type Movements = { started: number; expansion: number; contraction: number; churned: number };

/** `month`: `2026-11` (UTC). `recurring`: at its end, or now. */
export type MonthMovements = Movements & {
  month: string;
  recurring: number;
  /** Net revenue retention in percent: what the subscribers at its start still pay. Null without any. */
  retention: number | null;
};

/** Adds up days. On days before upgrades were counted separately, all changes count as one. */
export function movementsOf(days: readonly Day[]): Movements {
  const total = { started: 0, expansion: 0, contraction: 0, churned: 0 };
  for (const { counts } of days) {
    const change = counts.sum_subscription_changed_change_cents ?? 0;
    const rise = counts.sum_subscription_changed_rise_cents ?? Math.max(0, change);
    total.started += counts.sum_subscription_started_monthly_cents ?? 0;
    total.churned += counts.sum_subscription_ended_monthly_cents ?? 0;
    total.expansion += rise;
    total.contraction += rise - change;
  }
  return total;
}

/** The last months, oldest first, from all daily counters. */
export function monthMovements(
  days: readonly Day[],
  { now, months }: { now: Date; months: number },
): MonthMovements[] {
  const present = now.toISOString().slice(0, 7);
  return Array.from({ length: months }, (_, at) => {
    const month = monthAfter(present, at - months + 1);
    const within = days.filter(({ day }) => day.startsWith(month));
    const before = recurringAt(days, `${month}-00`);
    const { expansion, contraction, churned, started } = movementsOf(within);
    return {
      month,
      started,
      expansion,
      contraction,
      churned,
      recurring: recurringAt(days, `${month}-99`),
      retention:
        before <= 0 ? null : Math.round((1000 * (before + expansion - contraction - churned)) / before) / 10,
    };
  });
}

/** Monthly recurring revenue at the end of a day, in cents. */
function recurringAt(days: readonly Day[], last: string): number {
  return recurringCents(addCounts(days.filter(({ day }) => day <= last).map(({ counts }) => counts)));
}

/** The average total that a subscriber pays, in cents: monthly revenue per subscriber divided by monthly churn. */
export function lifetimeValue({
  recurring,
  active,
  churnPercent,
}: {
  recurring: number;
  active: number;
  /** Over the last 30 days. */
  churnPercent: number | null;
}): number | null {
  if (active <= 0 || churnPercent === null || churnPercent <= 0) return null;
  return Math.round(recurring / active / (churnPercent / 100));
}
