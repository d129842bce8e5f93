import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const [ANA, BEN, CLEO] = ['+12125550147', '+12125550148', '+12125550149'];
const ROWS = [`Ana,${ANA},2026-01-05`, `Ben,${BEN},2026-01-05`, `Cleo,${CLEO},${'2026-02-28'}`];
/** Monday evening in New York, in quiet hours. */
const NIGHT = '2026-03-03T02:30:00.000Z';

async function aCampaign(start?: string, more: Record<string, unknown> = {}) {
  const setup = setupSms(start);
  const owner = await setup.anOwner();
  const id = await owner.launch(ROWS, more);
  const { restaurantId } = owner;
  /** All stored data about the campaign's guests, as text. */
  const kept = async () => {
    const { lists, sends, guests } = setup.stores;
    const texts = await Promise.all((await lists.list(`${restaurantId}/`)).map((key) => lists.find(key)));
    for await (const page of sends.listOfCampaign({ restaurantId, campaignId: id }))
      texts.push(JSON.stringify(page));
    texts.push(JSON.stringify((await guests.list(restaurantId, { limit: 100 })).guests));
    return texts.join('\n');
  };
  const shown = async () => {
    const { data } = (await owner.call('listSmsGuests', { params: { id } })).body;
    const { guests } = data as unknown as { guests: { phone: string; name: string; state: string }[] };
    return guests.map(({ phone, name, state }) => [phone, name, state]);
  };
  return { ...setup, owner, id, kept, shown, progress: async () => (await owner.status(id)).progress };
}

test('a deleted guest is removed from lists and the ledger, and the campaign keeps its counts', async () => {
  const { owner, deliver, kept, shown, progress } = await aCampaign();
  await deliver();
  const before = await progress();
  expect(await kept()).toContain(ANA);
  await owner.deleteGuest(ANA);
  await owner.deleteGuest(CLEO);
  await deliver();
  for (const gone of [ANA, CLEO, 'Ana', 'Cleo']) expect(await kept(), gone).not.toContain(gone);
  expect(await kept()).toContain(BEN);
  expect(await progress()).toEqual(before);
  expect(await shown()).toEqual([
    ['', '', 'sent'],
    [BEN, 'Ben', 'sent'],
    ['', '', 'skipped'],
  ]);
});

test('a guest deleted while texts wait for the morning gets none and doesn’t return', async () => {
  const { owner, deliver, clock, runSchedule, network, kept, progress, stores } = await aCampaign(NIGHT);
  await deliver();
  await owner.deleteGuest(ANA);
  await deliver();
  clock.advance(12 * 3_600);
  await runSchedule();
  await deliver();
  expect(network.phones()).toEqual([BEN]);
  expect(await kept()).not.toContain(ANA);
  expect(await stores.guests.find({ restaurantId: owner.restaurantId, phone: ANA })).toBeUndefined();
  expect(await progress()).toMatchObject({ sent: 1, dropped: 1, waiting: 0 });
});

test('a repeated part neither texts nor restores a deleted guest', async () => {
  const { owner, deliver, queue, work, network, kept, progress } = await aCampaign(NIGHT);
  const [part] = queue as [SmsMessage];
  await deliver();
  await owner.deleteGuest(ANA);
  await owner.deleteGuest(CLEO);
  await deliver();
  await work()(part);
  for (const gone of [ANA, CLEO]) expect(await kept(), gone).not.toContain(gone);
  expect(network.sent).toEqual([]);
  expect(await progress()).toMatchObject({ dropped: 1, waiting: 1 });
});

test('replies and tests to a deleted guest keep no number', async () => {
  const { owner, deliver, stores, clock } = await aCampaign();
  const { restaurantId } = owner;
  await deliver();
  const due = { text: 'Osteria Lupo: no more texts.', at: clock.now(), goodUntil: clock.now() };
  for (const campaignId of ['answer-stop-1', 'test-1']) {
    for (const phone of [ANA, BEN]) await stores.sends.holdText({ restaurantId, campaignId, phone }, due);
  }
  await owner.deleteGuest(ANA);
  await deliver();
  const left = async (phone: string) => (await stores.sends.findOfNoCampaign(restaurantId, phone)).length;
  expect([await left(ANA), await left(BEN)]).toEqual([0, 2]);
  const rows: unknown[] = [];
  for await (const page of stores.sends.listOfCampaign({ restaurantId, campaignId: 'answer-stop-1' })) {
    rows.push(...page);
  }
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(ANA);
});

test('a worker that dies at any call removes the guest with the next delivery', async () => {
  const process = aMortalProcess();
  for (let call = 1; ; call++) {
    const { owner, deliver, queue, work, kept, progress } = await aCampaign();
    await deliver();
    await owner.deleteGuest(ANA);
    const [message] = queue.splice(0) as [SmsMessage];
    process.dieAfter(call);
    await work(process.interference)(message).catch(() => undefined);
    const died = process.isDead();
    await work()(message);
    expect(await kept()).not.toContain(ANA);
    expect(await progress()).toMatchObject({ sent: 2, waiting: 0 });
    if (!died) break;
  }
});

test('a guest’s own code stays valid without the number', async () => {
  const { owner, deliver, stores, network, kept } = await aCampaign(undefined, { one_code_per_guest: true });
  await deliver();
  const words = network.sent.find(({ phone }) => phone === ANA)?.text.match(/[A-Z0-9-]{6,}/g) ?? [];
  const codes = words.map((word) => word.replaceAll('-', ''));
  const claimsOf = async () =>
    (await Promise.all(codes.map((code) => stores.promoCodes.find(owner.restaurantId, code)))).flatMap(
      (claim) => claim?.phone ?? [],
    );
  expect(await claimsOf()).toEqual([ANA]);
  await owner.deleteGuest(ANA);
  await deliver();
  expect(await claimsOf()).toEqual([expect.stringMatching(/^deleted#/)]);
  expect(await kept()).not.toContain(ANA);
});
