import { expect, test } from 'vitest';
import { emailVerified } from '#functions/accounts/users-repository.ts';
import { adClosed, adLaunched } from '#functions/ads/ad-events.ts';
import {
  creditPurchased,
  invoicePaid,
  invoiceUnpaid,
  renewalChanged,
  subscriptionChanged,
  subscriptionEnded,
  subscriptionStarted,
} from '#functions/billing/billing-events.ts';
import { contentEvent } from '#functions/moderation/moderation-events.ts';
import { codeRedeemed, redemptionUndone } from '#functions/redemptions/redemption-events.ts';
import {
  restaurantDeleted,
  setupCompleted,
  signedUp,
  siteDeleted,
} from '#functions/restaurants/restaurant-events.ts';
import { smsCanceled, smsLaunched } from '#functions/sms/sms-events.ts';
import { generationEnded } from '#functions/websites/generation/generation-ended.ts';
import { siteCreated, sitePublished, siteUnpublished } from '#functions/websites/website-events.ts';
import { type BusinessEvent, parseBusinessEvent } from '#shared/contract/events.ts';
import { anAdCampaign, anSmsCampaign } from '#tests/builders/a-campaign.ts';

const AT = '2026-03-05T12:00:00.000Z';
const EARLIER = '2026-03-05T11:58:30.400Z';
const LUPO = { restaurant_id: 'lupo', created_at: AT };

const WEBSITE = { ...LUPO, website_id: 'w1', revision: 7 } as never;
const JOB = {
  ...{ restaurant_id: 'lupo', generation_id: 'g1', website_id: 'w1', version: 3 },
  ...({ kind: 'generation', status: 'completed' } as const),
  ...{ requested_at: EARLIER, finished_at: AT },
};
const SUBSCRIPTION = {
  ...({ restaurantId: 'lupo', planId: 'professional', at: AT, revision: 4 } as const),
  startedAt: '2026-01-31T23:30:00.000Z',
};
const PLAN_DATA = { plan_id: 'professional', monthly_cents: 14_900, renewal_day: 31 };
const INVOICE = {
  ...{ invoice_id: 'i1', plan_id: 'basic', due: 4_000, credit: 900, total: 4_900 },
  lines: [
    { kind: 'plan', cents: 4_500 },
    { kind: 'tax', cents: 400 },
  ],
};
const OF_INVOICE = { restaurantId: 'lupo', at: AT, invoice: INVOICE as never };
const INVOICE_DATA = { invoice_id: 'i1', total_cents: 4_500, tax_cents: 400 };
const REDEMPTION = {
  ...{ restaurant_id: 'lupo', redemption_id: 'r1', redeemed_at: AT, undone_at: '2026-03-05T13:00:00.000Z' },
  ...{ campaign_id: 'c1', campaign_type: 'sms', amount_cents: 3_210 },
} as never;
const CODE = { campaign_id: 'c1', campaign_type: 'sms', amount_cents: 3_210 };
const AD = anAdCampaign({ campaign_id: 'a1', created_at: AT, days: 5, daily_budget_cents: 900 });
const SPENT = { ...AD, results: { ...AD.results, spent_cents: 1_234 } };
const TEXTS = anSmsCampaign({
  ...{ campaign_id: 't1', created_at: AT, will_cost_cents: 3.205 },
  decisions: { guests: 9, send: 4, hold: 2, skip: 3, held: [], skipped: [] },
});
const TEXT_DATA = { campaign_id: 't1', messages: 6, cost_micros: 32_050 };
const REVIEWED = { restaurant_id: 'lupo', moderation_id: 'm1', content_type: 'marketing_copy' } as never;

/** Each event with the part of its ID after its kind, and its data. */
const EVENTS: [BusinessEvent | undefined, id: string, data: object][] = [
  [signedUp(LUPO), 'lupo', {}],
  [emailVerified('lupo', new Date(AT)), 'lupo', {}],
  [setupCompleted('lupo', AT), 'lupo', {}],
  [siteDeleted('lupo', { websiteId: 'w1', at: AT }), 'w1', { website_id: 'w1' }],
  [restaurantDeleted({ ...LUPO, websites_total: 2 }, AT), 'lupo', { setups: 0, websites: 2 }],
  [
    restaurantDeleted({ ...LUPO, websites_total: 0, setup_completed_at: AT }, AT),
    'lupo',
    { setups: 1, websites: 0 },
  ],
  [siteCreated(WEBSITE), 'w1', { website_id: 'w1' }],
  [sitePublished(WEBSITE, AT, 12), 'w1/7', { website_id: 'w1', version: 12 }],
  [siteUnpublished(WEBSITE, AT), 'w1/7', { website_id: 'w1' }],
  [generationEnded(JOB), 'g1/3', { website_id: 'w1', seconds: 90 }],
  [generationEnded({ ...JOB, kind: 'regeneration' }), 'g1/3', { website_id: 'w1', seconds: 90 }],
  [generationEnded({ ...JOB, status: 'failed' }), 'g1/3', { website_id: 'w1' }],
  [adLaunched(AD), 'a1', { campaign_id: 'a1', daily_budget_cents: 900, days: 5 }],
  [adClosed({ ...SPENT, status: 'ended' }, AT), 'a1', { campaign_id: 'a1', spent_cents: 1_234 }],
  [adClosed({ ...SPENT, status: 'failed' }, AT), 'a1', { campaign_id: 'a1' }],
  [smsLaunched(TEXTS), 't1', { ...TEXT_DATA, will_cost_cents: 3.205 }],
  [smsCanceled(TEXTS, AT), 't1', TEXT_DATA],
  [codeRedeemed(REDEMPTION), 'r1', CODE],
  [
    contentEvent('content_rejected', REVIEWED, AT),
    'm1',
    { moderation_id: 'm1', content_type: 'marketing_copy' },
  ],
  [subscriptionStarted(SUBSCRIPTION), 'lupo/4', PLAN_DATA],
  [subscriptionEnded({ ...SUBSCRIPTION, isStopCounted: false }), 'lupo/4', PLAN_DATA],
  [subscriptionEnded({ ...SUBSCRIPTION, isStopCounted: true }), 'lupo/4', { ...PLAN_DATA, stopped_day: 31 }],
  [renewalChanged('renewal_stopped', SUBSCRIPTION), 'lupo/4', { plan_id: 'professional', renewal_day: 31 }],
  [
    subscriptionChanged(SUBSCRIPTION, 'basic'),
    'lupo/4',
    { from_plan: 'basic', plan_id: 'professional', change_cents: 10_000 },
  ],
  [
    invoicePaid(OF_INVOICE, true),
    'i1',
    { ...INVOICE_DATA, cash_cents: 4_000, credit_cents: 900, was_overdue: 1 },
  ],
  [invoiceUnpaid('invoice_overdue', OF_INVOICE), 'i1', INVOICE_DATA],
  [creditPurchased(OF_INVOICE), 'i1', { invoice_id: 'i1', cents: 4_900 }],
];

test.each(EVENTS.map(([event, ...expected]) => [event?.kind, event, ...expected] as const))(
  'the event %s names its restaurant, time, and row, and has its data',
  (kind, event, id, data) => {
    expect(event).toMatchObject({ event_id: `${kind}/${id}`, at: AT, restaurant_id: 'lupo', data });
    expect(parseBusinessEvent(event).data).toEqual(data);
  },
);

test('an undone redemption happened when it was undone', () => {
  expect(redemptionUndone(REDEMPTION)).toMatchObject({ at: '2026-03-05T13:00:00.000Z', data: CODE });
});

test.each([
  ['runs', { status: 'in_progress' }],
  ['was canceled', { status: 'canceled' }],
  ['has no end', { finished_at: undefined }],
] as const)('a generation that %s has no event', (_, changes) => {
  expect(generationEnded({ ...JOB, ...changes })).toBe(undefined);
});

test.each(['active', 'paused', 'in_review'] as const)('an ad that is %s isn’t closed', (status) => {
  expect(adClosed({ ...AD, status } as typeof AD, AT)).toBe(undefined);
});
