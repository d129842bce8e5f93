import { revenueCents } from '#shared/billing/revenue.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';

/** `month`: `2026-03`, UTC. */
export type MonthRevenue = { month: string; cents: number };
export type RevenueHistory = {
  /** All past months since the first revenue, including those without. */
  months: MonthRevenue[];
  /** The current month so far. */
  running: MonthRevenue;
};

/**
 * A month’s revenue, as `revenueCents` defines it. A month with more refunds than payments is below zero.
 */
export function monthlyRevenue(days: readonly { day: string; counts: Counts }[], now: Date): RevenueHistory {
  const byMonth = new Map<string, number>();
  for (const { day, counts } of days) {
    const [month, cents] = [day.slice(0, 7), revenueCents(counts)];
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
