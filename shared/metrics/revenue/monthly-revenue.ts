import { paidCents } from '#shared/billing/billing-figures.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';

/** `month`: `2026-03`, UTC. */
export type MonthRevenue = { month: string; cents: number };
export type RevenueHistory = {
  /** Every month that is over, from the first with revenue on, also those without. */
  months: MonthRevenue[];
  /** The month that runs, until now. */
  running: MonthRevenue;
};

/**
 * Revenue of a month: what restaurants paid on invoices in it, after discounts, with a card or from credit. Credit counts
 * when it is used, not when it is bought; what is written off never counted.
 */
export function monthlyRevenue(days: readonly { day: string; counts: Counts }[], now: Date): RevenueHistory {
  const byMonth = new Map<string, number>();
  for (const { day, counts } of days) {
    const [month, cents] = [day.slice(0, 7), paidCents(counts)];
    if (cents !== 0) byMonth.set(month, (byMonth.get(month) ?? 0) + cents);
  }
  const present = now.toISOString().slice(0, 7);
  const first = [...byMonth.keys()].toSorted()[0] ?? present;
  const months: MonthRevenue[] = [];
  for (let month = first; month < present; month = monthAfter(month, 1))
    months.push({ month, cents: byMonth.get(month) ?? 0 });
  return { months, running: { month: present, cents: byMonth.get(present) ?? 0 } };
}

export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
