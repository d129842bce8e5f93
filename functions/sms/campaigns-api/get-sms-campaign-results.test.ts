import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import type { SmsResults } from '#shared/sms/contract/sms-results.ts';
import { isInControlGroup } from '#shared/sms/win-back/control-group.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const phoneOf = (guest: number) => `+1212555${String(guest).padStart(4, '0')}`;

async function aCampaign(guests: number, holdout_percent: number) {
  const setup = setupSms();
  const owner = await setup.anOwner();
  const rows = Array.from({ length: guests }, (_, guest) => `Guest,${phoneOf(guest)},2026-01-05`);
  const id = await owner.launch(rows, { holdout_percent });
  await setup.deliver();
  const isHeldBack = (guest: number) => isInControlGroup(id, phoneOf(guest), holdout_percent);
  const all = [...rows.keys()];
  const [heldBack, texted] = [all.filter(isHeldBack), all.filter((guest) => !isHeldBack(guest))];
  setup.clock.advance(10 * 86_400);
  const comeBack = (some: number[]) =>
    owner.importGuests(some.map((guest) => `Guest,${phoneOf(guest)},2026-03-08`));
  const results = async () =>
    (await owner.call('getSmsCampaignResults', { params: { id } })).body.data as unknown as SmsResults;
  const redeem = (amount_cents: number | null, redemption_id: string) =>
    setup.stores.redemptionCounters.count(
      {
        restaurant_id: owner.restaurantId,
        redemption_id,
        campaign_id: id,
        campaign_type: 'sms',
        campaign_name: '20% off',
        code: 'BACK20',
        amount_cents,
        redeemed_at: '2026-03-08T12:00:00.000Z',
        redeemed_by: 'till',
        is_counted: false,
      },
      1,
    );
  return { ...setup, owner, id, heldBack, texted, comeBack, results, redeem };
}

test('a campaign with a control group is found among the platform’s, and another isn’t', async () => {
  const { id, stores } = await aCampaign(30, 20);
  const other = await aCampaign(30, 0);
  const noted = (await stores.trials.listNewest(50)).map(({ campaign_id }) => campaign_id);
  expect(noted).toContain(id);
  expect(noted).not.toContain(other.id);
});

test('with a control group the results state how many returned because of the text, and the revenue', async () => {
  const { heldBack, texted, comeBack, results, redeem, clock } = await aCampaign(240, 20);
  expect(await results()).toMatchObject({
    texted: { guests: texted.length, returned: 0 },
    held_back: { guests: heldBack.length, returned: 0 },
    lift: { is_known: false },
    worth: null,
    returns_at: null,
  });
  await comeBack([...texted.slice(0, 80), ...heldBack.slice(0, 4)]);
  await redeem(4_000, 'one');
  await redeem(null, 'two');
  const shown = await results();
  const [textedShare, heldBackShare] = [80 / texted.length, 4 / heldBack.length];
  const extra = (textedShare - heldBackShare) * texted.length;
  expect(shown).toMatchObject({
    as_of: clock.now().toISOString(),
    texted: { returned: 80 },
    held_back: { returned: 4 },
    lift: { is_known: true, is_certain: true, texted_share: textedShare, held_back_share: heldBackShare },
    redemptions: { count: 2, with_amount: 1, paid: 40 },
    worth: { bill: 50, bill_basis: 'paid', discount_each: 10, extra_guests: extra },
    returns_at: clock.now().toISOString(),
  });
  expect(shown.worth?.earned).toBeCloseTo(extra * 50 - 2 * 10 - shown.texts_cost, 1);
});

test('without a control group the results show redemptions only', async () => {
  const { texted, comeBack, results, redeem } = await aCampaign(30, 0);
  await comeBack(texted);
  await redeem(2_500, 'one');
  expect(await results()).toMatchObject({
    held_back: null,
    lift: null,
    worth: null,
    redemptions: { count: 1, with_amount: 1, paid: 25 },
  });
});

test('a text dropped before sending is free and doesn’t lower the delivery rate', async () => {
  const { anOwner, clock, deliver, runSchedule, stores } = setupSms('2026-03-03T02:30:00.000Z');
  const owner = await anOwner();
  const id = await owner.launch([0, 1].map((guest) => `Guest,${phoneOf(guest)},2026-01-05`));
  const key = { restaurantId: owner.restaurantId, campaignId: id, phone: phoneOf(0) };
  await deliver();
  const cost = async () =>
    ((await owner.call('getSmsCampaignResults', { params: { id } })).body.data as unknown as SmsResults)
      .texts_cost;
  expect(await cost()).toBe(0);
  await owner.deleteGuest(phoneOf(1));
  await deliver();
  clock.advance(12 * 3_600);
  await runSchedule();
  await deliver();
  await stores.sends.settle(key, { state: 'delivered', reason: undefined, at: clock.now() });
  const { campaign } = (await owner.call('getSmsCampaignStatus', { params: { id } })).body
    .data as unknown as {
    campaign: { will_cost: number };
  };
  expect(await cost()).toBeCloseTo(campaign.will_cost / 2, 4);
  expect(await owner.status(id)).toMatchObject({ deliveryRate: 100, progress: { delivered: 1, dropped: 1 } });
});
