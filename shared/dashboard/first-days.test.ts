import { expect, test } from 'vitest';
import { firstDaysOf } from './first-days.ts';

const counts = (ad: number, sms: number) => ({ ad, sms, amount_cents: 0 });

test('without guests, there is no first day', () => {
  expect(firstDaysOf({ days: {}, returns: {} })).toEqual({ redeemed_on: null, returned_on: null });
});

test('an ad’s code is a first redemption, and a text’s is also a first returning guest', () => {
  const days = { '2026-03-04': counts(0, 1), '2026-03-02': counts(1, 0) };
  expect(firstDaysOf({ days, returns: {} })).toEqual({
    redeemed_on: '2026-03-02',
    returned_on: '2026-03-04',
  });
});

test('a texted guest in a later list returned without a code', () => {
  const returns = {
    '2026-03-01': { texted: 0, held_back: 2 },
    '2026-03-03': { texted: 1, held_back: 0 },
  };
  expect(firstDaysOf({ days: {}, returns })).toEqual({ redeemed_on: null, returned_on: '2026-03-03' });
});

test('an undone redemption doesn’t count', () => {
  expect(firstDaysOf({ days: { '2026-03-01': counts(0, 0) }, returns: {} }).redeemed_on).toBeNull();
});
