import { epochSeconds } from '#functions/platform/clock.ts';
import type { BilledFeature } from '#shared/domain/billing/plan-catalogue.ts';
import type { DemoBook } from '../demo-book.ts';

/** Something that counts against a plan's limits. */
export type PlanUse = { feature: BilledFeature; at: string; amount: number };

/** Seconds for which usage is kept. */
export const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** One row a month, as what stands in front of limited features leaves it. */
export function demoPlanUsage(
  book: DemoBook,
  { restaurant_id, uses }: { restaurant_id: string; uses: readonly PlanUse[] },
  now: Date,
): void {
  for (const [month, ofMonth] of Map.groupBy(uses, ({ at }) => at.slice(0, 7))) {
    const expires_at = epochSeconds(new Date(ofMonth[0]?.at ?? now)) + KEPT_SECONDS;
    if (expires_at < epochSeconds(now)) continue;
    const counts: Partial<Record<BilledFeature, number>> = {};
    for (const { feature, amount } of ofMonth) counts[feature] = (counts[feature] ?? 0) + amount;
    book.put('planUsage', { restaurant_id, month, ...counts, expires_at });
  }
}
