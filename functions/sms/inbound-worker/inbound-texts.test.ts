import type { SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import { assignSenderNumber, withdrawSenderNumber } from '#functions/sms/assign-sender-number.ts';
import { SmsDelayed } from '#functions/sms/provider/sms-provider.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { InboundTextSchema } from '#shared/contract/queue-messages.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { SMS_NOON, setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const ANA = '+12125550147';
const ROWS = [`Ana,${ANA},2026-01-05`];
const STOPPED = "Osteria Lupo: You're unsubscribed and won't get more texts. Reply START to resubscribe.";
/** Monday evening in New York, in quiet hours. */
const NIGHT = '2026-03-03T02:30:00.000Z';

const aQueueRecord: SQSRecord = {
  messageId: 'one',
  receiptHandle: 'one',
  body: '',
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: 'sns',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:inbound',
  awsRegion: 'us-east-1',
};

let numbers = 0;
let texts = 0;

/** A restaurant with a sender number, and the texts that its guests can send. */
async function aRestaurant(start?: string, setup = setupSms(start)) {
  const owner = await setup.anOwner();
  const { restaurantId } = owner;
  numbers += 1;
  const number = `+1800555${String(1_000 + numbers)}`;
  await assignSenderNumber(setup.stores, { restaurantId, phoneNumber: number });
  const aText = (messageBody: string, more: { from?: string; id?: string } = {}) => {
    texts += 1;
    const { from = ANA, id = `text-${texts}` } = more;
    return { originationNumber: from, destinationNumber: number, messageBody, inboundMessageId: id };
  };
  const says = async (messageBody: string, more: { from?: string; id?: string; at?: Date } = {}) => {
    await setup.hear()(aText(messageBody, more), more.at ?? setup.clock.now());
    await setup.deliver();
  };
  const guest = (phone = ANA) => setup.stores.guests.find({ restaurantId, phone });
  const known = async (phone = ANA) =>
    (await setup.stores.guests.findKnown(restaurantId, [phone])).get(phone);
  const answers = () => setup.network.sent.filter(({ campaignId }) => campaignId.startsWith('answer-'));
  const log = async () => (await setup.stores.auditRecords.list(restaurantId, { limit: 50 })).auditRecords;
  return { ...setup, owner, restaurantId, number, aText, says, guest, known, answers, log };
}

describe('STOP', () => {
  test('ends a restaurant’s texts with one confirmation, and the next campaign says why', async () => {
    const { owner, deliver, says, guest, answers, log, network } = await aRestaurant();
    await owner.launch(ROWS);
    await deliver();
    expect(network.phones()).toEqual([ANA]);
    await says('Stop please.');
    expect(await guest()).toMatchObject({ opt_out: { at: SMS_NOON, by: 'guest' } });
    expect(answers()).toMatchObject([{ phone: ANA, text: STOPPED }]);
    expect(await log()).toMatchObject([{ operation: 'stopTexts', actor_id: 'guest', target: {} }]);
    expect(JSON.stringify(await log())).not.toContain('2125550147');
    const second = await owner.launch(ROWS);
    await deliver();
    expect(network.phones()).toEqual([ANA, ANA]);
    const { body } = await owner.call('listSmsGuests', { params: { id: second } });
    expect(body.data).toMatchObject({ guests: [{ phone: ANA, rule: 'opted_out' }] });
  });

  test('repeated, also in parallel, is confirmed once', async () => {
    const { owner, deliver, hear, aText, says, answers, log, clock } = await aRestaurant();
    await owner.launch(ROWS);
    await deliver();
    const [text, at] = [aText('STOP'), clock.now()];
    await Promise.all([hear()(text, at), hear()(text, at), hear()(text, at)]);
    await deliver();
    await hear()(text, at);
    clock.advance(7_200);
    await says('STOP!!!');
    expect(answers()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  test('applies and is confirmed once despite crashes', async () => {
    const process = aMortalProcess();
    for (let call = 1; ; call++) {
      const { owner, hear, work, aText, guest, answers, log, queue, deliver, clock, runSchedule } =
        await aRestaurant();
      await owner.launch(ROWS);
      await deliver();
      const [text, at] = [aText('stop'), clock.now()];
      process.dieAfter(call);
      await hear(process.interference)(text, at).catch(() => undefined);
      const isListening = process.isDead();
      if (!isListening) {
        const [message] = queue.splice(0);
        if (message !== undefined) await work(process.interference)(message).catch(() => undefined);
      }
      const died = process.isDead();
      await hear()(text, at);
      clock.advance(600);
      await runSchedule();
      await deliver();
      expect(await guest()).toMatchObject({ opt_out: { by: 'guest' } });
      expect(await log()).toHaveLength(1);
      // A crash during the provider's call may lose the confirmation, but never sends it twice.
      expect(answers().length).toBeLessThanOrEqual(1);
      if (isListening) expect(answers()).toHaveLength(1);
      if (!died) break;
    }
  }, 60_000);

  test('blocks a held text', async () => {
    const { owner, deliver, says, network, answers, clock, runSchedule } = await aRestaurant(NIGHT);
    const id = await owner.launch(ROWS);
    await deliver();
    expect(network.sent).toEqual([]);
    await says('Arrêtez svp');
    expect(answers()).toMatchObject([
      { text: expect.stringMatching(/^Osteria Lupo: Vous ne recevrez plus/) },
    ]);
    clock.advance(12 * 3_600);
    await runSchedule();
    await deliver();
    expect(network.sent).toHaveLength(1);
    expect((await owner.status(id)).progress).toMatchObject({ dropped: 1, waiting: 0 });
  });

  test('of an unknown phone is stored without the number, and a later import applies it', async () => {
    const { owner, deliver, says, guest, known, network, restaurantId, stores } = await aRestaurant();
    await says('unsubscribe');
    expect(await guest()).toBeUndefined();
    expect((await stores.guests.list(restaurantId, { limit: 10 })).guests).toEqual([]);
    expect((await known())?.optOut).toEqual({ at: SMS_NOON, by: 'guest' });
    await owner.launch(ROWS);
    await deliver();
    expect(network.sent.map(({ text }) => text)).toEqual([STOPPED]);
    expect(await guest()).toMatchObject({ opt_out: { at: SMS_NOON, by: 'guest' } });
  });

  test('after the owner’s opt-out is confirmed, too, and the first opt-out stays', async () => {
    const { owner, deliver, says, guest, answers, stores, restaurantId } = await aRestaurant();
    await owner.launch(ROWS);
    await deliver();
    const first = { at: '2026-03-01T12:00:00.000Z', by: 'owner' as const };
    await stores.guests.optOut({ restaurantId, phone: ANA }, first);
    await says('quit');
    expect(await guest()).toMatchObject({ opt_out: first });
    expect(answers()).toHaveLength(1);
  });

  test('to one restaurant doesn’t affect its neighbor with the same guest', async () => {
    const lupo = await aRestaurant();
    const bella = await aRestaurant(undefined, lupo);
    await lupo.owner.launch(ROWS);
    await bella.owner.launch(ROWS);
    await lupo.deliver();
    await lupo.says('STOP');
    expect(await lupo.guest()).toMatchObject({ opt_out: { by: 'guest' } });
    expect((await bella.guest())?.opt_out).toBeUndefined();
    expect(await bella.log()).toEqual([]);
  });

  test('to a reassigned number reaches both restaurants, but not one that never texted the guest', async () => {
    const lupo = await aRestaurant();
    const stranger = await aRestaurant(undefined, lupo);
    const bella = await aRestaurant(undefined, lupo);
    for (const { number } of [stranger, bella]) await withdrawSenderNumber(lupo.stores, number);
    await lupo.owner.launch(ROWS);
    await lupo.deliver();
    await withdrawSenderNumber(lupo.stores, lupo.number);
    const phoneNumber = lupo.number;
    await assignSenderNumber(lupo.stores, { restaurantId: stranger.restaurantId, phoneNumber });
    await withdrawSenderNumber(lupo.stores, phoneNumber);
    await assignSenderNumber(lupo.stores, { restaurantId: bella.restaurantId, phoneNumber });
    await lupo.says('STOP');
    expect(await lupo.guest()).toMatchObject({ opt_out: { by: 'guest' } });
    expect((await bella.known())?.optOut).toMatchObject({ by: 'guest' });
    expect(await stranger.known()).toBeUndefined();
    expect(lupo.answers()).toMatchObject([{ restaurantId: bella.restaurantId, text: STOPPED }]);
  });

  test('to a withdrawn number still counts', async () => {
    const { owner, deliver, says, guest, answers, stores, number } = await aRestaurant();
    await owner.launch(ROWS);
    await deliver();
    await withdrawSenderNumber(stores, number);
    await says('STOP');
    expect(await guest()).toMatchObject({ opt_out: { by: 'guest' } });
    expect(answers()).toEqual([]);
  });
});

describe('START', () => {
  test('resumes texts, and a later STOP is confirmed again', async () => {
    const { owner, deliver, says, guest, known, answers, log, clock } = await aRestaurant();
    await owner.launch(ROWS);
    await deliver();
    await says('STOP');
    clock.advance(60);
    await says('Unstop');
    expect((await guest())?.opt_out).toBeUndefined();
    expect((await known())?.optOut).toBeUndefined();
    clock.advance(60);
    await says('stop');
    expect(answers().map(({ text }) => text.slice(14).split('. ')[0])).toEqual([
      "You're unsubscribed and won't get more texts",
      "You're resubscribed to our texts",
      "You're unsubscribed and won't get more texts",
    ]);
    expect((await log()).map(({ operation }) => operation)).toEqual([
      'stopTexts',
      'resumeTexts',
      'stopTexts',
    ]);
  });

  test('that arrives after a later STOP doesn’t undo it', async () => {
    const { owner, deliver, says, guest, clock } = await aRestaurant();
    await owner.launch(ROWS);
    await deliver();
    const before = clock.now();
    clock.advance(60);
    await says('STOP');
    await says('START', { at: before });
    expect(await guest()).toMatchObject({ opt_out: { by: 'guest' } });
  });

  test('of an unknown phone undoes its STOP', async () => {
    const { says, known, clock } = await aRestaurant();
    await says('STOP');
    clock.advance(60);
    await says('START');
    expect(await known()).toBeUndefined();
  });
});

test('HELP names the sender and the opt-out, once in ten minutes', async () => {
  const { says, answers, known, clock } = await aRestaurant();
  await says('Help?');
  await says('info');
  expect(answers().map(({ text }) => text)).toEqual([
    'Osteria Lupo: We text offers to our guests. Reply STOP to opt out. Message and data rates may apply.',
  ]);
  clock.advance(1_200);
  await says('HELP');
  expect(answers()).toHaveLength(2);
  expect(await known()).toBeUndefined();
});

test('other texts, and those without a sender, are ignored', async () => {
  const { says, network, known, log } = await aRestaurant();
  await says('See you at 8!');
  await says('STOP', { from: '72345' });
  expect(network.sent).toEqual([]);
  expect(await known()).toBeUndefined();
  expect(await log()).toEqual([]);
});

test('a text is read in AWS’s format and dated by its arrival in the queue', async () => {
  const { hear, deliver, number, known, answers } = await aRestaurant();
  const body = JSON.stringify({
    originationNumber: ANA,
    destinationNumber: number,
    messageKeyword: 'KEYWORD_111122223333',
    messageBody: 'Stop',
    inboundMessageId: 'cae173d2-66b9-564c-8309-21f858e9fb84',
    previousPublishedMessageId: 'wJalrXUtnFEMI',
  });
  const handler = createQueueHandler({
    schema: InboundTextSchema,
    work: (text, { sentAt }) => hear()(text, sentAt),
    log: aLog(),
  });
  const attributes = { ...aQueueRecord.attributes, SentTimestamp: String(Date.parse(SMS_NOON)) };
  const answer = await handler({ Records: [{ ...aQueueRecord, body, attributes }] });
  expect(answer).toEqual({ batchItemFailures: [] });
  await deliver();
  expect(answers()).toHaveLength(1);
  expect((await known())?.optOut).toEqual({ at: SMS_NOON, by: 'guest' });
});

test('a text to an unassigned number fails and isn’t acknowledged', async () => {
  const { hear, aText, clock } = await aRestaurant();
  const text = { ...aText('STOP'), destinationNumber: '+18005559999' };
  await expect(hear()(text, clock.now())).rejects.toThrow('no restaurant has ever had');
});

describe('a reply', () => {
  test('rejected by the carrier is sent a little later', async () => {
    const { says, answers, network, clock, runSchedule, deliver } = await aRestaurant();
    network.behaves(() => {
      throw new SmsDelayed('The carrier isn’t accepting more texts right now.', { minutes: 1 });
    });
    await says('STOP');
    expect(answers()).toEqual([]);
    network.behaves(() => undefined);
    clock.advance(300);
    await runSchedule();
    await deliver();
    expect(answers()).toHaveLength(1);
  });

  test('older than an hour is dropped', async () => {
    const { says, answers, network, clock, runSchedule, deliver } = await aRestaurant();
    network.behaves(() => {
      throw new SmsDelayed('The sender number isn’t ready yet.', { minutes: 60 });
    });
    await says('STOP');
    network.behaves(() => undefined);
    clock.advance(3_700);
    await runSchedule();
    await deliver();
    expect(answers()).toEqual([]);
  });
});
