import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { returnsSince } from '#shared/redemptions/return-counts.ts';
import { isInControlGroup } from '#shared/sms/win-back/control-group.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const phoneOf = (guest: number) => `+1212555${String(guest).padStart(4, '0')}`;
/** Ten guests who last visited in January, in a campaign of March 2. */
const ROWS = Array.from({ length: 10 }, (_, guest) => `Guest ${guest},${phoneOf(guest)},2026-01-05`);

async function aCampaign(more: Record<string, unknown> = {}) {
  const setup = setupSms();
  const owner = await setup.anOwner();
  const { restaurantId } = owner;
  const campaignId = await owner.launch(ROWS, more);
  await setup.deliver();
  const { stores, deliver } = setup;
  const ordersAgain = (guests: number[], day: string) =>
    guests.map((guest) => `Guest,${phoneOf(guest)},${day}`);
  const importRows = owner.importGuests;
  const listAgain = async (rows: string[]) => {
    await owner.launch(rows, { offerCode: 'AGAIN' });
    await deliver();
  };
  const counted = async (id = campaignId) => {
    const [counts] = await stores.redemptionCounters.ofCampaigns(restaurantId, [id]);
    return counts === undefined ? undefined : returnsSince(counts, '');
  };
  const total = async () => returnsSince(await stores.redemptionCounters.totals(restaurantId), '').texted;
  return { ...setup, owner, campaignId, ordersAgain, importRows, listAgain, counted, total };
}

test('a texted guest with a later order counts as returned, once per campaign', async () => {
  const { clock, ordersAgain, importRows, listAgain, counted, total } = await aCampaign();
  clock.advance(10 * 86_400);
  await importRows(ordersAgain([1, 2], '2026-03-08'));
  expect(await counted()).toEqual({ texted: 2, held_back: 0 });
  // A later list with the same guests and one more.
  await listAgain(ordersAgain([1, 2, 3], '2026-03-10'));
  await importRows(ordersAgain([1, 2], '2026-03-08'));
  expect(await counted()).toEqual({ texted: 3, held_back: 0 });
  expect(await total()).toBe(3);
});

test('orders before the text, on its day, and after the code expires don’t count', async () => {
  const { clock, ordersAgain, importRows, counted } = await aCampaign();
  clock.advance(60 * 86_400);
  await importRows([
    ...ordersAgain([1], '2026-02-20'),
    ...ordersAgain([2], '2026-03-02'),
    ...ordersAgain([3], '2026-04-02'),
    ...ordersAgain([4], '2026-04-01'),
  ]);
  expect(await counted()).toEqual({ texted: 1, held_back: 0 });
});

test('guests of the control group are counted separately and left out of other campaigns', async () => {
  const { clock, owner, campaignId, importRows, ordersAgain, counted, total, network, deliver } =
    await aCampaign({
      holdout_percent: 20,
    });
  const heldBack = ROWS.flatMap((_row, guest) =>
    isInControlGroup(campaignId, phoneOf(guest), 20) ? [guest] : [],
  );
  expect(network.sent).toHaveLength(10 - heldBack.length);
  clock.advance(5 * 86_400);
  await owner.launch(ROWS, { offerCode: 'AGAIN' });
  await deliver();
  expect(network.sent).toHaveLength(10 - heldBack.length);
  clock.advance(5 * 86_400);
  await importRows(ordersAgain([...ROWS.keys()], '2026-03-11'));
  expect(await counted()).toEqual({ texted: 10 - heldBack.length, held_back: heldBack.length });
  expect(await total()).toBe(10 - heldBack.length);
});

test('an import that dies at any call and is repeated counts each guest once', async () => {
  const { clock, ordersAgain, importRows, counted, total } = await aCampaign();
  clock.advance(10 * 86_400);
  const process = aMortalProcess();
  for (let call = 1; call < 12; call++) {
    process.dieAfter(call);
    await importRows(ordersAgain([1, 2, 3], '2026-03-08'), process.interference).catch(() => undefined);
  }
  await importRows(ordersAgain([1, 2, 3], '2026-03-08'));
  expect(await counted()).toEqual({ texted: 3, held_back: 0 });
  expect(await total()).toBe(3);
});

test('two parallel imports count each guest once, and deleted guests not at all', async () => {
  const { clock, owner, stores, ordersAgain, importRows, counted } = await aCampaign();
  clock.advance(10 * 86_400);
  await stores.guests.delete({ restaurantId: owner.restaurantId, phone: phoneOf(3) }, new Date());
  await Promise.all([
    importRows(ordersAgain([1, 2, 3], '2026-03-08')),
    importRows(ordersAgain([1, 2, 4], '2026-03-09')),
  ]);
  expect(await counted()).toEqual({ texted: 3, held_back: 0 });
});
