import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { createDispatcher } from './dispatcher.ts';
import type { Operations } from './http-handler.ts';

const row = {
  summary: 'The menu.',
  method: 'GET',
  access: 'public',
  errors: [],
  defaultError: 'Failed',
  throttle: { rate: 1, burst: 1 },
} as const;

const routes = defineRoutes({
  getMenu: { ...row, path: '/json', status: 200, response: z.object({ dish: z.string() }) },
  exportMenu: { ...row, path: '/csv', status: 200, file: { contentType: 'text/csv; charset=utf-8' } },
  printMenu: { ...row, path: '/pdf', status: 200, file: { contentType: 'application/pdf' } },
  clearMenu: { ...row, path: '/nothing', status: 204 },
});

const operations: Operations<typeof routes> = {
  getMenu: async () => ({ dish: 'soup' }),
  exportMenu: async () => ({ filename: "Chef's menu (été).csv", body: 'dish\r\ncrème\r\n' }),
  printMenu: async () => ({ filename: 'menu.pdf', body: Uint8Array.of(0x25, 0x50, 0xff) }),
  clearMenu: async () => undefined,
};

const handler = createDispatcher({
  routes,
  operations,
  authenticate: async () => ({ userId: 'nobody', role: 'admin', isImpersonating: false }),
  log: aLog(),
});
const get = (path: string) => handler(anHttpEvent({ routeKey: `GET /api/${path}` }));

test('a route with a schema is answered in JSON', async () => {
  expect(await get('json')).toEqual({
    statusCode: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: '{"success":true,"dish":"soup"}',
  });
});

test('a route with a text file is answered with it under its name', async () => {
  expect(await get('csv')).toEqual({
    statusCode: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''Chef%27s%20menu%20%28%C3%A9t%C3%A9%29.csv",
      'cache-control': 'no-store',
    },
    body: 'dish\r\ncrème\r\n',
  });
});

test('a binary file is sent in base64', async () => {
  expect(await get('pdf')).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'application/pdf' },
    body: Buffer.of(0x25, 0x50, 0xff).toString('base64'),
    isBase64Encoded: true,
  });
});

test('a 204 route has an empty answer', async () => {
  expect(await get('nothing')).toEqual({ statusCode: 204, headers: { 'cache-control': 'no-store' } });
});

test('an operation with another kind of answer doesn’t compile', () => {
  const wrong: Operations<typeof routes> = {
    ...operations,
    // @ts-expect-error: the row answers with a file
    exportMenu: async () => ({ dish: 'soup' }),
    // @ts-expect-error: the row answers with nothing
    clearMenu: async () => ({ dish: 'soup' }),
  };
  expect(Object.keys(wrong)).toEqual(Object.keys(routes));
});
