import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '#functions/ads/campaign-row.ts';
import type { Visitor } from '#functions/platform/auth/caller.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource, uuidV7 } from '#functions/platform/ids.ts';
import { createLimitPerHour, DEFAULT_HOURLY_LIMITS } from '#functions/platform/limits/hourly-limits.ts';
import { limitOperations } from '#functions/platform/limits/limit-operations.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import { countsSince } from '#shared/redemptions/redemption-counts.ts';
import { anAdCampaign, anSmsCampaign } from '#tests/builders/a-campaign.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as redemptionOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const DURING = '2026-03-05T19:30:00.000Z';
const EVENT = { event_id: 'e', kind: 'setup_completed', at: DURING, data: {} } as const;
let restaurants = 0;

type Conditions = { interference?: Interference; perHour?: number };

async function aTill(campaign: Campaign = anAdCampaign(), { interference, perHour = 600 }: Conditions = {}) {
  const client = createDynamoClient();
  const stores = openRepositories();
  const {
    campaigns,
    promoCodes,
    redemptions,
    sends,
    redemptionCounters: counters,
    tillLinks,
  } = openRepositories(client);
  const restaurantId = `till-${++restaurants}`;
  const { promo_code: code, campaign_id, campaign_type } = campaign;
  await stores.campaigns.create(
    { ...campaign, restaurant_id: restaurantId },
    { ...EVENT, restaurant_id: restaurantId },
  );
  const claim = { restaurant_id: restaurantId, code, claimed_for: campaign_id, request: 'r' };
  await (campaign_type === 'ad' ? stores.promoCodes.claimForAd(claim) : stores.promoCodes.claimForSms(claim));
  if (interference !== undefined) interfere({ dynamo: client }, interference);
  const clock = aClock(DURING);
  const tableName = emulators.environment.RATE_LIMITS_TABLE_NAME ?? '';
  const limitPerHour = createLimitPerHour({
    rateLimiter: createRateLimiter({ client: createDynamoClient(), tableName, clock }),
    limits: { ...DEFAULT_HOURLY_LIMITS, redemptions: perHour },
  });
  const whole = openOperations(redemptionOperations, {
    campaigns,
    promoCodes,
    redemptions,
    sends,
    counters,
    tillLinks,
    limitPerHour,
    clock,
    ids: createIdSource(clock),
    newSecret: () => 'a-secret-of-the-till-link-00000000',
  });
  const operations = limitOperations(redemptionRoutes, whole, limitPerHour);
  const visitor = { audit: {} } as Visitor;
  const owner = { ...visitor, restaurantId } as Parameters<typeof operations.checkCode>[1];
  const input = { params: {}, query: {}, body: {} };
  return {
    code,
    clock,
    restaurantId,
    owner,
    visitor,
    operations,
    check: (typed: string) => operations.checkCode({ ...input, body: { code: typed } }, owner),
    redeem: (
      typed = code,
      details: { amount?: number; redemption_id?: string; was_here_before?: boolean } = {},
    ) => operations.redeemCode({ ...input, body: { code: typed, ...details } }, owner),
    undo: (id: string) => operations.undoRedemption({ ...input, params: { id } }, owner),
    list: async () =>
      (await operations.listRedemptions({ ...input, query: { limit: 20, cursor: undefined } }, owner)).data,
    counts: async () => {
      const [ofCampaign] = await stores.redemptionCounters.ofCampaigns(restaurantId, [campaign_id]);
      const totals = countsSince(await stores.redemptionCounters.totals(restaurantId), '');
      expect(countsSince(ofCampaign ?? { days: {} }, '')).toEqual(totals);
      return totals;
    },
  };
}

describe('a code at the register', () => {
  test('is recognized however it is typed, and redeemed with the amount paid', async () => {
    const { check, redeem, counts, list } = await aTill();
    expect((await check(' truffle-7kq4 ')).data).toMatchObject({
      code: 'TRUFFLE7KQ4',
      state: 'valid',
      campaign_name: 'Truffle Pasta: 20% off',
      campaign_type: 'ad',
    });
    const { message, data } = await redeem('truffle 7kq4', { amount: 48.5 });
    expect(message).toBe('Code TRUFFLE7KQ4 redeemed.');
    expect(data).toMatchObject({ amount: 48.5, redeemed_by: 'owner', can_be_undone: true, undone_at: null });
    expect(await counts()).toEqual({ ad: 1, sms: 0, amount_cents: 4850, with_amount: 1, ad_again: 0 });
    expect((await list()).redemptions).toEqual([data]);
  });

  test('redeemed by a returning guest says so', async () => {
    const { redeem, counts, undo } = await aTill();
    const { data } = await redeem(undefined, { was_here_before: true });
    expect(data).toMatchObject({ was_here_before: true });
    expect(await counts()).toMatchObject({ ad: 1, ad_again: 1 });
    await undo(data.redemption_id);
    expect(await counts()).toMatchObject({ ad: 0, ad_again: 0 });
  });

  test('is recognized from dictation or look-alike characters if only one code matches', async () => {
    const { check, redeem, list } = await aTill(anSmsCampaign({ promo_code: 'PASTA20' }));
    for (const typed of ['pasta2o', 'PA5TA20', 'pasta twenty', 'code: pasta 20', 'pasta two oh']) {
      expect((await check(typed)).data).toMatchObject({ code: 'PASTA20', state: 'valid' });
    }
    await redeem('pasta2o');
    expect((await list()).redemptions).toMatchObject([{ code: 'PASTA20' }]);
    await expect(check('PASTA30')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('that is unknown or expired is rejected with a sentence', async () => {
    const { check, redeem, clock, counts, code } = await aTill(anSmsCampaign());
    await expect(check('NOPE')).rejects.toMatchObject({
      code: 'not_found',
      message: 'We couldn’t find that code. Check for typos.',
    });
    clock.advance(92 * 86_400);
    expect((await check(code)).data.state).toBe('ended');
    await expect(redeem()).rejects.toMatchObject({
      code: 'code_not_valid',
      message: 'This offer has ended, so its code can’t be redeemed.',
    });
    expect(await counts()).toEqual({ ad: 0, sms: 0, amount_cents: 0, with_amount: 0, ad_again: 0 });
  });

  test('repeated with the same ID counts once, also in parallel', async () => {
    const { redeem, counts, code } = await aTill();
    const redemption_id = uuidV7(new Date(DURING));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => redeem(code, { redemption_id, amount: 10 })),
    );
    expect(new Set(answers.map(({ data }) => data.redemption_id))).toEqual(new Set([redemption_id]));
    expect(await counts()).toEqual({ ad: 1, sms: 0, amount_cents: 1000, with_amount: 1, ad_again: 0 });
  });

  test('sent twice with the same ID leaves one audit record', async () => {
    const { operations, owner, clock, code } = await aTill();
    const redemption_id = uuidV7(new Date(DURING));
    const input = { params: {}, query: {}, body: { code, redemption_id } };
    const auditRecords = [
      { ...owner, audit: {} },
      { ...owner, audit: {} },
    ] as const;
    for (const caller of auditRecords) {
      await operations.redeemCode(input, caller);
      clock.advance(60);
    }
    const once = { at: DURING, id: redemption_id };
    expect(auditRecords.map(({ audit }) => audit)).toEqual([{ once }, { once }]);
  });

  test('of ten guests in parallel counts ten times', async () => {
    const { redeem, counts } = await aTill();
    await Promise.all(Array.from({ length: 10 }, () => redeem()));
    expect((await counts()).ad).toBe(10);
  });
});

describe('a redemption', () => {
  test('can be undone once within a day', async () => {
    const { redeem, undo, counts, clock } = await aTill();
    const [first, second] = [await redeem(), await redeem()];
    const undone = await undo(first.data.redemption_id);
    expect(undone.data).toMatchObject({ undone_at: DURING, can_be_undone: false });
    await undo(first.data.redemption_id);
    expect((await counts()).ad).toBe(1);
    clock.advance(86_401);
    await expect(undo(second.data.redemption_id)).rejects.toMatchObject({ code: 'undo_too_late' });
    await expect(undo('01900000-0000-7000-8000-000000000000')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('undone twice leaves one audit record', async () => {
    const { operations, owner, clock, redeem } = await aTill();
    const { data } = await redeem();
    const id = data.redemption_id;
    const callers = [
      { ...owner, audit: {} },
      { ...owner, audit: {} },
    ] as const;
    for (const caller of callers) {
      clock.advance(60);
      await operations.undoRedemption({ params: { id }, query: {}, body: {} }, caller);
    }
    const [first, second] = callers.map(({ audit }) => audit);
    expect(first).toEqual({ once: { at: expect.any(String), id: `undo-${id}` } });
    expect(second).toEqual(first);
  });

  test('counts once if the process dies right after any call and the register retries', async () => {
    const mortal = aMortalProcess();
    for (let call = 1; ; call += 1) {
      const { redeem, undo, counts, code } = await aTill(anAdCampaign(), {
        interference: mortal.interference,
      });
      const redemption_id = uuidV7(new Date(DURING));
      const details = { redemption_id, amount: 20 };
      mortal.dieAfter(call);
      const outcome = async () => {
        await redeem(code, details);
        await undo(redemption_id);
      };
      await outcome().catch(() => undefined);
      const hasDied = mortal.isDead();
      mortal.dieAfter(Number.POSITIVE_INFINITY);
      const again = await redeem(code, details);
      const isUndone = again.data.undone_at !== null;
      expect(await counts(), `call ${call}`).toEqual({
        ad: isUndone ? 0 : 1,
        sms: 0,
        amount_cents: isUndone ? 0 : 2000,
        with_amount: isUndone ? 0 : 1,
        ad_again: 0,
      });
      await undo(redemption_id);
      expect((await counts()).ad, `call ${call}, undone`).toBe(0);
      if (!hasDied) return expect(call).toBeGreaterThan(10);
    }
  });
});

describe('the register link', () => {
  test('redeems without signing in until it is replaced or revoked', async () => {
    const { operations, owner, visitor, code, list } = await aTill();
    const input = { params: {}, query: {}, body: {} };
    const { till_token } = (await operations.createTillLink(input, owner)).data;
    expect(owner.audit).toEqual({ before: { created_at: undefined }, after: { created_at: DURING } });
    const atTill = () => operations.redeemCodeAtTill({ ...input, body: { till_token, code } }, visitor);
    expect((await atTill()).data.redeemed_by).toBe('till');
    expect(visitor.audit.subject).toEqual({ userId: 'till', restaurantId: owner.restaurantId });
    const checked = await operations.checkCodeAtTill({ ...input, body: { till_token, code } }, visitor);
    expect(checked.data.state).toBe('valid');
    expect((await operations.getTillLink(input, owner)).data.created_at).toBe(DURING);
    const withdrawal = { ...owner, audit: {} };
    await operations.withdrawTillLink(input, withdrawal);
    expect(withdrawal.audit).toEqual({ before: { created_at: DURING } });
    await expect(atTill()).rejects.toMatchObject({ code: 'till_link_invalid' });
    expect((await operations.getTillLink(input, owner)).data.created_at).toBeNull();
    expect((await list()).redemptions).toHaveLength(1);
  });

  test('stores what staff enter, and a repeated request redeems once', async () => {
    const { operations, owner, visitor, code, counts, list } = await aTill();
    const input = { params: {}, query: {} };
    const { till_token } = (await operations.createTillLink({ ...input, body: {} }, owner)).data;
    const redemption_id = uuidV7(new Date(DURING));
    const entered = { amount: 48.5, was_here_before: true, redemption_id };
    const redeem = () =>
      operations.redeemCodeAtTill({ ...input, body: { till_token, code, ...entered } }, visitor);
    const { message, data } = await redeem();
    expect(message).toBe(`Code ${code} redeemed.`);
    expect(data).toMatchObject({ ...entered, redeemed_by: 'till' });
    expect(visitor.audit.once).toEqual({ at: data.redeemed_at, id: redemption_id });
    expect((await redeem()).data).toMatchObject({ redemption_id });
    expect(await counts()).toEqual({ ad: 1, sms: 0, amount_cents: 4850, with_amount: 1, ad_again: 1 });
    expect((await list()).redemptions).toMatchObject([entered]);
  });

  test('has one limit for checks and redemptions, separate from its owner’s', async () => {
    const till = await aTill(anAdCampaign(), { perHour: 3 });
    const { operations, owner, visitor, code } = till;
    const input = { params: {}, query: {}, body: {} };
    const { till_token } = (await operations.createTillLink(input, owner)).data;
    const body = { till_token, code };
    await operations.checkCodeAtTill({ ...input, body }, visitor);
    await operations.checkCodeAtTill({ ...input, body }, visitor);
    await operations.redeemCodeAtTill({ ...input, body }, visitor);
    const message =
      'You’ve reached the hourly limit of 3 code checks and redemptions. Try again in 30 minutes.';
    const refusal = { code: 'too_many_requests', message };
    await expect(operations.checkCodeAtTill({ ...input, body }, visitor)).rejects.toMatchObject(refusal);
    await expect(operations.redeemCodeAtTill({ ...input, body }, visitor)).rejects.toMatchObject(refusal);
    await till.check(code);
    await till.redeem();
    await expect(operations.createTillLink(input, owner)).rejects.toMatchObject(refusal);
    await expect(till.check(code)).rejects.toMatchObject(refusal);
    await expect(till.redeem()).rejects.toMatchObject(refusal);
    expect(await till.counts()).toMatchObject({ ad: 2 });
    till.clock.advance(3_601);
    await till.redeem();
    await operations.redeemCodeAtTill({ ...input, body }, visitor);
  });

  test('uses up only its own limit with wrong codes', async () => {
    const { operations, owner, visitor, check, code } = await aTill(anAdCampaign(), { perHour: 2 });
    const input = { params: {}, query: {} };
    const { till_token } = (await operations.createTillLink({ ...input, body: {} }, owner)).data;
    const guess = () =>
      operations.checkCodeAtTill({ ...input, body: { till_token, code: 'PASTA1111' } }, visitor);
    await expect(guess()).rejects.toMatchObject({ code: 'not_found' });
    await expect(guess()).rejects.toMatchObject({ code: 'not_found' });
    await expect(guess()).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await check(code)).data.state).toBe('valid');
  });

  test.each(['checkCodeAtTill', 'redeemCodeAtTill'] as const)(
    'counts wrong codes of %s too, so that no one can guess without limit',
    async (operation) => {
      const { operations, owner, visitor, code } = await aTill(anAdCampaign(), { perHour: 3 });
      const input = { params: {}, query: {} };
      const { till_token } = (await operations.createTillLink({ ...input, body: {} }, owner)).data;
      const guess = (typed: string) =>
        operations[operation]({ ...input, body: { till_token, code: typed } }, visitor);
      for (const wrong of ['PASTA1111', 'PASTA2222', 'PASTA3333']) {
        await expect(guess(wrong)).rejects.toMatchObject({ code: 'not_found' });
      }
      await expect(guess('PASTA4444')).rejects.toMatchObject({ code: 'too_many_requests' });
      await expect(guess(code)).rejects.toMatchObject({ code: 'too_many_requests' });
    },
  );

  test('counts codes of ended offers', async () => {
    const { operations, owner, visitor, clock, code } = await aTill(anAdCampaign(), { perHour: 1 });
    clock.advance(400 * 86_400);
    const input = { params: {}, query: {} };
    const { till_token } = (await operations.createTillLink({ ...input, body: {} }, owner)).data;
    const redeem = () => operations.redeemCodeAtTill({ ...input, body: { till_token, code } }, visitor);
    await expect(redeem()).rejects.toMatchObject({ code: 'code_not_valid' });
    await expect(redeem()).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('of another restaurant doesn’t work', async () => {
    const [mine, other] = [await aTill(), await aTill()];
    const input = { params: {}, query: {}, body: {} };
    const { till_token } = (await mine.operations.createTillLink(input, mine.owner)).data;
    const forged = till_token.replace(mine.restaurantId, other.restaurantId);
    await expect(
      other.operations.checkCodeAtTill(
        { ...input, body: { till_token: forged, code: other.code } },
        other.visitor,
      ),
    ).rejects.toMatchObject({ code: 'till_link_invalid' });
  });
});
