import { expect, test } from 'vitest';
import { restaurantsCsv } from './restaurants-csv.ts';
import { readSearch, writeSearch } from './use-list-address.ts';

const restaurant = {
  restaurant_id: 'one',
  name: '=Lupo',
  email: 'lupo@example.com',
  address: '12 Court Street, Brooklyn',
  signup_date: '2026-01-12T09:30:00.000Z',
  websites: { total: 1, published: 1 },
  customer: {
    status: 'active' as const,
    plan_id: 'basic' as const,
    monthly_revenue: 49,
    last_seen: null,
    month: { cost: 50.12, revenue: 49, margin: -1.12 },
    as_of: '2026-03-20T12:00:00.000Z',
  },
};

test('the file has a row for each restaurant, losses as numbers, and no formula', () => {
  const [, first, second] = restaurantsCsv([restaurant, { ...restaurant, customer: null }]).split('\r\n');
  expect(first).toBe(
    `'=Lupo,"12 Court Street, Brooklyn",lupo@example.com,2026-01-12T09:30:00.000Z,Active,basic,,1,49.0000,50.1200,49.0000,-1.1200`,
  );
  expect(second).toMatch(/,,,,1,,,,$/);
});

test('an address contains the search, without unknown parts', () => {
  const asked = { search: 'wok', sort: 'margin', order: 'desc', status: 'past_due', plan: 'basic' } as const;
  expect(readSearch(writeSearch(asked))).toEqual(asked);
  const unknown = new URLSearchParams('sort=mood&status=happy&plan=free');
  expect(readSearch(unknown)).toEqual({ search: '', sort: 'name', order: 'asc' });
});
