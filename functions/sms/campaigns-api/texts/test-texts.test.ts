import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SmsDelayed, SmsRefused } from '#functions/sms/provider/sms-provider.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { SMS_TEST_MESSAGES } from '#shared/sms/contract/sms-test.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { SMS_WORDS, setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const PHONE = '+12125550147';
/** Monday evening in New York, in quiet hours. */
const NIGHT = '2026-03-03T02:30:00.000Z';
const TEXT = 'TEST\nHi from Osteria Lupo! 20% off. Show BACK20 by Mar 31. Reply STOP to opt out.';

async function aTester(start?: string) {
  const setup = setupSms(start);
  const owner = await setup.anOwner();
  const send = (phone: string, words: Record<string, string> = {}) =>
    owner.call('sendTestSms', { json: { ...SMS_WORDS, ...words, phone } });
  const stateOf = async (id: string) => {
    const { body } = await owner.call('getTestSms', { params: { id } });
    return (body.data as unknown as { test: { state: string; reason?: string } }).test;
  };
  /** Sends a test and returns its id. */
  const sent = async (phone = PHONE) => {
    const { body } = await send(phone);
    return (body.data as unknown as { test: { test_id: string } }).test.test_id;
  };
  /** The texts that this owner's phone received, because the schedule serves all restaurants. */
  const got = () => setup.network.sent.filter(({ restaurantId }) => restaurantId === owner.restaurantId);
  return { ...setup, owner, send, sent, stateOf, got };
}

test('the owner gets the text as guests read it, marked as a test, at any hour, with its cost', async () => {
  const { send, deliver, network, stateOf, auditRecords } = await aTester(NIGHT);
  const { status, body } = await send('(212) 555-0147');
  expect(status).toBe(202);
  expect(body.data).toEqual({
    test: { test_id: expect.any(String), phone: PHONE, text: TEXT, state: 'waiting' },
    segments: 1,
    cost: 0.0128,
    price_note: null,
    is_simulated: true,
  });
  await deliver();
  expect(network.sent).toMatchObject([{ phone: PHONE, text: TEXT }]);
  const { test_id } = (body.data as unknown as { test: { test_id: string } }).test;
  expect(await stateOf(test_id)).toMatchObject({ state: 'sent' });
  expect(JSON.stringify(auditRecords.kept)).not.toContain('0147');
  const [kept] = auditRecords.kept;
  expect(JSON.parse(kept?.after ?? '{}')).toEqual({ test_id, segments: 1, cost_cents: 1.28 });
});

test('a delivery receipt shows its status', async () => {
  const { sent, deliver, receive, stateOf, owner } = await aTester();
  const id = await sent();
  await deliver();
  await receive({
    eventType: 'TEXT_CARRIER_BLOCKED',
    eventTimestamp: Date.parse(NIGHT),
    destinationPhoneNumber: PHONE,
    messageId: 'sms-1',
    messageStatusDescription: '',
    context: { restaurant_id: owner.restaurantId, campaign_id: id },
  });
  expect(await stateOf(id)).toMatchObject({ state: 'failed', reason: 'The carrier blocked the text.' });
});

test.each([
  ['', SMS_TEST_MESSAGES.phone],
  ['12', SMS_TEST_MESSAGES.impossible],
  ['555-0147', SMS_TEST_MESSAGES.impossible],
  ['800-555-0147', SMS_TEST_MESSAGES.notMobile],
  ['+44 7400 123456', SMS_TEST_MESSAGES.foreign],
  ['+44 20 7946 0958', SMS_TEST_MESSAGES.notMobile],
])('“%s” gets no test text', async (phone, message) => {
  const { send, queue } = await aTester();
  expect(await send(phone)).toMatchObject({
    status: 422,
    body: { error: message, fields: { phone: message } },
  });
  expect(queue).toEqual([]);
});

test('a phone that opted out gets no test text, even if it opted out meanwhile or was deleted', async () => {
  const { send, sent, deliver, stateOf, network, owner, stores, clock } = await aTester();
  const { restaurantId } = owner;
  const key = { restaurantId, phone: PHONE };
  const id = await sent();
  const news = { ...key, name: '', orderDates: [], consent: undefined, now: clock.now() };
  await stores.guests.record({ ...news, optOut: { at: NIGHT, by: 'guest' } });
  await deliver();
  expect(network.sent).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ state: 'dropped' });
  const refused = { status: 422, body: { error: SMS_TEST_MESSAGES.optedOut } };
  expect(await send(PHONE)).toMatchObject(refused);
  await stores.guests.delete(key, new Date());
  expect(await send(PHONE)).toMatchObject(refused);
});

test('missing words and a missing number are reported before sending', async () => {
  const { send, flags, queue } = await aTester();
  const missing = { status: 422, body: { error: 'Please fill in all required fields' } };
  expect(await send(PHONE, { offer: '' })).toMatchObject(missing);
  flags.hasSender = false;
  expect(await send(PHONE)).toMatchObject({ status: 409, body: { code: 'sms_not_ready' } });
  expect(queue).toEqual([]);
});

test('five per hour are allowed, and rejected ones aren’t counted', async () => {
  const { send, clock } = await aTester();
  await send('12');
  for (let count = 0; count < 5; count++) expect(await send(PHONE)).toMatchObject({ status: 202 });
  expect(await send(PHONE)).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/hourly limit of 5 test texts/) },
  });
  clock.advance(3_600);
  expect(await send(PHONE)).toMatchObject({ status: 202 });
});

test('a test text counts in no campaign and adds no guest', async () => {
  const { sent, deliver, owner, stores } = await aTester();
  await sent();
  await deliver();
  expect((await owner.call('listSmsCampaigns')).body.data).toEqual({ campaigns: [] });
  expect(await stores.guests.find({ restaurantId: owner.restaurantId, phone: PHONE })).toBeUndefined();
  const id = await owner.launch([`Ana,${PHONE},2026-01-05`]);
  await deliver();
  expect((await owner.status(id)).progress).toMatchObject({ messages_decided: 1, sent: 1 });
});

describe('faults', () => {
  test('a rate-limited text is retried and arrives', async () => {
    const { sent, deliver, network, owner, stateOf, clock, runSchedule, got } = await aTester();
    let refusals = 12;
    network.behaves(({ restaurantId }) => {
      if (restaurantId !== owner.restaurantId || refusals === 0) return undefined;
      refusals -= 1;
      throw new SmsDelayed('Texts came too fast.', { minutes: 0, isThrottled: true });
    });
    const id = await sent();
    await deliver();
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
    clock.advance(60);
    await runSchedule();
    await deliver();
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
    expect(got()).toHaveLength(1);
  });

  test('when the carrier is unavailable for ten minutes, the owner sees what to do', async () => {
    const { sent, deliver, network, owner, stateOf, clock, runSchedule } = await aTester();
    network.behaves(({ restaurantId }) => {
      if (restaurantId !== owner.restaurantId) return undefined;
      throw new SmsDelayed('Texts came too fast.', { minutes: 0, isThrottled: true });
    });
    const id = await sent();
    await deliver();
    clock.advance(601);
    await runSchedule();
    await deliver();
    expect(await stateOf(id)).toMatchObject({
      state: 'dropped',
      reason: 'The test took too long to send. Try again.',
    });
  });

  test('parallel workers, repeated messages, and crashes send at most one text', async () => {
    const process = aMortalProcess();
    for (let call = 1; ; call++) {
      const { sent, work, queue, got, clock, runSchedule, deliver, stateOf } = await aTester();
      const id = await sent();
      const [message] = queue.splice(0);
      if (message === undefined) throw new Error('The test is missing in the queue.');
      process.dieAfter(call);
      await Promise.allSettled([work(process.interference)(message), work()(message)]);
      await work()(message);
      clock.advance(400);
      await runSchedule();
      await deliver();
      expect(got().length).toBeLessThanOrEqual(1);
      expect(['sent', 'unknown']).toContain((await stateOf(id)).state);
      if (!process.isDead()) break;
    }
  }, 30_000);

  test('when the queue fails, the schedule sends it while the owner waits', async () => {
    const { sent, queue, runSchedule, deliver, got, clock, stateOf } = await aTester();
    await sent();
    queue.splice(0);
    clock.advance(60);
    await runSchedule();
    await deliver();
    expect(got()).toHaveLength(1);
    const late = await sent();
    queue.splice(0);
    clock.advance(3_600);
    await runSchedule();
    await deliver();
    expect(got()).toHaveLength(1);
    expect(await stateOf(late)).toMatchObject({ state: 'dropped' });
  });

  test.each([
    [new SmsRefused('This number can’t receive the text.'), 'failed', 'This number can’t receive the text.'],
    [new SmsDelayed('The carrier is busy.', { minutes: 60 }), 'failed', 'The carrier is busy.'],
    [new Error('socket hang up'), 'unknown', undefined],
  ])('%s is reported, and nothing is resent', async (error, state, reason) => {
    const { sent, deliver, network, owner, stateOf, clock, runSchedule } = await aTester();
    let calls = 0;
    network.behaves(({ restaurantId }) => {
      if (restaurantId === owner.restaurantId) calls += 1;
      throw error;
    });
    const id = await sent();
    await deliver();
    clock.advance(3_600);
    await runSchedule();
    await deliver();
    expect(calls).toBe(1);
    const shown = await stateOf(id);
    expect({ state: shown.state, reason: shown.reason }).toEqual({ state, reason });
  });
});
