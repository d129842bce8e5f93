import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openPartition } from '#functions/platform/aws/partition.ts';
import { readListHead, readListPart } from '#functions/sms/campaign-lists.ts';
import { SmsDelayed, SmsRefused } from '#functions/sms/provider/sms-provider.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';
import { CONSENT_SENTENCE } from '#shared/sms/contract/sms-campaign.ts';
import { createCampaignDecider } from '#shared/sms/win-back/decide-send.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { LIST_HEADER, SMS_WORDS, setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const ANA = '+12125550147';
const BEN = '+12125550148';
const ROWS = [`Ana,${ANA},2026-01-05`, `Ben,${BEN},2026-01-05`];
/** Monday evening in New York, in quiet hours. */
const NIGHT = '2026-03-03T02:30:00.000Z';
const OPENING = '2026-03-03T13:00:00.000Z';

async function aCampaign(start?: string, more: Record<string, unknown> = {}) {
  const setup = setupSms(start);
  const owner = await setup.anOwner();
  const id = await owner.launch(ROWS, more);
  const key = { restaurantId: owner.restaurantId, campaignId: id };
  return { ...setup, owner, id, key, progress: async () => (await owner.status(id)).progress };
}

test('guests get the text once, and the consent declaration is recorded', async () => {
  const { deliver, network, stores, owner, progress } = await aCampaign();
  await deliver();
  expect(network.phones()).toEqual([ANA, BEN]);
  const textOf = (phone: string) => network.sent.find((sent) => sent.phone === phone)?.text ?? '';
  for (const [phone, name] of [
    [ANA, 'Ana'],
    [BEN, 'Ben'],
  ] as const) {
    for (const part of [name, 'Osteria Lupo', '20% off', 'BACK20', 'Mar 31', 'Reply STOP to opt out.']) {
      expect(textOf(phone)).toContain(part);
    }
  }
  const { restaurantId } = owner;
  expect(await stores.guests.get({ restaurantId, phone: ANA })).toMatchObject({
    name: 'Ana',
    consent: { by: restaurantId, sentence: CONSENT_SENTENCE, file: 'list.csv' },
  });
  expect(await progress()).toMatchObject({ messages_decided: 2, waiting: 0, sent: 2 });
});

test('a guest who opts out in the list gets no text and is recorded as opted out', async () => {
  const { anOwner, deliver, network, stores } = setupSms();
  const { call, restaurantId } = await anOwner();
  const csv = [`${LIST_HEADER},opted_out`, `Ana,${ANA},2026-01-05,no`, `Ben,${BEN},2026-01-05,yes`].join(
    '\n',
  );
  expect(await call('createSmsCampaign', { json: { ...SMS_WORDS, csv } })).toMatchObject({ status: 201 });
  await deliver();
  expect(network.phones()).toEqual([ANA]);
  const ben = await stores.guests.get({ restaurantId, phone: BEN });
  expect(ben.opt_out).toMatchObject({ by: 'list' });
  expect(ben.consent).toBeUndefined();
});

test('repeated messages and parallel workers text no one twice', async () => {
  const { work, network, queue } = await aCampaign();
  const [message] = queue as [SmsMessage];
  await Promise.allSettled([work()(message), work()(message), work()(message)]);
  await work()(message);
  expect(network.phones()).toEqual([ANA, BEN]);
});

test('a long part continues as a new message, and no worker holds many', async () => {
  const setup = setupSms();
  const owner = await setup.anOwner();
  const phones = Array.from({ length: 24 }, (_, guest) => `+12125550${100 + guest}`);
  const id = await owner.launch(phones.map((phone) => `Guest,${phone},2026-01-05`));
  setup.network.behaves(() => setup.clock.advance(0.3));
  const [message] = setup.queue.splice(0) as [SmsMessage];
  await setup.work()(message);
  expect(setup.queue).toEqual([{ ...message, from: 10 }]);
  expect(setup.network.sent).toHaveLength(10);
  await setup.deliver();
  expect(setup.network.phones()).toEqual(phones);
  expect((await owner.status(id)).progress).toMatchObject({ sent: 24, waiting: 0 });
});

test('a worker that dies at any call loses no text and sends none twice', async () => {
  const process = aMortalProcess();
  for (let call = 1; ; call++) {
    const { work, network, queue, clock, runSchedule, deliver, progress } = await aCampaign();
    const [message] = queue.splice(0) as [SmsMessage];
    process.dieAfter(call);
    await work(process.interference)(message).catch(() => undefined);
    const died = process.isDead();
    await work()(message);
    clock.advance(600);
    await runSchedule();
    await deliver();
    expect(new Set(network.phones()).size).toBe(network.sent.length);
    const { sent = 0, unknown = 0, waiting } = await progress();
    expect({ accounted: sent + unknown, waiting }).toEqual({ accounted: 2, waiting: 0 });
    // A text with an unknown outcome is reported as unknown, and never sent again.
    expect(network.sent.length).toBeGreaterThanOrEqual(sent);
    if (!died) break;
  }
});

test('a worker that dies between the provider and the ledger sends nothing twice, and a delivery receipt resolves it', async () => {
  const { work, network, queue, clock, progress, receive, key } = await aCampaign();
  const process = aMortalProcess();
  network.behaves(() => process.dieAfter(0));
  const [message] = queue as [SmsMessage];
  await work(process.interference)(message).catch(() => undefined);
  const handedOver = network.sent.length;
  network.behaves(() => undefined);
  await work()(message);
  clock.advance(600);
  expect(network.sent.length).toBeGreaterThanOrEqual(handedOver);
  expect(new Set(network.phones()).size).toBe(network.sent.length);
  expect(await progress()).toMatchObject({ unknown: 2, waiting: 0 });
  for (const phone of [ANA, BEN]) await receive(aReceipt(key, phone, 'TEXT_DELIVERED'));
  expect(await progress()).toMatchObject({ unknown: 0, delivered: 2 });
});

describe('between decision and dispatch', () => {
  test('a guest who opts out or is deleted gets no text and isn’t restored', async () => {
    const setup = setupSms(NIGHT);
    const owner = await setup.anOwner();
    const { restaurantId } = owner;
    const id = await owner.launch(ROWS);
    await setup.deliver();
    await setup.stores.guests.optOut({ restaurantId, phone: ANA }, { at: NIGHT, by: 'owner' });
    await setup.stores.guests.delete({ restaurantId, phone: BEN }, new Date());
    setup.clock.advance(12 * 3_600);
    await setup.runSchedule();
    await setup.deliver();
    expect(setup.network.sent).toEqual([]);
    expect((await owner.status(id)).progress).toMatchObject({ dropped: 2, waiting: 0 });
    expect(await setup.stores.guests.find({ restaurantId, phone: BEN })).toBeUndefined();
  });

  test('a known guest deleted before the list is read stays deleted', async () => {
    const setup = setupSms();
    const owner = await setup.anOwner();
    const { restaurantId } = owner;
    const news = { restaurantId, name: 'Ana', orderDates: [], consent: undefined, optOut: undefined };
    await setup.stores.guests.record({ ...news, phone: ANA, now: setup.clock.now() });
    const id = await owner.launch(ROWS);
    await setup.stores.guests.delete({ restaurantId, phone: ANA }, new Date());
    await setup.deliver();
    expect(setup.network.phones()).toEqual([BEN]);
    expect(await setup.stores.guests.find({ restaurantId, phone: ANA })).toBeUndefined();
    expect((await owner.status(id)).progress).toMatchObject({ sent: 1, dropped: 1 });
  });

  test('two campaigns of one night text no guest twice', async () => {
    const { owner, deliver, clock, runSchedule, network } = await aCampaign(NIGHT);
    const second = await owner.launch(ROWS);
    await deliver();
    clock.advance(12 * 3_600);
    await runSchedule();
    await deliver();
    expect(network.phones()).toEqual([ANA, BEN]);
    const reasons = (await owner.call('listSmsGuests', { params: { id: second } })).body.data;
    const states = (reasons as unknown as { guests: { state: string }[] }).guests.map(({ state }) => state);
    expect(states.filter((state) => state === 'sent' || state === 'dropped')).toHaveLength(2);
  });
});

test('deleting a guest at any moment of a send causes no second text and no restored guest', async () => {
  for (let moment = 1; ; moment++) {
    const { work, queue, deliver, clock, runSchedule, network, stores, owner, progress } = await aCampaign();
    const { restaurantId } = owner;
    const [message] = queue.splice(0) as [SmsMessage];
    let calls = 0;
    let isDeleted = false;
    const owners = async (_call: unknown, proceed: () => Promise<void>) => {
      calls += 1;
      if (calls === moment) {
        const deletion = stores.guests.delete({ restaurantId, phone: ANA }, new Date());
        isDeleted = await deletion.then(
          () => true,
          () => false,
        );
      }
      await proceed();
    };
    await work(owners)(message);
    await work()(message);
    clock.advance(600);
    await runSchedule();
    await deliver();
    const anas = network.sent.filter((text) => text.phone === ANA && text.restaurantId === restaurantId);
    expect(anas.length).toBeLessThanOrEqual(1);
    expect(isDeleted).toBe((await stores.guests.find({ restaurantId, phone: ANA })) === undefined);
    expect(await progress()).toMatchObject({ messages_decided: 2, waiting: 0 });
    if (calls < moment) break;
  }
});

describe('hours', () => {
  test('held texts are sent by the schedule when the hours begin', async () => {
    const { deliver, clock, runSchedule, network, progress } = await aCampaign(NIGHT);
    await deliver();
    expect(await progress()).toMatchObject({ waiting: 2 });
    clock.advance(10 * 3_600);
    await runSchedule();
    await deliver();
    expect(network.sent).toEqual([]);
    clock.advance((Date.parse(OPENING) - clock.now().getTime()) / 1_000);
    await runSchedule();
    await deliver();
    expect(network.phones()).toEqual([ANA, BEN]);
  });

  test('a text decided at 20:59:59 waits for the morning, also across a clock change', async () => {
    // Daylight saving time begins in New York the following night.
    const { deliver, clock, runSchedule, network } = await aCampaign('2026-03-08T01:59:59.000Z');
    clock.advance(1);
    await deliver();
    expect(network.sent).toEqual([]);
    clock.advance((Date.parse('2026-03-08T11:59:59.000Z') - clock.now().getTime()) / 1_000);
    await runSchedule();
    await deliver();
    expect(network.sent).toEqual([]);
    clock.advance(1);
    await runSchedule();
    await deliver();
    expect(network.phones()).toEqual([ANA, BEN]);
  });

  test('texts of a suspended restaurant wait until it is reactivated', async () => {
    const { deliver, runSchedule, clock, network, stores, owner, progress } = await aCampaign();
    const { restaurantId } = owner;
    const suspended = { at: clock.now().toISOString(), reason: 'Unpaid' };
    const user = { user_id: restaurantId, email: 'owner@example.com', role: 'restaurant' as const };
    await stores.users.create({ ...user, email_verified: true, token_version: 0, created_at: suspended.at });
    expect(await stores.users.suspend(restaurantId, suspended)).toBe(true);
    await deliver();
    expect(network.phones()).toEqual([]);
    expect(await progress()).toMatchObject({ waiting: 2, sent: 0 });
    clock.advance(3600);
    await runSchedule();
    await deliver();
    expect(network.phones()).toEqual([]);
    expect(await stores.users.resume(restaurantId)).toBe(true);
    clock.advance(3600);
    await runSchedule();
    await deliver();
    expect(network.phones().toSorted()).toEqual([ANA, BEN]);
  });

  test('texts of a paused plan wait until it is paid', async () => {
    const { deliver, runSchedule, clock, network, stores, owner, progress } = await aCampaign();
    const subscription = aSubscription({ restaurant_id: owner.restaurantId });
    await stores.subscriptions.save({ ...subscription, version: 2, state: 'paused' });
    await deliver();
    expect(network.phones()).toEqual([]);
    expect(await progress()).toMatchObject({ waiting: 2, sent: 0 });
    await stores.subscriptions.save({ ...subscription, version: 3 });
    clock.advance(3600);
    await runSchedule();
    await deliver();
    expect(network.phones().toSorted()).toEqual([ANA, BEN]);
  });

  test('a text with an expired code isn’t sent', async () => {
    const { deliver, clock, runSchedule, network, progress } = await aCampaign(NIGHT);
    await deliver();
    clock.advance(31 * 86_400);
    await runSchedule();
    await deliver();
    expect(network.sent).toEqual([]);
    expect(await progress()).toMatchObject({ dropped: 2 });
  });

  test('local mode may send texts at any hour', async () => {
    const setup = setupSms(NIGHT);
    setup.flags.keepsQuietHours = false;
    const owner = await setup.anOwner();
    await owner.launch(ROWS);
    await setup.deliver();
    expect(setup.network.phones()).toEqual([ANA, BEN]);
  });
});

describe('the provider', () => {
  test('that is unavailable gets the texts later, with the reason shown', async () => {
    const { deliver, network, clock, runSchedule, progress } = await aCampaign();
    network.behaves(() => {
      throw new SmsDelayed('The carrier isn’t accepting more texts right now.', { minutes: 1 });
    });
    await deliver();
    expect(await progress()).toMatchObject({
      waiting: 2,
      waiting_for: 'The carrier isn’t accepting more texts right now.',
    });
    network.behaves(() => undefined);
    clock.advance(60);
    await runSchedule();
    await deliver();
    expect(network.phones()).toEqual([ANA, BEN]);
    expect(await progress()).toMatchObject({ sent: 2, waiting: 0 });
  });

  test('that is rate-limited gets them again a little later from the same worker', async () => {
    const { deliver, network, progress } = await aCampaign();
    const refused: string[] = [];
    network.behaves(({ phone }) => {
      if (refused.filter((one) => one === phone).length >= 3) return;
      refused.push(phone);
      throw new SmsDelayed('Too fast.', { minutes: 0, isThrottled: true });
    });
    await deliver();
    expect(refused).toHaveLength(6);
    expect(network.phones()).toEqual([ANA, BEN]);
    expect(await progress()).toMatchObject({ sent: 2, waiting: 0 });
  });

  test('that is rate-limited just before its worker dies gets the text from the next one', async () => {
    const { work, network, queue } = await aCampaign();
    const dying = aMortalProcess();
    const [message] = queue.splice(0) as [SmsMessage];
    network.behaves(() => {
      dying.dieAfter(2);
      throw new SmsDelayed('Too fast.', { minutes: 0, isThrottled: true });
    });
    await work(dying.interference)(message).catch(() => undefined);
    expect(dying.isDead()).toBe(true);
    network.behaves(() => undefined);
    await work()(message);
    expect(network.phones()).toEqual([ANA, BEN]);
  });

  test('that is rate-limited for long gets them by the schedule, without guests who opted out', async () => {
    const { deliver, network, clock, stores, owner, runSchedule, progress } = await aCampaign();
    const { restaurantId } = owner;
    network.behaves(async ({ phone }) => {
      if (phone === ANA) await stores.guests.optOut({ restaurantId, phone }, { at: NIGHT, by: 'guest' });
      throw new SmsDelayed('Too fast.', { minutes: 0, isThrottled: true });
    });
    await deliver();
    expect(await progress()).toMatchObject({ waiting: 1, dropped: 1, waiting_for: 'Too fast.' });
    network.behaves(() => undefined);
    clock.advance(60);
    await runSchedule();
    await deliver();
    expect(network.phones()).toEqual([BEN]);
  });

  test('that rejects one text fails only that one', async () => {
    const { deliver, network, progress } = await aCampaign();
    network.behaves(({ phone }) => {
      if (phone === ANA) throw new SmsRefused('This number can’t receive the text.');
    });
    await deliver();
    expect(network.phones()).toEqual([BEN]);
    expect(await progress()).toMatchObject({ sent: 1, failed: 1 });
  });

  test('that fails or times out leaves an unknown status: nothing is resent, and it is reported', async () => {
    const { deliver, network, clock, runSchedule, queue, progress } = await aCampaign();
    const [message] = [...queue] as [SmsMessage];
    let calls = 0;
    network.behaves(() => {
      calls += 1;
      throw new Error('socket hang up');
    });
    await deliver();
    queue.push(message);
    clock.advance(600);
    await runSchedule();
    await deliver();
    expect(calls).toBe(2);
    expect(await progress()).toMatchObject({ unknown: 2, waiting: 0 });
  });
});

describe('delivery receipts', () => {
  test('make the delivery rate, and the first final one counts', async () => {
    const { deliver, receive, owner, id, key, stores, progress } = await aCampaign();
    await deliver();
    expect((await owner.status(id)).deliveryRate).toBeNull();
    await receive(aReceipt(key, ANA, 'TEXT_SENT'));
    expect((await owner.status(id)).deliveryRate).toBeNull();
    for (const kind of ['TEXT_DELIVERED', 'TEXT_DELIVERED', 'TEXT_UNREACHABLE'])
      await receive(aReceipt(key, ANA, kind));
    expect((await owner.status(id)).deliveryRate).toBe(50);
    await receive(aReceipt(key, BEN, 'TEXT_INVALID'));
    expect(await progress()).toMatchObject({ delivered: 1, failed: 1, sent: 0 });
    await receive(aReceipt(key, '+12125550100', 'TEXT_DELIVERED'));
    expect(await progress()).toMatchObject({ delivered: 1, failed: 1 });
    expect(await stores.guests.get({ ...key, phone: BEN })).toMatchObject({ is_landline: true });
    const { body } = await owner.call('previewSmsCampaign', {
      json: {
        restaurantName: 'Lupo',
        offer: 'x',
        offerCode: 'NEW',
        csv: `customer_name,phone_number,last_order_date\n${ROWS[1]}`,
      },
    });
    expect(body.preview).toMatchObject({ decisions: { skipped: [{ rule: 'not_mobile' }] } });
  });

  test('that arrive before the ledger are kept', async () => {
    const { deliver, network, receive, key, progress } = await aCampaign();
    network.behaves(({ phone }) => receive(aReceipt(key, phone, 'TEXT_DELIVERED')));
    await deliver();
    expect(await progress()).toMatchObject({ delivered: 2, sent: 0 });
  });
});

/** Lunch on weekdays, which is stricter than the law. */
const LUNCH = { from: '12:30', to: '14:00' };
const WEEKDAYS = {
  sunday: null,
  monday: LUNCH,
  tuesday: LUNCH,
  wednesday: LUNCH,
  thursday: LUNCH,
  friday: LUNCH,
  saturday: null,
};

describe("an owner's stricter hours", () => {
  test('hold a campaign that the law would allow, and the texts go out within them', async () => {
    const setup = setupSms();
    const owner = await setup.anOwner();
    await setup.stores.textingSettings.setHours(owner.restaurantId, WEEKDAYS);
    const opening = '2026-03-02T17:30:00.000Z';
    const csv = `customer_name,phone_number,last_order_date\n${ROWS.join('\n')}`;
    const words = { restaurantName: 'Osteria Lupo', offer: '20% off', offerCode: 'BACK20', csv };
    const held = { send: 0, hold: 2, held_from: opening, held: [{ rule: 'quiet_hours', guests: 2 }] };
    const { body } = await owner.call('previewSmsCampaign', { json: words });
    expect(body.preview).toMatchObject({ decisions: held });
    const id = await owner.launch(ROWS);
    await setup.deliver();
    expect(setup.network.sent).toEqual([]);
    setup.clock.advance(30 * 60);
    await setup.runSchedule();
    await setup.deliver();
    expect(setup.network.phones()).toEqual([ANA, BEN]);
    expect((await owner.status(id)).progress).toMatchObject({ sent: 2 });
    await expectSameDecisions(setup.stores, { restaurantId: owner.restaurantId, campaignId: id });
  });

  test('apply to texts already waiting and never loosen the law', async () => {
    const { owner, deliver, clock, runSchedule, network, stores } = await aCampaign(NIGHT);
    await deliver();
    await stores.textingSettings.setHours(owner.restaurantId, WEEKDAYS);
    clock.advance((Date.parse('2026-03-03T17:29:59.000Z') - clock.now().getTime()) / 1_000);
    await runSchedule();
    await deliver();
    expect(network.sent).toEqual([]);
    clock.advance(1);
    await runSchedule();
    await deliver();
    expect(network.phones()).toEqual([ANA, BEN]);
    const whole = { from: '08:00', to: '21:00' };
    const days = Object.keys(WEEKDAYS).map((day) => [day, whole] as const);
    await stores.textingSettings.setHours(
      owner.restaurantId,
      Object.fromEntries(days) as Parameters<typeof stores.textingSettings.setHours>[1],
    );
    // Texting hours in Kentucky begin at 10.
    clock.advance((Date.parse('2026-03-04T14:00:00.000Z') - clock.now().getTime()) / 1_000);
    await owner.launch(['Kim,+15025550147,2026-01-05']);
    await deliver();
    expect(network.sent).toHaveLength(2);
  });
});

test('decisions of a campaign are reproducible from what was stored', async () => {
  const { owner, stores, key } = await aCampaign(NIGHT, { holdout_percent: 20 });
  const head = await expectSameDecisions(stores, key);
  expect(head.consent).toMatchObject({ by: owner.restaurantId, sentence: CONSENT_SENTENCE });
});

type Stores = Awaited<ReturnType<typeof aCampaign>>['stores'];

async function expectSameDecisions(stores: Stores, key: { restaurantId: string; campaignId: string }) {
  const campaign = await stores.campaigns.get(key);
  if (campaign.campaign_type !== 'sms') throw new Error('The campaign isn’t a text campaign.');
  const head = await readListHead(stores.lists, campaign.list_folder);
  const guests = await readListPart(stores.lists, campaign.list_folder, 0);
  if (head === undefined) throw new Error('The list is missing.');
  const { terms } = head;
  const { decide } = createCampaignDecider(
    {
      campaignId: terms.campaign_id,
      restaurant: { timeZone: terms.time_zone, state: terms.state, ownWeek: terms.own_week },
      today: terms.today,
      lapsedRule: terms.lapsed_rule,
      holdOutPercent: terms.hold_out_percent,
      textCents: terms.text_cents,
      budgetCents: terms.budget_cents,
      keepsQuietHours: terms.keeps_quiet_hours,
    },
    new Date(head.decided_for),
  );
  const decisions = guests.map(({ phone, facts }) =>
    decide({
      ...facts,
      phone,
      isDuplicate: false,
      lastWinBackAt: facts.lastWinBackAt === undefined ? undefined : new Date(facts.lastWinBackAt),
    }),
  );
  const again = decisions.map((decision) =>
    decision.action === 'hold' ? { ...decision, until: decision.until.toISOString() } : decision,
  );
  expect(guests.map(({ action, rule, until }) => ({ action, rule, until }))).toEqual(
    again.map((decision) => ({ rule: undefined, until: undefined, ...decision })),
  );
  return head;
}

function aReceipt(key: { restaurantId: string; campaignId: string }, phone: string, eventType: string) {
  return {
    eventType,
    eventTimestamp: Date.parse('2026-03-02T17:00:05.000Z'),
    destinationPhoneNumber: phone,
    messageId: 'sms-1',
    messageStatusDescription: '',
    context: { restaurant_id: key.restaurantId, campaign_id: key.campaignId },
  };
}

test('a campaign deleted with its restaurant sends no text after those in progress', async () => {
  const setup = setupSms();
  const owner = await setup.anOwner();
  const rows = Array.from({ length: 30 }, (_, guest) => `Guest,+12125550${100 + guest},2026-01-05`);
  await owner.launch(rows);
  const keys = { partitionKey: 'restaurant_id', sortKey: 'campaign_id' };
  const settings = { client: createDynamoClient(), tableName: tableName('campaigns'), ...keys };
  setup.network.behaves(() => openPartition(settings, owner.restaurantId).deleteAll());
  await setup.deliver();
  expect(setup.network.sent.length).toBeLessThanOrEqual(5);
});
