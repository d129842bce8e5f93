import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTrialRecords } from '#functions/sms/trial-records.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { anSmsCampaign, launched } from '#tests/builders/a-campaign.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { setupRevenue as setup, REVENUE_YEAR as year } from '#tests/builders/revenue-setup.ts';

let emulators: Emulators;
beforeEach(async () => {
  emulators = await openEmulators();
});
afterEach(() => emulators.stop());

test('the effect of texts is measured with control groups of campaigns that ran', async () => {
  const { stores, clock, get, calls } = setup();
  const trials = openTrialRecords(stores.platformRecords);
  const day = `${year}-03-01`;
  const tell = (campaignId: string, group: 'texted' | 'held_back', guests: number) =>
    stores.redemptionCounters.countReturns({
      restaurantId: 'lupo',
      campaignId,
      batch: group,
      returned: Array.from({ length: guests }, () => ({ group, on: day })),
      now: clock.now(),
    });
  const campaigns = [1, 2, 3, 4].map((number) =>
    anSmsCampaign({
      campaign_id: `c${number}`,
      created_at: clock.now().toISOString(),
      decisions: {
        ...{ guests: 500, send: 300, hold: 100, skip: 100, held: [] },
        skipped: number === 4 ? [] : [{ rule: 'held_out', guests: 100, reason: 'By chance' }],
      },
      ...(number === 3 && { canceled_at: clock.now().toISOString() }),
    }),
  );
  for (const campaign of campaigns) {
    await trials.note(campaign);
    await trials.note(campaign);
    if (campaign.campaign_id !== 'c2') await stores.campaigns.create(campaign, launched(campaign));
  }
  await tell('c1', 'texted', 60);
  await tell('c1', 'held_back', 5);
  await tell('c4', 'texted', 99);
  const before = calls();
  const { data } = await get('measured-lift');
  expect(calls() - before).toBe(2);
  expect(data).toMatchObject({
    feature: 'sms_campaigns',
    campaigns: 1,
    texted_guests: 400,
    held_back_guests: 100,
    effect: {
      difference: expect.closeTo(0.1, 6),
      low: expect.closeTo(0.045, 2),
      high: expect.closeTo(0.155, 2),
    },
  });
});

test('without a control group no effect is stated', async () => {
  const { data } = await setup().get('measured-lift');
  expect(data).toMatchObject({ campaigns: 0, texted_guests: 0, effect: null });
});
