import { analyticsPeriod } from '#shared/domain/admin/ai-analytics/analytics-period.ts';
import { PLAN_IDS } from '#shared/domain/billing/plan-catalogue.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';

type Row = Record<string, unknown>;

/** Every restaurant has subscribed, one after another in the days of the figures. */
export function subscriptionsOf(restaurants: number, { days, now }: { days: number; now: string }): Row[] {
  const { from } = analyticsPeriod(new Date(now), days);
  const apart = (Date.parse(now) - Date.parse(from)) / restaurants;
  return Array.from({ length: restaurants }, (_, at) =>
    aSubscription({
      restaurant_id: `r${at}`,
      plan_id: PLAN_IDS[at % PLAN_IDS.length] ?? 'basic',
      listed_at: new Date(Date.parse(from) + at * apart).toISOString(),
    }),
  );
}

/** What each has used this month. */
export function planUsageOf(restaurants: number, now: string): Row[] {
  const month = now.slice(0, 7);
  return Array.from({ length: restaurants }, (_, at) => ({
    restaurant_id: `r${at}`,
    month,
    ai_content: at % 97,
    image_enhancement: at % 13,
  }));
}
