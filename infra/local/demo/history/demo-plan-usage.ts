import { expiresAt, periodKey } from '#functions/billing/usage-rows-repository.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { BilledFeature } from '#shared/billing/plan-catalog.ts';
import type { DemoBook } from '../demo-book.ts';

/** A use that counts against a plan's limits. */
export type PlanUse = { feature: BilledFeature; at: string; amount: number };

/** Seconds for which usage is kept. */
export const KEPT_SECONDS = 400 * 24 * 60 * 60;

type Used = { restaurant_id: string; uses: readonly PlanUse[]; periodStart: string };

/** One row per calendar month and one for the current period, as the plan limits write them. */
export function demoPlanUsage(book: DemoBook, { restaurant_id, uses, periodStart }: Used, now: Date): void {
  const ofPeriod = uses.filter(({ at }) => at >= periodStart);
  const rows = [
    ...[...Map.groupBy(uses, ({ at }) => at.slice(0, 7))].map(([month, of]) => ({
      key: { restaurant_id, month },
      of,
    })),
    { key: periodKey(restaurant_id, periodStart), of: ofPeriod },
  ];
  for (const { key, of } of rows) {
    const expires_at = expiresAt(new Date(of[0]?.at ?? now));
    if (of.length === 0 || expires_at < epochSeconds(now)) continue;
    const counts: Partial<Record<BilledFeature, number>> = {};
    for (const { feature, amount } of of) counts[feature] = (counts[feature] ?? 0) + amount;
    book.put('planUsage', { ...key, ...counts, expires_at });
  }
}
