import { DUE_KIND } from '#functions/ads/ad-changes.ts';
import { adClosed, adLaunched } from '#functions/ads/ad-events.ts';
import { type AdCampaign, CampaignSchema } from '#functions/ads/campaign-row.ts';
import type { AdLaunch } from '#functions/ads/provider/ad-provider.ts';
import { simulateAdResults } from '#functions/ads/provider/simulated-results.ts';
import { estimateAdReach } from '#shared/ads/ad-reach.ts';
import { AD_RADIUS_MILES } from '#shared/ads/contract/ad-campaign.ts';
import { makePromoCode } from '#shared/redemptions/promo-code.ts';
import type { DemoBook } from '../demo-book.ts';
import type { DemoRandom } from '../demo-random.ts';
import type { DemoRestaurant } from '../restaurants/demo-restaurant.ts';

const OFFERS = [
  '10% off this week',
  'free dessert',
  'two for one on Tuesdays',
  '$5 off before 6 PM',
  'free glass of house wine',
  '15% off for parties of four',
] as const;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FAILED_SHARE = 0.03;

type Placed = { restaurant: DemoRestaurant; at: Date; url: string };

/** An ad that its owner launched at this time, with simulated results so far. */
export function demoAd(
  book: DemoBook,
  { restaurant, at, url }: Placed,
  { now, random }: { now: Date; random: DemoRandom },
): AdCampaign {
  const { id: restaurant_id, address, kitchen } = restaurant;
  const [dish] = random.oneOf(kitchen.dishes);
  const offer = random.oneOf(OFFERS);
  const days = random.whole(5, 10);
  const daily_budget_cents = random.chance(0.4) ? 2_000 : 1_000;
  const promo_code = makePromoCode(dish, random.whole(0, 89));
  const campaign_id = random.id(at);
  const ends = new Date(at.getTime() + days * DAY_MS);
  const hasFailed = random.chance(FAILED_SHARE);
  const isOver = ends <= now;
  const ad = {
    restaurant_id,
    campaign_id,
    campaign_type: 'ad',
    version: 3,
    name: `${dish}: ${offer}`,
    status: hasFailed ? 'failed' : isOver ? 'ended' : 'active',
    created_at: at.toISOString(),
    ends_at: ends.toISOString(),
    promo_code,
    is_simulated: true,
    ...(!isOver &&
      !hasFailed && { due_kind: DUE_KIND, due_at: new Date(now.getTime() + HOUR_MS).toISOString() }),
    copy: {
      primary_text: `${dish}: ${offer}. Say ${promo_code} when you order.`,
      headline: `${dish}: ${offer}`.slice(0, 40),
      description: `${kitchen.cuisine} kitchen`,
    },
    placement: { address, radius_miles: AD_RADIUS_MILES, destination_url: url },
    expected: estimateAdReach(daily_budget_cents * days),
    daily_budget_cents,
    days,
    provider_ids: hasFailed ? {} : { file: campaign_id },
    results: hasFailed ? NOTHING : resultsOf({ at, ends, daily_budget_cents, days }, { now, random }),
    ...(hasFailed
      ? { failure: 'Facebook rejected this ad because its photo has too much text.' }
      : { results_at: (isOver ? ends : now).toISOString() }),
  } satisfies Record<string, unknown>;
  const row = CampaignSchema.parse(ad) as AdCampaign;
  const closedAt = hasFailed ? new Date(Math.min(now.getTime(), at.getTime() + HOUR_MS)) : ends;
  const closed = adClosed(row, closedAt.toISOString());
  book.put('campaigns', row);
  book.put('promoCodes', {
    restaurant_id,
    code: promo_code,
    campaign_type: 'ad',
    claimed_for: campaign_id,
    request: campaign_id,
  });
  book.events.push(adLaunched(row), ...(closed === undefined ? [] : [closed]));
  return row;
}

/** The launch that local mode's provider received for a running ad. */
export function launchedAd(ad: AdCampaign): AdLaunch {
  return {
    restaurantId: ad.restaurant_id,
    campaignId: ad.campaign_id,
    name: ad.name,
    copy: ad.copy,
    destinationUrl: ad.placement.destination_url,
    audience: { address: ad.placement.address, radiusMiles: ad.placement.radius_miles },
    photos: undefined,
    dailyBudgetCents: ad.daily_budget_cents,
    totalBudgetCents: ad.daily_budget_cents * ad.days,
    startsAt: ad.created_at,
    endsAt: ad.ends_at,
  };
}

const NOTHING = { spent_cents: 0, impressions: 0, people_reached: 0, clicks: 0 };

function resultsOf(
  ad: { at: Date; ends: Date; daily_budget_cents: number; days: number },
  { now, random }: { now: Date; random: DemoRandom },
): AdCampaign['results'] {
  const report = simulateAdResults(
    {
      dailyBudgetCents: ad.daily_budget_cents,
      totalBudgetCents: ad.daily_budget_cents * ad.days,
      startsAt: ad.at.toISOString(),
      endsAt: ad.ends.toISOString(),
      switches: [],
    },
    now,
  );
  // Local mode's provider continues running ads without random luck.
  const luck = ad.ends <= now ? random.between(0.7, 1.4) : 1;
  return {
    spent_cents: report.spentCents,
    impressions: Math.round(report.impressions * luck),
    people_reached: Math.round(report.peopleReached * luck),
    clicks: Math.round(report.clicks * luck * (ad.ends <= now ? random.between(0.8, 1.25) : 1)),
  };
}
