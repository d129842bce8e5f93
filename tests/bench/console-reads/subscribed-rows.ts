import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import { anSmsCampaign } from '#tests/builders/a-campaign.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';

type Row = Record<string, unknown>;

/** A subscription of every restaurant, spread over the days of the metrics. */
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

/** Each restaurant's plan usage this month. */
export function planUsageOf(restaurants: number, now: string): Row[] {
  const month = now.slice(0, 7);
  return Array.from({ length: restaurants }, (_, at) => ({
    restaurant_id: `r${at}`,
    month,
    ai_content: at % 97,
    image_enhancement: at % 13,
  }));
}

/** One text campaign with a control group for each restaurant, and the index rows that find it. */
export function trialsOf(restaurants: number, now: string): { places: Row[]; campaigns: Row[] } {
  const decisions = { guests: 500, send: 400, hold: 0, skip: 100, held: [] };
  const skipped = [{ rule: 'held_out' as const, guests: 100, reason: 'By chance' }];
  const campaigns = Array.from({ length: restaurants }, (_, at) =>
    anSmsCampaign({
      restaurant_id: `r${at}`,
      campaign_id: `c${at}`,
      created_at: now,
      decisions: { ...decisions, skipped },
    }),
  );
  const places = campaigns.map(({ restaurant_id, campaign_id }) => ({
    scope: 'trial',
    record_id: campaign_id,
    version: 1,
    data: { restaurant_id, campaign_id },
  }));
  return { places, campaigns };
}
