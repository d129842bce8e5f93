import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAMPAIGN_TYPES } from '#shared/ads/campaign-status.ts';
import { AD_CODE_GRACE_DAYS, codeState } from './code-state.ts';
import { countsSince, NO_REDEMPTIONS, withRedemption } from './redemption-counts.ts';

const END = '2026-03-09T12:00:00.000Z';
const daysAfterEnd = (days: number) => new Date(Date.parse(END) + days * 86_400_000);

test('a text’s code expires with it, an ad’s thirty days later', () => {
  const text = { campaign_type: 'sms', status: 'active', ends_at: END } as const;
  expect(codeState(text, daysAfterEnd(-0.1))).toBe('valid');
  expect(codeState(text, daysAfterEnd(0))).toBe('ended');
  const ad = { campaign_type: 'ad', status: 'ended', ends_at: END } as const;
  expect(codeState(ad, daysAfterEnd(AD_CODE_GRACE_DAYS - 0.1))).toBe('valid');
  expect(codeState(ad, daysAfterEnd(AD_CODE_GRACE_DAYS))).toBe('ended');
});

test('the code of an ad that was never shown is rejected', () => {
  const ad = { campaign_type: 'ad', ends_at: END } as const;
  expect(codeState({ ...ad, status: 'pending' }, daysAfterEnd(-1))).toBe('not_started');
  expect(codeState({ ...ad, status: 'in_review' }, daysAfterEnd(-1))).toBe('valid');
  expect(codeState({ ...ad, status: 'failed' }, daysAfterEnd(-1))).toBe('ended');
});

test('the code of an ad that Facebook stopped is still valid for its viewers', () => {
  const stopped = {
    campaign_type: 'ad',
    status: 'failed',
    ends_at: END,
    results: { impressions: 12 },
  } as const;
  expect(codeState(stopped, daysAfterEnd(-1))).toBe('valid');
  expect(codeState(stopped, daysAfterEnd(AD_CODE_GRACE_DAYS))).toBe('ended');
});

const redemption = fc.record({
  id: fc.uuid(),
  campaignType: fc.constantFrom(...CAMPAIGN_TYPES),
  amountCents: fc.option(fc.nat(100_000)),
  wasHereBefore: fc.boolean(),
  day: fc.constantFrom('2026-03-01', '2026-03-02', '2026-04-01'),
});

test('each redemption counts once in any order, and not after it’s undone', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(redemption, { maxLength: 12, selector: ({ id }) => id }),
      fc.array(fc.nat(), { maxLength: 40 }),
      (redemptions, repeats) => {
        const reports = [
          ...redemptions,
          ...repeats.flatMap((at) => redemptions[at % redemptions.length] ?? []),
        ];
        const counts = reports.reduce((so, each) => withRedemption(so, each, 1) ?? so, NO_REDEMPTIONS);
        const all = countsSince(counts, '');
        expect(all.ad + all.sms).toBe(redemptions.length);
        const typed = redemptions.flatMap(({ amountCents }) => amountCents ?? []);
        expect(all.amount_cents).toBe(typed.reduce((sum, cents) => sum + cents, 0));
        expect(all.with_amount).toBe(typed.length);
        const again = redemptions.filter((each) => each.wasHereBefore && each.campaignType === 'ad');
        expect(all.ad_again).toBe(again.length);
        const undone = reports.reduce((so, each) => withRedemption(so, each, -1) ?? so, counts);
        expect(countsSince(undone, '')).toEqual({
          ad: 0,
          sms: 0,
          amount_cents: 0,
          with_amount: 0,
          ad_again: 0,
        });
      },
    ),
  );
});

test('a period includes its first day', () => {
  const counts = ['2026-03-01', '2026-03-02', '2026-04-01'].reduce(
    (so, day, at) => withRedemption(so, { id: `${at}`, campaignType: 'ad', amountCents: 100, day }, 1) ?? so,
    NO_REDEMPTIONS,
  );
  expect(countsSince(counts, '2026-03-02')).toEqual({
    ad: 2,
    sms: 0,
    amount_cents: 200,
    with_amount: 2,
    ad_again: 0,
  });
});
