import { expect, test } from 'vitest';
import { defineRoutes } from '#shared/contract/routes/route.ts';
import type { LimitPerHour } from '../limits/hourly-limits.ts';
import { createHttpHandler } from './http-handler.ts';

const row = {
  summary: 'A row.',
  path: '/coupons',
  access: 'public',
  status: 204,
  errors: [],
  defaultError: 'This did not work.',
  throttle: { rate: 1, burst: 1 },
} as const;
const config = {
  SERVICE_NAME: 'coupons',
  TOKEN_SECRET: 'a secret of thirty-two characters',
  ORIGIN_KEY: '',
  PREVIOUS_ORIGIN_KEY: '',
};
const withReceipts = { ...config, RECEIPTS_TABLE_NAME: 'receipts' };
const limitPerHour: LimitPerHour = (_work, operation) => operation;
const operations = { listCoupons: async () => undefined, addCoupon: async () => undefined };

test('a group that changes something does not compile without a table of receipts', () => {
  const routes = defineRoutes({
    listCoupons: { ...row, method: 'GET' },
    addCoupon: { ...row, method: 'POST' },
  });
  // @ts-expect-error: there is no table of receipts
  expect(createHttpHandler({ config, routes, operations })).toBeTypeOf('function');
  expect(createHttpHandler({ config: withReceipts, routes, operations })).toBeTypeOf('function');
});

test('neither does a group that hands out what is kept of people', () => {
  const routes = defineRoutes({
    listCoupons: { ...row, method: 'GET', receipt: true },
    addCoupon: { ...row, method: 'POST', receipt: false },
  });
  // @ts-expect-error: there is no table of receipts
  expect(createHttpHandler({ config, routes, operations })).toBeTypeOf('function');
});

test('a group that changes nothing needs no table of receipts', () => {
  const routes = defineRoutes({
    listCoupons: { ...row, method: 'GET' },
    addCoupon: { ...row, method: 'POST', receipt: false },
  });
  expect(createHttpHandler({ config, routes, operations })).toBeTypeOf('function');
});

test('a group in which signed-in callers change something does not compile without its limits', () => {
  const routes = defineRoutes({
    listCoupons: { ...row, method: 'GET', access: 'owner' },
    addCoupon: { ...row, method: 'POST', access: 'owner' },
  });
  const group = { config: withReceipts, routes, operations };
  // @ts-expect-error: nothing counts what is added
  expect(createHttpHandler(group)).toBeTypeOf('function');
  expect(createHttpHandler({ ...group, limitPerHour })).toBeTypeOf('function');
});

test('a group in which nothing is counted needs no limits', () => {
  const routes = defineRoutes({
    listCoupons: { ...row, method: 'GET', access: 'owner' },
    addCoupon: { ...row, method: 'POST', access: 'owner', limit: false },
  });
  expect(createHttpHandler({ config: withReceipts, routes, operations })).toBeTypeOf('function');
});
