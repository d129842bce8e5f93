import { subscribersOf } from '#shared/billing/billing-figures.ts';
import { PLAN_CATALOG, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';

/** At list prices, in cents per month. */
export type PlanRevenue = {
  planId: PlanId;
  name: string;
  price: number;
  suggestedPrice: number;
  subscribers: number;
  revenue: number;
  /** The percent change in subscribers since the start of the period; null without any. */
  growth: number | null;
};

/** From the counters before the period and up to now. */
export function planRevenue({ before, ever }: { before: Counts; ever: Counts }): PlanRevenue[] {
  return PLAN_IDS.map((planId) => {
    const { name, monthlyCents, suggestedMonthlyCents } = PLAN_CATALOG[planId];
    const [then, subscribers] = [subscribersOf(before, planId), subscribersOf(ever, planId)];
    return {
      planId,
      name,
      price: monthlyCents,
      suggestedPrice: suggestedMonthlyCents,
      subscribers,
      revenue: subscribers * monthlyCents,
      growth: then <= 0 ? null : Math.round((1000 * (subscribers - then)) / then) / 10,
    };
  });
}

/** Extra monthly revenue in cents if every subscriber stays: subscribers × (suggested − current price). */
export function potentialIncrease(plans: readonly PlanRevenue[]): number {
  return plans.reduce(
    (sum, { subscribers, price, suggestedPrice }) => sum + subscribers * (suggestedPrice - price),
    0,
  );
}

/** The percent of subscribers who can leave before the suggested price earns less than the current one. */
export function mayLeave({ price, suggestedPrice }: Pick<PlanRevenue, 'price' | 'suggestedPrice'>): number {
  return Math.floor((1000 * (suggestedPrice - price)) / suggestedPrice) / 10;
}
