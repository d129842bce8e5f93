import type { AdCampaign, Campaign, SmsCampaign } from '#functions/ads/campaign-row.ts';
import { uuidV7 } from '#functions/platform/ids.ts';
import { estimateAdReach } from '#shared/ads/ad-reach.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

const CREATED_AT = '2026-03-02T12:00:00.000Z';

const common = (createdAt: string) => ({
  restaurant_id: 'lupo',
  campaign_id: uuidV7(new Date(createdAt)),
  version: 1,
  status: 'active' as const,
  created_at: createdAt,
  ends_at: '2026-03-09T12:00:00.000Z',
  is_simulated: true,
});

/** A running Facebook ad. */
export function anAdCampaign(settings: Partial<AdCampaign> = {}): AdCampaign {
  const name = 'Truffle Pasta: 20% off';
  const row = common(settings.created_at ?? CREATED_AT);
  return {
    ...row,
    campaign_type: 'ad',
    name,
    promo_code: 'TRUFFLE7KQ4',
    copy: {
      primary_text: 'Truffle pasta at Osteria Lupo. 20% off. Mention code TRUFFLE7KQ4.',
      headline: '20% off',
      description: 'Osteria Lupo',
    },
    placement: {
      address: '12 Court Street, Brooklyn, NY 11201',
      radius_miles: 5,
      destination_url: 'https://sites.example.com/osteria-lupo/',
    },
    expected: estimateAdReach(7_000),
    daily_budget_cents: 1_000,
    days: 7,
    provider_ids: {},
    results: { spent_cents: 0, impressions: 0, people_reached: 0, clicks: 0 },
    ...settings,
  };
}

/** A text campaign whose promo code is still valid. */
export function anSmsCampaign(settings: Partial<SmsCampaign> = {}): SmsCampaign {
  const row = common(settings.created_at ?? CREATED_AT);
  return {
    ...row,
    campaign_type: 'sms',
    name: 'We miss you',
    promo_code: 'BACK20',
    offer_code: 'BACK20',
    message: { text: 'Osteria Lupo: We miss you!', segments: 1, encoding: 'GSM-7', cut: [] },
    csv: { totalUploaded: 1, lapsedCustomers: 1, errors: 0, duplicates: 0 },
    list_cost_cents: 1.28,
    decisions: { guests: 1, send: 1, hold: 0, skip: 0, held: [], skipped: [] },
    will_cost_cents: 1.28,
    holdout_percent: 0,
    hours: { time_zone: 'America/New_York', state: 'NY' },
    list_folder: 'lupo/list/',
    list_parts: 1,
    ...settings,
  };
}

/** The event of creating a campaign. */
export function launched({ restaurant_id, campaign_id, created_at: at }: Campaign): BusinessEvent {
  const data = { campaign_id, daily_budget_cents: 1000, days: 7 };
  return { event_id: `ad_launched/${campaign_id}`, kind: 'ad_launched', at, restaurant_id, data };
}
