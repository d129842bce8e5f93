import { expect, test } from 'vitest';
import { defineRoutes } from '#shared/contract/route.ts';
import { withRouteNeeds } from './route-needs.ts';

const row = {
  summary: 'A row.',
  path: '/coupons',
  access: 'public',
  status: 204,
  errors: [],
  defaultError: 'This did not work.',
  throttle: { rate: 1, burst: 1 },
} as const;
const declared = { service: 'coupons', tables: { promoCodes: 'readWrite' } } as const;

test('a public read-only group adds only the origin keys and error counters', () => {
  const routes = defineRoutes({ listCoupons: { ...row, method: 'GET' } });
  expect(withRouteNeeds(declared, routes)).toEqual({
    service: 'coupons',
    tables: { failures: 'count', promoCodes: 'readWrite' },
    variables: ['ORIGIN_KEY', 'PREVIOUS_ORIGIN_KEY'],
  });
});

test('a group that changes data or exports personal data adds the audit records', () => {
  const changing = defineRoutes({ addCoupon: { ...row, method: 'POST' } });
  const exporting = defineRoutes({ exportCoupons: { ...row, method: 'GET', audit: true } });
  for (const routes of [changing, exporting])
    expect(withRouteNeeds(declared, routes).tables).toEqual({
      failures: 'count',
      promoCodes: 'readWrite',
      receipts: 'append',
    });
});

test('a group for signed-in callers adds the users and the token secret', () => {
  const routes = defineRoutes({ listCoupons: { ...row, method: 'GET', access: 'owner' } });
  const needed = withRouteNeeds(declared, routes);
  expect(needed.tables).toEqual({ failures: 'count', promoCodes: 'readWrite', users: 'get' });
  expect(needed.variables).toContain('TOKEN_SECRET_ARN');
});

test('a group with counted calls adds the limits', () => {
  const counted = defineRoutes({ addCoupon: { ...row, method: 'POST', access: 'owner' } });
  const uncounted = defineRoutes({ addCoupon: { ...row, method: 'POST', access: 'owner', limit: false } });
  expect(withRouteNeeds(declared, counted).tables).toHaveProperty('rateLimits', 'readWrite');
  expect(withRouteNeeds(declared, counted).variables).toContain('CHANGES_PER_HOUR');
  expect(withRouteNeeds(declared, uncounted).tables).not.toHaveProperty('rateLimits');
});

test('a group’s own declaration counts', () => {
  const routes = defineRoutes({ listCoupons: { ...row, method: 'GET', access: 'owner' } });
  const writing = { service: 'coupons', tables: { users: 'readWrite' } } as const;
  expect(withRouteNeeds(writing, routes).tables).toEqual({ failures: 'count', users: 'readWrite' });
});
