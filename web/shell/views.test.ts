import { expect, test } from 'vitest';
import { VIEWS } from './views.ts';

test('the views that the spec names say what it says', () => {
  const { getNewCustomers, bringBackRegulars, marketingFoundations } = VIEWS;
  expect([getNewCustomers.title, getNewCustomers.subtitle]).toEqual([
    'Get New Customers',
    'Launch Facebook ads to attract new customers',
  ]);
  expect(bringBackRegulars.subtitle).toBe('Send SMS campaigns to re-engage customers');
  expect(marketingFoundations.subtitle).toBe('Build your marketing foundation');
});
