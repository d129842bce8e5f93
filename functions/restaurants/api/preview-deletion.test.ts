import { afterAll, beforeAll, expect, test } from 'vitest';
import { adLaunched } from '#functions/ads/ad-events.ts';
import { startSubscription } from '#functions/billing/start-subscription.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { smsLaunched } from '#functions/sms/sms-events.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { anAdCampaign, anSmsCampaign } from '#tests/builders/a-campaign.ts';
import { setupAdministration } from '#tests/builders/administration-setup.ts';
import { aRegisteredOwner, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aLog } from '#tests/builders/log.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const NOTHING = {
  plan: null,
  open_invoices: { count: 0, total: 0 },
  prepaid_credit: 0,
  running_ads: 0,
  scheduled_texts: { campaigns: 0, texts: 0 },
  has_older_campaigns: false,
};

async function setup() {
  const { userId: id } = await aRegisteredOwner(setupAuth(emulators), aRegistration());
  const { call, repositories } = setupAdministration();
  const preview = async () => (await call('previewDeletion', { id })).body.data;
  const subscribe = () => {
    const clock = { now: () => new Date(Date.now() - DAY_MS / 2) };
    const emails = { send: async () => undefined };
    const [payments, log, ids] = [createSimulatedPayments(), aLog(), createIdSource(clock)];
    const outside = { payments, emails, log, clock, ids };
    return startSubscription({ ...repositories, ...outside }, id, {
      planId: 'professional',
      token: 'card_succeeds',
    });
  };
  return { id, call, repositories, preview, subscribe };
}

test('a trial ends nothing, and an unknown restaurant isn’t found', async () => {
  const { call, preview } = await setup();
  expect(await preview()).toEqual(NOTHING);
  expect((await call('previewDeletion', { id: 'nobody' })).status).toBe(404);
});

test('remaining days of a paid plan count, and none of an unpaid one', async () => {
  const { id, repositories, preview, subscribe } = await setup();
  const { row } = await subscribe();
  const days = Math.ceil((Date.parse(row.period_end) - Date.now()) / DAY_MS);
  const plan = { plan_id: 'professional', paid_days_left: days, period_end: row.period_end };
  expect(await preview()).toEqual({ ...NOTHING, plan });
  const { invoices } = await repositories.invoices.list(id, { limit: 1 });
  const overdue = { invoice_id: invoices[0]?.invoice_id ?? '', since: inDays(-1), failures: 1 };
  await repositories.subscriptions.save({ ...row, version: row.version + 1, state: 'past_due', overdue });
  expect(await preview()).toEqual({
    ...NOTHING,
    plan: { ...plan, paid_days_left: 0 },
    open_invoices: { count: 1, total: 74.5 },
  });
});

test('unused credit is stated in dollars', async () => {
  const { repositories, preview, subscribe } = await setup();
  const { row } = await subscribe();
  await repositories.subscriptions.save({ ...row, version: row.version + 1, credit_balance: 2050 });
  expect(await preview()).toMatchObject({ prepaid_credit: 20.5 });
});

test('only running ads and scheduled or held texts count', async () => {
  const { id, repositories, preview } = await setup();
  const of = (campaign_id: string) => ({ restaurant_id: id, campaign_id });
  const decisions = { guests: 9, send: 5, hold: 2, skip: 2, held: [], skipped: [] };
  const send_at = inDays(2);
  const tonight = { ...decisions, held_from: inDays(-0.1), held_until: inDays(0.4) };
  const lastNight = { ...decisions, held_from: inDays(-1), held_until: inDays(-0.6) };
  for (const campaign of [
    anAdCampaign({ ...of('running'), status: 'active' }),
    anAdCampaign({ ...of('in-review'), status: 'in_review' }),
    anAdCampaign({ ...of('paused'), status: 'paused' }),
    anAdCampaign({ ...of('ended'), status: 'ended' }),
    anSmsCampaign({ ...of('scheduled'), send_at, decisions }),
    anSmsCampaign({ ...of('canceled'), send_at, decisions, canceled_at: inDays(-1) }),
    anSmsCampaign({ ...of('sent'), send_at: inDays(-2), decisions: lastNight }),
    anSmsCampaign({ ...of('sent-at-once'), decisions }),
    anSmsCampaign({ ...of('held-for-the-night'), decisions: tonight }),
    anSmsCampaign({ ...of('begun-and-held'), send_at: inDays(-0.2), decisions: tonight }),
    anSmsCampaign({ ...of('held-and-rejected'), decisions: tonight, is_text_rejected: true }),
  ])
    await repositories.campaigns.create(
      campaign,
      campaign.campaign_type === 'ad' ? adLaunched(campaign) : smsLaunched(campaign),
    );
  expect(await preview()).toEqual({
    ...NOTHING,
    running_ads: 2,
    scheduled_texts: { campaigns: 3, texts: 7 + 2 + 2 },
  });
});
