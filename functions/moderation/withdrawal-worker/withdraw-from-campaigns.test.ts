import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, interfere } from '#tests/builders/interference.ts';
import { usedOfPlan } from '#tests/builders/plan-use.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { setupSms } from '#tests/builders/sms-setup.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import { withdrawFromCampaigns } from './withdraw-from-campaigns.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const ROWS = ['Ana,+12125550147,2026-01-05', 'Ben,+12135550148,2026-01-05'];
/** At lunch, three days after the setup's time. */
const SEND_AT = '2026-03-05T17:00:00.000Z';
/** 10:30 AM in New York, where Ana is; 7:30 AM in Los Angeles, where Ben is. */
const MORNING = '2026-03-03T15:30:00.000Z';
const CURE = { offer: 'Broth that cures the flu' };

/** An owner whose campaign text is flagged. `reject` does what the worker does. */
async function aCampaign(more: Record<string, unknown> = {}, start?: string) {
  const setup = setupSms(start);
  const { stores, clock } = setup;
  const owner = await setup.anOwner();
  const id = await owner.launch(ROWS, { ...CURE, ...more });
  const { rows } = await stores.moderation.searchEventually(owner.restaurantId, {
    status: 'flagged',
    limit: 10,
  });
  const decide = async () => {
    for (const row of rows) {
      const at = clock.now().toISOString();
      const decision = { decisionId: `by ${row.moderation_id}`, administratorId: 'admin-7', at };
      await stores.moderation.decide(row, { status: 'rejected', ...decision });
    }
  };
  const reject = async (through: Partial<typeof stores> = stores) => {
    await decide();
    const [row] = rows;
    const rejected = { text: row?.text ?? '', passages: row?.passages.map(({ passage }) => passage) ?? [] };
    const dependencies = { ...stores, ...through, clock } as unknown as WithdrawalDependencies;
    return withdrawFromCampaigns(dependencies, owner.restaurantId, rejected);
  };
  const runAll = async () => {
    await setup.runSchedule();
    await setup.deliver();
  };
  const used = async () => (await usedOfPlan(stores, owner.restaurantId, clock)).sms_campaigns;
  return { ...setup, owner, id, rows, reject, decide, runAll, used };
}

test('flagged campaign texts are still sent', async () => {
  const { rows, deliver, network } = await aCampaign();
  expect(rows).toEqual([expect.objectContaining({ content_type: 'marketing_copy' })]);
  expect(rows[0]?.content_data).toMatchObject({ used_for: 'sms_campaign' });
  await deliver();
  expect(network.sent).toHaveLength(2);
});

test('a scheduled campaign with a rejected text sends nothing, and its owner sees why', async () => {
  const { owner, id, reject, deliver, runAll, clock, network, used } = await aCampaign({ send_at: SEND_AT });
  await deliver();
  expect(await used()).toBe(2);
  expect(await reject()).toEqual(['sms_campaign']);
  expect(await reject()).toEqual(['sms_campaign']);
  expect(await used()).toBe(0);
  const { body } = await owner.call('getSmsCampaignStatus', { params: { id } });
  expect(body.data).toMatchObject({ campaign: { status: 'ended', is_text_rejected: true, will_cost: 0 } });
  const { guests } = (await owner.call('listSmsGuests', { params: { id } })).body.data as never;
  expect(guests).toMatchObject([
    { state: 'dropped', reason: 'We rejected the message before it was sent.' },
    { state: 'dropped' },
  ]);
  clock.advance(3 * 86_400 + 600);
  await runAll();
  expect(network.sent).toEqual([]);
});

test('a campaign whose texts are queued is canceled', async () => {
  const { reject, deliver, network, used } = await aCampaign();
  expect(await reject()).toEqual(['sms_campaign']);
  await deliver();
  expect(network.sent).toEqual([]);
  expect(await used()).toBe(0);
});

test('a running campaign stops, returns the unsent texts once, and its codes stay valid', async () => {
  const { owner, id, reject, deliver, runAll, clock, network, used, stores } = await aCampaign({}, MORNING);
  await deliver();
  expect(network.sent).toHaveLength(1);
  expect(await used()).toBe(2);
  expect(await reject()).toEqual(['sms_campaign']);
  expect(await reject()).toEqual(['sms_campaign']);
  expect(await used()).toBe(1);
  clock.advance(86_400);
  await runAll();
  expect(network.sent).toHaveLength(1);
  const { body } = await owner.call('getSmsCampaignStatus', { params: { id } });
  expect(body.data).toMatchObject({
    campaign: { status: 'active', is_text_rejected: true },
    progress: { waiting: 0, dropped: 1 },
  });
  const row = await stores.campaigns.find({ restaurantId: owner.restaurantId, campaignId: id });
  expect(row).not.toHaveProperty('canceled_at');
});

test('a worker that dies at any call returns a stopped campaign’s texts once', async () => {
  const process = aMortalProcess();
  for (let call = 1; ; call++) {
    const { reject, used } = await aCampaign({ send_at: SEND_AT });
    const client = createDynamoClient();
    interfere({ dynamo: client }, process.interference);
    process.dieAfter(call);
    await reject(openRepositories(client)).catch(() => undefined);
    const died = process.isDead();
    await reject();
    expect(await used()).toBe(0);
    if (!died) break;
  }
});

test('a rejected text can’t be launched again in any spelling', async () => {
  const { owner, decide, clock, deliver, network } = await aCampaign({ send_at: SEND_AT });
  await decide();
  clock.advance(60);
  const csv = ['customer_name,phone_number,last_order_date', ...ROWS].join('\n');
  const json = { restaurantName: 'Osteria Lupo', offerCode: 'AGAIN20', csv, offer: CURE.offer.toUpperCase() };
  const { status, body } = await owner.call('createSmsCampaign', { json });
  expect([status, body.error]).toEqual([409, expect.stringContaining('We rejected this message before')]);
  await deliver();
  expect(network.sent).toEqual([]);
});
