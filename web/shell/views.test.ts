import { expect, test } from 'vitest';
import { VIEWS } from './views.ts';

test('views named in the spec have its titles and subtitles', () => {
  const { getNewCustomers, bringBackRegulars, marketingFoundations } = VIEWS;
  expect([getNewCustomers.title, getNewCustomers.subtitle]).toEqual([
    'Get New Customers',
    'Launch Facebook ads to attract new customers',
  ]);
  expect(bringBackRegulars.subtitle).toBe('Send SMS campaigns to re-engage customers');
  expect(marketingFoundations.subtitle).toBe('Build your marketing foundation');
});
