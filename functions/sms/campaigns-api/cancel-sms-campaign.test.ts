import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkCode } from '#functions/redemptions/redeem-code.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const ANA = '+12125550147';
const ROWS = [`Ana,${ANA},2026-01-05`, 'Ben,+12125550148,2026-01-05'];
/** Three days after the setup's noon, at lunchtime. */
const SEND_AT = '2026-03-05T17:00:00.000Z';
const THREE_DAYS = 3 * 86_400;

async function aPlannedCampaign() {
  const setup = setupSms();
  const owner = await setup.anOwner();
  const id = await owner.launch(ROWS, { send_at: SEND_AT });
  const cancel = () => owner.call('cancelSmsCampaign', { params: { id } });
  const runAll = async () => {
    await setup.runSchedule();
    await setup.deliver();
  };
  return { ...setup, owner, id, cancel, runAll };
}

test('a canceled scheduled campaign sends nothing, costs nothing, and says so', async () => {
  const { owner, id, cancel, deliver, runAll, clock, network, stores } = await aPlannedCampaign();
  await deliver();
  const { status, body } = await cancel();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Campaign canceled. No texts were sent.',
    data: { campaign: { status: 'ended', canceled_at: '2026-03-02T17:00:00.000Z', will_cost: 0 } },
  });
  expect((await owner.status(id)).progress).toMatchObject({ waiting: 0, dropped: 2 });
  const guests = (await owner.call('listSmsGuests', { params: { id } })).body.data;
  expect(guests).toMatchObject({
    guests: [{ state: 'dropped', reason: 'You canceled the campaign before it started.' }, {}],
  });
  clock.advance(THREE_DAYS + 600);
  await runAll();
  expect(network.sent).toEqual([]);
  expect((await owner.status(id)).progress).toMatchObject({ waiting: 0, dropped: 2 });
  const { win_back } = await stores.guests.get({ restaurantId: owner.restaurantId, phone: ANA });
  expect(win_back).toBeUndefined();
});

test('a campaign canceled before its list was read adds no guests', async () => {
  const { owner, cancel, deliver, queue, stores } = await aPlannedCampaign();
  expect(queue).not.toEqual([]);
  await cancel();
  await deliver();
  expect(await stores.guests.find({ restaurantId: owner.restaurantId, phone: ANA })).toBeUndefined();
});

test('canceling twice in two tabs cancels once', async () => {
  const { cancel, stores, owner, id } = await aPlannedCampaign();
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const key = { restaurantId: owner.restaurantId, campaignId: id };
  expect(await stores.campaigns.get(key)).toMatchObject({ version: 3, canceled_at: expect.any(String) });
});

describe('control group guests of a canceled campaign', () => {
  const PHONES = Array.from({ length: 40 }, (_, index) => `+12125550${100 + index}`);
  const LIST = PHONES.map((phone) => `Guest,${phone},2026-01-05`);
  const HELD_OUT = { holdout_percent: 20 };

  async function aTrial() {
    const setup = setupSms();
    const owner = await setup.anOwner();
    const partsIn = async (campaignId: string) => {
      const { guests } = await setup.stores.guests.list(owner.restaurantId, { limit: 100 });
      const held = guests.filter(({ trial }) => trial?.group === 'held_back');
      return held.filter(({ trial }) => trial?.campaign_id === campaignId).map(({ phone }) => phone);
    };
    const plan = (code: string) => owner.launch(LIST, { ...HELD_OUT, offerCode: code, send_at: SEND_AT });
    const cancel = (id: string) => owner.call('cancelSmsCampaign', { params: { id } });
    return { ...setup, owner, partsIn, plan, cancel };
  }

  test('may be texted by the next one', async () => {
    const { plan, cancel, deliver, owner, partsIn } = await aTrial();
    const planned = await plan('FIRST');
    await deliver();
    const held = await partsIn(planned);
    expect(held.length).toBeGreaterThan(0);
    await cancel(planned);
    await deliver();
    expect(await partsIn(planned)).toEqual([]);
    const next = await owner.launch(LIST, { offerCode: 'NEXT' });
    expect((await owner.status(next)).progress).toMatchObject({ messages_decided: PHONES.length });
  });

  test('count for their earlier campaign again', async () => {
    const { cancel, deliver, clock, stores, owner } = await aTrial();
    const first = await owner.launch(LIST, { offerCode: 'FIRST' });
    await deliver();
    clock.advance(31 * 86_400);
    const at = new Date(clock.now().getTime() + THREE_DAYS * 1_000).toISOString();
    const planned = await owner.launch(LIST, { ...HELD_OUT, offerCode: 'NEXT', send_at: at });
    await deliver();
    await deliver();
    await cancel(planned);
    await deliver();
    const { guests } = await stores.guests.list(owner.restaurantId, { limit: 100 });
    expect(new Set(guests.map(({ trial }) => trial?.campaign_id))).toEqual(new Set([first]));
    expect(guests.every(({ trial, former_trial }) => trial?.group === 'texted' && !former_trial)).toBe(true);
  });

  test('are released by the schedule when the queue fails, and stay released', async () => {
    const { plan, cancel, deliver, queue, work, partsIn, clock, runSchedule } = await aTrial();
    const planned = await plan('FIRST');
    const [part] = queue;
    await deliver();
    queue.push = () => {
      throw new Error('The queue is down.');
    };
    expect(await cancel(planned)).toMatchObject({ status: 200 });
    Reflect.deleteProperty(queue, 'push');
    expect(await partsIn(planned)).not.toEqual([]);
    clock.advance(60);
    await runSchedule();
    await deliver();
    expect(await partsIn(planned)).toEqual([]);
    if (part !== undefined) await work()(part);
    expect(await partsIn(planned)).toEqual([]);
  });
});

test('a campaign can’t be canceled within a minute of its start', async () => {
  const { owner, cancel, clock, deliver, runAll, network } = await aPlannedCampaign();
  await deliver();
  clock.advance(THREE_DAYS - 59);
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'sms_state' } });
  clock.advance(60);
  await runAll();
  expect(network.sent).toHaveLength(2);
  const now = await owner.launch(['Cleo,+12125550149,2026-01-05'], { offerCode: 'NOW' });
  expect(await owner.call('cancelSmsCampaign', { params: { id: now } })).toMatchObject({ status: 409 });
});

test('a code of several campaigns counts for the one that started last', async () => {
  const { stores, anOwner, clock } = setupSms();
  const { restaurantId, launch, call } = await anOwner();
  const campaignOf = async () =>
    (await checkCode({ ...stores, clock }, restaurantId, 'back 20')).campaign.campaign_id;
  const first = await launch(ROWS);
  const planned = await launch(['Cleo,+12125550149,2026-01-05'], { send_at: SEND_AT });
  const canceled = await launch(['Dev,+12125550150,2026-01-05'], { send_at: SEND_AT });
  await call('cancelSmsCampaign', { params: { id: canceled } });
  expect(await campaignOf()).toBe(first);
  clock.advance(60);
  const second = await launch(['Eve,+12125550151,2026-01-05']);
  expect(await campaignOf()).toBe(second);
  clock.advance(THREE_DAYS);
  expect(await campaignOf()).toBe(planned);
  clock.advance(31 * 86_400);
  const last = await launch(['Fay,+12125550152,2026-01-05']);
  expect(await campaignOf()).toBe(last);
});

test('a campaign that sent nothing doesn’t take over another’s code', async () => {
  const { stores, anOwner, clock, deliver } = setupSms();
  const { restaurantId, launch, call } = await anOwner();
  const campaignOf = async () =>
    (await checkCode({ ...stores, clock }, restaurantId, 'BACK20')).campaign.campaign_id;
  const first = await launch(ROWS);
  await deliver();
  clock.advance(60);
  const nobody = await launch(ROWS);
  const { data } = (await call('getSmsCampaignStatus', { params: { id: nobody } })).body;
  expect(data).toMatchObject({ messagesSent: 0 });
  expect(await campaignOf()).toBe(first);
  clock.advance(60);
  await launch(ROWS);
  expect(await campaignOf()).toBe(first);
});

test('a code of only a scheduled campaign isn’t taken yet', async () => {
  const { stores, anOwner, clock } = setupSms();
  const { restaurantId, launch } = await anOwner();
  await launch(ROWS, { send_at: SEND_AT });
  const state = async () => (await checkCode({ ...stores, clock }, restaurantId, 'BACK20')).state;
  expect(await state()).toBe('not_started');
  clock.advance(THREE_DAYS);
  expect(await state()).toBe('valid');
});

test('the register reads that the campaign of a code was canceled', async () => {
  const { cancel, stores, owner, clock } = await aPlannedCampaign();
  const state = async () => (await checkCode({ ...stores, clock }, owner.restaurantId, 'BACK20')).state;
  await cancel();
  expect(await state()).toBe('canceled');
  clock.advance(THREE_DAYS);
  expect(await state()).toBe('canceled');
});
