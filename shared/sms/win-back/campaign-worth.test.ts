import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CampaignBooks, campaignWorth } from './campaign-worth.ts';
import { offerDiscount } from './offer-discount.ts';

const LIFT = { difference: 0.05, low: 0.01, high: 0.09 };
const books: CampaignBooks = {
  textedGuests: 400,
  redemptions: 0,
  withAmount: 0,
  paidCents: 0,
  discount: undefined,
  textsCents: 512,
};

test.each([
  ['20% off', { percent: 20 }],
  ['Take 15 % off your next order over $30', { percent: 15 }],
  ['Half price pizza', { percent: 50 }],
  ['$5 off', { cents: 500 }],
  ['Save $7.50 tonight', { cents: 750 }],
  ['a free dessert', undefined],
  ['a $10 lunch', undefined],
  ['100% fresh pasta', undefined],
  ['0% off', undefined],
] as const)('“%s” takes off what it says', (offer, discount) => {
  expect(offerDiscount(offer)).toEqual(discount);
});

test('without register amounts a guest is worth the estimate', () => {
  expect(campaignWorth(LIFT, books)).toMatchObject({
    extraGuests: 20,
    billBasis: 'estimate',
    bill: 3_200,
    discountEach: undefined,
    earned: 20 * 3_200 - 512,
    earnedLow: 4 * 3_200 - 512,
    earnedHigh: 36 * 3_200 - 512,
  });
});

test('a guest’s payment is the bill less the discount of each redeemed code', () => {
  const redeemed = { ...books, redemptions: 30, withAmount: 2, paidCents: 8_000 };
  expect(campaignWorth(LIFT, { ...redeemed, discount: { percent: 20 } })).toMatchObject({
    billBasis: 'paid',
    bill: 5_000,
    discountEach: 1_000,
    earned: 20 * 5_000 - 30 * 1_000 - 512,
  });
  expect(campaignWorth(LIFT, { ...redeemed, discount: { cents: 500 } })).toMatchObject({
    bill: 4_500,
    discountEach: 500,
  });
  expect(campaignWorth(LIFT, redeemed)).toMatchObject({ bill: 4_000, discountEach: undefined });
});

test('revenue is within its range, and texts and discounts only reduce it', () => {
  const share = fc.double({ min: -1, max: 1, noNaN: true });
  const discount = fc.option(
    fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 99 }) }),
      fc.record({ cents: fc.integer({ min: 1, max: 10_000 }) }),
    ),
    { nil: undefined },
  );
  fc.assert(
    fc.property(
      fc.array(share, { minLength: 3, maxLength: 3 }),
      discount,
      fc.nat(500),
      fc.nat(90_000),
      (shares, off, codes, texts) => {
        const [low = 0, difference = 0, high = 0] = shares.toSorted((one, other) => one - other);
        const worth = campaignWorth(
          { low, difference, high },
          { ...books, discount: off, redemptions: codes, textsCents: texts },
        );
        expect(worth.earnedLow).toBeLessThanOrEqual(worth.earned);
        expect(worth.earned).toBeLessThanOrEqual(worth.earnedHigh);
        expect(worth.earned).toBeLessThanOrEqual(Math.round(worth.extraGuests * 3_200));
      },
    ),
  );
});

test('a discount in dollars is never more than the check', () => {
  const small = { ...books, redemptions: 3, discount: { cents: 100_000 } };
  expect(campaignWorth(LIFT, small)).toMatchObject({ billBasis: 'estimate', discountEach: 3_200 });
});
