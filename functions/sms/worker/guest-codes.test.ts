import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdSource } from '#functions/platform/ids.ts';
import {
  checkCode,
  type RedeemDependencies,
  redeemCode,
  undoRedemption,
} from '#functions/redemptions/redeem-code.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { countsSince } from '#shared/redemptions/redemption-counts.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const ANA = '+12125550147';
const BEN = '+12125550148';
const ROWS = [`Ana,${ANA},2026-01-05`, `Ben,${BEN},2026-01-05`];

async function aCampaignOfOwnCodes(more: Record<string, unknown> = {}) {
  const setup = setupSms();
  const owner = await setup.anOwner();
  const { restaurantId } = owner;
  const id = await owner.launch(ROWS, { one_code_per_guest: true, ...more });
  const { stores, clock } = setup;
  const till: RedeemDependencies = {
    ...stores,
    counters: stores.redemptionCounters,
    clock,
    ids: createIdSource(clock),
  };
  const codeOf = (phone: string) => {
    const sent = setup.network.sent.find(
      (each) => each.phone === phone && each.restaurantId === restaurantId,
    );
    return /BACK20-[A-Z0-9]{6}/.exec(sent?.text ?? '')?.[0] ?? '';
  };
  const redeem = (code: string, redemptionId?: string) =>
    redeemCode(till, { restaurantId, code, amountCents: null, redeemedBy: 'till', redemptionId });
  const guests = async () => {
    const { body } = await owner.call('listSmsGuests', { params: { id } });
    return (body.data as unknown as { guests: { phone: string; came_back_at?: string }[] }).guests;
  };
  const counted = async () => countsSince(await stores.redemptionCounters.totals(restaurantId), '').sms;
  const state = async (code: string) => (await checkCode(till, restaurantId, code)).state;
  return { ...setup, owner, id, till, codeOf, redeem, guests, counted, state };
}

test('each guest gets a code that identifies campaign and guest once', async () => {
  const { deliver, codeOf, redeem, guests, counted, state, till, owner, id } = await aCampaignOfOwnCodes();
  await deliver();
  const [anas, bens] = [codeOf(ANA), codeOf(BEN)];
  expect(anas).toMatch(/^BACK20-[ACDEFGHJKMNPQRTUVWXY34679]{6}$/);
  expect(bens).not.toBe(anas);
  expect(await state(anas.toLowerCase().replace('-', ' '))).toBe('valid');
  await redeem(anas);
  expect(await guests()).toMatchObject([
    { phone: ANA, came_back_at: '2026-03-02T17:00:00.000Z' },
    { phone: BEN },
  ]);
  expect((await guests())[1]?.came_back_at).toBeUndefined();
  expect(await state(anas)).toBe('used');
  await expect(redeem(anas)).rejects.toThrow(/already redeemed/);
  expect(await counted()).toBe(1);
  const checked = await checkCode(till, owner.restaurantId, bens);
  expect(checked).toMatchObject({ state: 'valid', campaign: { campaign_id: id } });
});

test('the prefix of codes isn’t a code and stays with an earlier campaign', async () => {
  const { deliver, owner, till, clock } = await aCampaignOfOwnCodes();
  await deliver();
  await expect(checkCode(till, owner.restaurantId, 'BACK20')).rejects.toThrow(
    /only part of the code[.] Enter the full code .*, like BACK20-[A-Z3-9]{6}[.]$/,
  );
  await expect(checkCode(till, owner.restaurantId, 'BACK')).rejects.toThrow(/Check for typos/);
  clock.advance(60);
  const same = await owner.launch(['Cleo,+12125550149,2026-01-05']);
  await owner.launch(['Dev,+12125550150,2026-01-05'], { one_code_per_guest: true });
  const { campaign } = await checkCode(till, owner.restaurantId, 'BACK20');
  expect(campaign.campaign_id).toBe(same);
});

test("shared codes and guests' own codes never collide", async () => {
  const { deliver, codeOf, owner, stores } = await aCampaignOfOwnCodes();
  await deliver();
  const { body, status } = await owner.call('createSmsCampaign', {
    json: {
      restaurantName: 'Osteria Lupo',
      offer: 'x',
      offerCode: codeOf(ANA),
      csv: 'customer_name,phone_number,last_order_date\nCleo,+12125550149,2026-01-05',
    },
  });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'promo_code_taken' });
  const claim = { restaurantId: owner.restaurantId, code: codeOf(ANA).replace('-', '') };
  const other = { ...claim, campaignId: 'other', phone: BEN, expiresAt: new Date() };
  expect(await stores.promoCodes.claimForGuest(other)).toBe(false);
});

test('an undone redemption makes the code usable and forgets the return', async () => {
  const { deliver, codeOf, redeem, guests, counted, state, till, owner } = await aCampaignOfOwnCodes();
  await deliver();
  const { redemption_id } = await redeem(codeOf(ANA));
  await undoRedemption(till, owner.restaurantId, redemption_id);
  expect(await state(codeOf(ANA))).toBe('valid');
  expect((await guests())[0]?.came_back_at).toBeUndefined();
  expect(await counted()).toBe(0);
  await redeem(codeOf(ANA));
  expect(await counted()).toBe(1);
});

test('repeated and parallel redemptions count a guest once', async () => {
  const { deliver, codeOf, redeem, counted, till } = await aCampaignOfOwnCodes();
  await deliver();
  const id = till.ids.next();
  await Promise.all([redeem(codeOf(ANA), id), redeem(codeOf(ANA), id)]);
  await redeem(codeOf(ANA), id);
  expect(await counted()).toBe(1);
  const both = await Promise.allSettled([redeem(codeOf(BEN)), redeem(codeOf(BEN))]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await counted()).toBe(2);
});

test('a code whose redemption died is free a minute later', async () => {
  const { deliver, codeOf, redeem, stores, owner, clock, counted } = await aCampaignOfOwnCodes();
  await deliver();
  const code = codeOf(ANA).replace('-', '');
  const key = { restaurantId: owner.restaurantId, code };
  await stores.promoCodes.use(key, { redemptionId: 'died', at: clock.now() });
  await expect(redeem(code)).rejects.toThrow(/already redeemed/);
  clock.advance(61);
  await redeem(code);
  expect(await counted()).toBe(1);
});

test('a worker that dies at any call creates no second code for a guest', async () => {
  const process = aMortalProcess();
  for (let call = 1; ; call++) {
    const { work, queue, clock, runSchedule, deliver, network, stores, owner, codeOf } =
      await aCampaignOfOwnCodes();
    const [message] = queue.splice(0);
    if (message === undefined) throw new Error('The list is missing in the queue.');
    process.dieAfter(call);
    await work(process.interference)(message).catch(() => undefined);
    const died = process.isDead();
    await work()(message);
    clock.advance(600);
    await runSchedule();
    await deliver();
    const mine = network.sent.filter(({ restaurantId }) => restaurantId === owner.restaurantId);
    expect(new Set(mine.map(({ phone }) => phone)).size).toBe(mine.length);
    for (const { phone } of mine) {
      const claim = await stores.promoCodes.find(owner.restaurantId, codeOf(phone).replace('-', ''));
      expect(claim?.phone).toBe(phone);
    }
    if (!died) break;
  }
});

test('control group guests get no code', async () => {
  const { deliver, network, owner, guests } = await aCampaignOfOwnCodes({ holdout_percent: 20 });
  await deliver();
  const texted = network.sent.filter(({ restaurantId }) => restaurantId === owner.restaurantId);
  const listed = (await guests()) as unknown as { action: string }[];
  expect(texted).toHaveLength(listed.filter(({ action }) => action === 'send').length);
  expect(new Set(texted.map(({ text }) => text)).size).toBe(texted.length);
});
