import { expect, test } from 'vitest';
import { growthEstimates } from './growth-estimates.ts';

test('a new customer is worth $45, a returning one $32, and 25 guests are 100% growth', () => {
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
