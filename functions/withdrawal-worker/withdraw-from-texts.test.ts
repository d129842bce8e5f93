import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { setupSms } from '#tests/builders/sms-setup.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import { withdrawFromTexts } from './withdraw-from-texts.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const ROWS = ['Ana,+12125550147,2026-01-05', 'Ben,+12125550148,2026-01-05'];
/** Three days after the setup's noon, at lunch. */
const SEND_AT = '2026-03-05T17:00:00.000Z';
const CURE = { offer: 'Broth that cures the flu' };

/** An owner whose campaign says what is flagged; `reject` does what the worker does of it. */
async function aCampaign(more: Record<string, unknown> = {}) {
  const setup = setupSms();
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
  const reject = async () => {
    await decide();
    const [row] = rows;
    const rejected = { text: row?.text ?? '', passages: row?.passages.map(({ passage }) => passage) ?? [] };
    const dependencies = { ...stores, clock } as unknown as WithdrawalDependencies;
    return withdrawFromTexts(dependencies, owner.restaurantId, rejected);
  };
  const runAll = async () => {
    await setup.runSchedule();
    await setup.deliver();
  };
  return { ...setup, owner, id, rows, reject, decide, runAll };
}

test('the words of a text campaign are flagged as marketing copy, and go out all the same', async () => {
  const { rows, deliver, network } = await aCampaign();
  expect(rows).toEqual([expect.objectContaining({ content_type: 'marketing_copy' })]);
  expect(rows[0]?.content_data).toMatchObject({ used_for: 'sms_campaign' });
  await deliver();
  expect(network.sent).toHaveLength(2);
});

test('a planned campaign whose text is rejected texts nobody, and its owner reads why', async () => {
  const { owner, id, reject, deliver, runAll, clock, network } = await aCampaign({ send_at: SEND_AT });
  await deliver();
  expect(await reject()).toEqual(['sms_campaign']);
  expect(await reject()).toEqual([]);
  const { body } = await owner.call('getSmsCampaignStatus', { params: { id } });
  expect(body.data).toMatchObject({ campaign: { status: 'ended', is_text_rejected: true, will_cost: 0 } });
  const { guests } = (await owner.call('listSmsGuests', { params: { id } })).body.data as never;
  expect(guests).toMatchObject([
    { state: 'dropped', reason: 'The text of the campaign was rejected before it went out.' },
    { state: 'dropped' },
  ]);
  clock.advance(3 * 86_400 + 600);
  await runAll();
  expect(network.sent).toEqual([]);
});

test('a campaign whose texts are still in the queue is called off, one that has begun goes on', async () => {
  const waiting = await aCampaign();
  expect(await waiting.reject()).toEqual(['sms_campaign']);
  await waiting.deliver();
  expect(waiting.network.sent).toEqual([]);
  const begun = await aCampaign();
  await begun.deliver();
  expect(await begun.reject()).toEqual([]);
});

test('a text that was rejected before cannot be launched again, in whatever spelling', async () => {
  const { owner, decide, clock, deliver, network } = await aCampaign({ send_at: SEND_AT });
  await decide();
  clock.advance(60);
  const csv = ['customer_name,phone_number,last_order_date', ...ROWS].join('\n');
  const json = { restaurantName: 'Osteria Lupo', offerCode: 'AGAIN20', csv, offer: CURE.offer.toUpperCase() };
  const { status, body } = await owner.call('createSmsCampaign', { json });
  expect([status, body.error]).toEqual([409, expect.stringContaining('was rejected before')]);
  await deliver();
  expect(network.sent).toEqual([]);
});
