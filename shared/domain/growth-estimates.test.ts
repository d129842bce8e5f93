import { expect, test } from 'vitest';
import { growthEstimates, shareOfRevenue } from './growth-estimates.ts';

test('a new customer is worth 45 dollars, one who came back 32; 25 guests are a growth of 100 %', () => {
  expect(growthEstimates({ newCustomersAcquired: 7, customersReengaged: 4 })).toEqual({
    totalCustomers: 11,
    revenueGenerated: 443,
    growthRatePercent: 44,
  });
  expect(growthEstimates({ newCustomersAcquired: 0, customersReengaged: 0 })).toEqual({
    totalCustomers: 0,
    revenueGenerated: 0,
    growthRatePercent: 0,
  });
});

test('a potential is a share of the revenue only where the revenue is known', () => {
  expect(shareOfRevenue(1_200, 52_000)).toBe(10);
  expect(shareOfRevenue(1_200, null)).toBeUndefined();
  expect(shareOfRevenue(1_200, 0)).toBeUndefined();
});
