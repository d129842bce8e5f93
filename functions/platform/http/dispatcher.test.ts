import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineRoutes, type Route } from '#shared/contract/route.ts';
import { aFailingDynamo, DYNAMO_FAILURE } from '#tests/builders/failing-dynamo.ts';
import { anHttpEvent, aRestEvent, type HttpEventDetails } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { AppError } from '../app-error.ts';
import type { Caller, Identity } from '../auth/caller.ts';
import { openTable } from '../aws/dynamo-table.ts';
import { EARLY_ANSWER_MILLISECONDS } from '../middleware/out-of-time.ts';
import { withCookie } from './cookies.ts';
import { createDispatcher } from './dispatcher.ts';
import type { Operations } from './http-handler.ts';

const row = {
  summary: 'A dish.',
  status: 200,
  response: z.object({ data: z.object({ dish: z.string() }) }),
  errors: [],
  defaultError: 'Failed',
  throttle: { rate: 1, burst: 1 },
} as const;

const routes = defineRoutes({
  showMenu: { ...row, method: 'GET', path: '/menu', access: 'public' },
  addDish: { ...row, method: 'POST', path: '/menu', access: 'signedIn', status: 201 },
  editDish: {
    ...row,
    method: 'PUT',
    path: '/menu/{id}',
    access: 'owner',
    params: z.object({ id: z.optional(z.string()) }),
  },
  closeKitchen: { ...row, method: 'DELETE', path: '/kitchen', access: 'admin' },
});

const OWNER: Identity = {
  userId: 'owner-1',
  role: 'restaurant',
  restaurantId: 'owner-1',
  isImpersonating: false,
};
const ADMIN: Identity = { userId: 'admin-1', role: 'admin', isImpersonating: false };
const ACTING_ADMIN: Identity = { ...ADMIN, restaurantId: 'owner-1', isImpersonating: true };
const IDENTITIES: Record<string, Identity> = { owner: OWNER, admin: ADMIN, acting: ACTING_ADMIN };

const soup = async () => ({ data: { dish: 'soup' } });

function setup(operations: Partial<Operations<typeof routes>> = {}) {
  const log = aLog();
  const handler = createDispatcher({
    routes,
    operations: { showMenu: soup, addDish: soup, editDish: soup, closeKitchen: soup, ...operations },
    authenticate: async (authorization) => {
      const identity = IDENTITIES[authorization?.replace('Bearer ', '') ?? ''];
      if (identity === undefined) throw new AppError('unauthenticated');
      return identity;
    },
    log,
    findAllowedMethods: async (path) => (path === '/api/menu' ? ['GET', 'POST'] : []),
  });
  const call = async (routeKey: string, details: Omit<HttpEventDetails, 'routeKey'> = {}) => {
    const { statusCode, headers, body } = await handler(anHttpEvent({ routeKey, ...details }));
    return { status: statusCode, headers, text: body ?? '', body: JSON.parse(body ?? '') as unknown };
  };
  return { call, handler, log };
}

describe('a response', () => {
  test('has success, the contract’s status, and no caching', async () => {
    const { call } = setup();
    expect(await call('GET /api/menu')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body: { success: true, data: { dish: 'soup' } },
    });
    expect((await call('POST /api/menu', { token: 'owner' })).status).toBe(201);
  });

  test('contains only fields of the contract', async () => {
    const leaky = async () => ({ data: { dish: 'soup', password_hash: '$argon2id$' } });
    const { call } = setup({ showMenu: leaky });
    expect((await call('GET /api/menu')).body).toEqual({ success: true, data: { dish: 'soup' } });
  });

  test('sets the operation’s cookie', async () => {
    const cookie = { name: 'door', path: '/api', maxAgeSeconds: 60 };
    const { handler } = setup({
      showMenu: async (_input, { cookies }) =>
        withCookie(await soup(), { ...cookie, value: `${cookies.get('table')}` }),
    });
    const result = await handler(anHttpEvent({ routeKey: 'GET /api/menu', cookies: ['table=seven'] }));
    expect(result.cookies).toEqual(['door=seven; Path=/api; Max-Age=60; HttpOnly; Secure; SameSite=Strict']);
    expect(JSON.parse(result.body ?? '')).toEqual({ success: true, data: { dish: 'soup' } });
    const rest = await handler(aRestEvent({ routeKey: 'GET /api/menu', cookies: ['table=seven'] }));
    expect(rest).toMatchObject({ multiValueHeaders: { 'set-cookie': result.cookies } });
    expect(rest).not.toHaveProperty('cookies');
  });

  test('that breaks its schema is an internal error without details', async () => {
    const { call, log } = setup({
      showMenu: async () => JSON.parse('{"data":{"dish":{"secret":"recipe"}}}'),
    });
    const answer = await call('GET /api/menu');
    expect(answer).toMatchObject({
      status: 500,
      body: {
        success: false,
        code: 'internal',
        error: 'Something went wrong on our end. Try again.',
        request_id: 'request-1',
      },
    });
    expect(answer.text).not.toMatch(/recipe|dish|Zod|expected/i);
    expect(log.requests).toEqual([
      expect.objectContaining({ operation: 'showMenu', status: 500, error: expect.any(Error) }),
    ]);
  });
});

describe('a failure', () => {
  test('of a known kind has its status, sentence, code, fields, and request ID', async () => {
    const { call } = setup({
      showMenu: async () => {
        throw new AppError('invalid_input', { fields: { name: 'Enter a name.' } });
      },
    });
    const answer = await call('GET /api/menu');
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      success: false,
      error: 'Check the highlighted fields.',
      code: 'invalid_input',
      fields: { name: 'Enter a name.' },
      request_id: 'request-1',
    });
  });

  test('of an unknown kind is logged in full and answered without details', async () => {
    const { call, log } = setup({
      showMenu: async () => {
        throw new TypeError('a secret of ours');
      },
    });
    const answer = await call('GET /api/menu');
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal', request_id: 'request-1' } });
    expect(answer.text).not.toContain('secret');
    expect(log.requests[0]?.error).toMatchObject({ message: 'a secret of ours' });
  });

  test('of the caller isn’t logged as an error', async () => {
    const { call, log } = setup();
    await call('POST /api/menu');
    expect(log.requests).toEqual([
      { request_id: 'request-1', operation: 'addDish', status: 401, duration_ms: expect.any(Number) },
    ]);
  });

  test('that is temporary says when to retry', async () => {
    const { call } = setup({
      showMenu: async () => {
        throw new AppError('too_many_requests', { retryAfterSeconds: 37 });
      },
    });
    expect(await call('GET /api/menu')).toMatchObject({ status: 429, headers: { 'retry-after': '37' } });
  });

  test('of the database is answered as busy without its message', async () => {
    const dynamo = await aFailingDynamo();
    const table = openTable({
      client: dynamo.client,
      tableName: 'dishes',
      schema: z.object({ dish: z.string() }),
    });
    const { call, log } = setup({
      showMenu: async () => ({ data: (await table.find({ dish: 'soup' })) ?? { dish: 'none' } }),
    });
    const answer = await call('GET /api/menu');
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { code: 'unavailable', error: 'The service is busy right now. Try again in a moment.' },
    });
    expect(answer.text).not.toContain(DYNAMO_FAILURE);
    expect(answer.text).not.toMatch(/dynamo|amazonaws|arn:/i);
    expect(log.requests[0]?.error).toMatchObject({ cause: { message: DYNAMO_FAILURE } });
    expect(dynamo.requestCount()).toBe(2);
    await dynamo.stop();
  });
});

describe('an operation that runs out of time', () => {
  const never = () => Promise.withResolvers<never>().promise;
  const context = (milliseconds: number) => ({ getRemainingTimeInMillis: () => milliseconds });

  test('is answered and logged before Lambda ends the function', async () => {
    const { handler, log } = setup({ showMenu: never });
    const event = anHttpEvent({ routeKey: 'GET /api/menu' });
    const { statusCode, headers, body } = await handler(event, context(EARLY_ANSWER_MILLISECONDS + 5));
    expect({ statusCode, headers, body: JSON.parse(body ?? '') }).toEqual({
      statusCode: 503,
      headers: expect.objectContaining({ 'retry-after': '5' }),
      body: {
        success: false,
        code: 'unavailable',
        error: 'The service is busy right now. Try again in a moment.',
        request_id: 'request-1',
      },
    });
    expect(log.requests).toEqual([
      expect.objectContaining({ operation: 'showMenu', status: 503, error: expect.any(AppError) }),
    ]);
  });

  test('is answered right away without time left', async () => {
    const { handler } = setup({ showMenu: never });
    expect(await handler(anHttpEvent({ routeKey: 'GET /api/menu' }), context(10))).toMatchObject({
      statusCode: 503,
    });
  });

  test('doesn’t delay a fast operation', async () => {
    const { handler } = setup();
    const answer = await handler(anHttpEvent({ routeKey: 'GET /api/menu' }), context(29_000));
    expect(answer.statusCode).toBe(200);
  });
});

describe('a route', () => {
  test('that is unknown is answered with 404 in the usual format', async () => {
    const { call } = setup();
    const unknown = { status: 404, body: { success: false, code: 'not_found', request_id: 'request-1' } };
    expect(await call('GET /api/nowhere')).toMatchObject(unknown);
    expect(await call('$default')).toMatchObject(unknown);
  });

  test.each(['PATCH', 'HEAD', 'TRACE'])('without %s is answered with its methods', async (method) => {
    const { handler, log } = setup();
    const events = [
      anHttpEvent({ routeKey: `${method} /api/menu` }),
      { ...aRestEvent({ routeKey: `${method} /api/menu` }), resource: '/{proxy+}' },
    ];
    for (const event of events) {
      const { statusCode, headers, body } = await handler(event);
      expect({ statusCode, headers, body: JSON.parse(body ?? '') }).toMatchObject({
        statusCode: 405,
        headers: { allow: 'GET, POST', 'content-type': 'application/json; charset=utf-8' },
        body: { success: false, code: 'method_not_allowed', request_id: 'request-1' },
      });
    }
    expect(log.requests.map(({ status }) => status)).toEqual([405, 405]);
  });

  test('is found from a REST API as from an HTTP API', async () => {
    const { handler } = setup({ editDish: async ({ params }) => ({ data: { dish: `${params.id}` } }) });
    const routeKey = 'PUT /api/menu/{id}';
    const rest = await handler(aRestEvent({ routeKey, token: 'owner', params: { id: 'pot%20au%20feu' } }));
    const http = await handler(anHttpEvent({ routeKey, token: 'owner', params: { id: 'pot au feu' } }));
    expect(rest).toEqual(http);
    expect(JSON.parse(rest.body ?? '')).toEqual({ success: true, data: { dish: 'pot au feu' } });
  });

  test('returns binary files through both APIs and decodes base64 from either', async () => {
    const printMenu: Route = {
      summary: 'The menu on paper.',
      method: 'POST',
      path: '/menu/print',
      access: 'public',
      status: 200,
      body: z.object({ size: z.string() }),
      file: { contentType: 'application/pdf' },
      errors: [],
      defaultError: 'Failed',
      throttle: { rate: 1, burst: 1 },
    };
    const handler = createDispatcher({
      routes: { printMenu },
      operations: {
        printMenu: async (input) => ({
          filename: `${(input as { body: { size: string } }).body.size}.pdf`,
          body: Buffer.of(0x25, 0x50, 0xff),
        }),
      },
      authenticate: async () => OWNER,
      log: aLog(),
    });
    const rawBody = Buffer.from('{"size":"A5"}').toString('base64');
    const details = { routeKey: 'POST /api/menu/print', rawBody, isBase64Encoded: true };
    const answer = {
      statusCode: 200,
      headers: expect.objectContaining({
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''A5.pdf",
      }),
      body: Buffer.of(0x25, 0x50, 0xff).toString('base64'),
      isBase64Encoded: true,
    };
    expect(await handler(aRestEvent(details))).toEqual(answer);
    expect(await handler(anHttpEvent(details))).toEqual(answer);
  });

  test('without an operation isn’t served', () => {
    expect(() =>
      createDispatcher({ routes, operations: {}, authenticate: async () => OWNER, log: aLog() }),
    ).toThrow('showMenu');
  });

  const ALLOWED: [string, string | undefined, number][] = [
    ['GET /api/menu', undefined, 200],
    ['POST /api/menu', undefined, 401],
    ['POST /api/menu', 'owner', 201],
    ['POST /api/menu', 'admin', 201],
    ['PUT /api/menu/{id}', undefined, 401],
    ['PUT /api/menu/{id}', 'owner', 200],
    ['PUT /api/menu/{id}', 'acting', 200],
    ['PUT /api/menu/{id}', 'admin', 403],
    ['DELETE /api/kitchen', undefined, 401],
    ['DELETE /api/kitchen', 'owner', 403],
    ['DELETE /api/kitchen', 'admin', 200],
  ];
  test.each(ALLOWED)('%s called by %s is answered with %i', async (routeKey, token, status) => {
    expect((await setup().call(routeKey, { token })).status).toBe(status);
  });

  test('gets the caller, the address, and the restaurant', async () => {
    const callers: Caller[] = [];
    const { call, log } = setup({
      editDish: async (_input, caller) => {
        callers.push(caller);
        return soup();
      },
    });
    await call('PUT /api/menu/{id}', { token: 'acting', sourceIp: '198.51.100.4' });
    expect(callers).toEqual([
      {
        requestId: 'request-1',
        cookies: new Map(),
        audit: {},
        clientIp: '198.51.100.4',
        ...ACTING_ADMIN,
      },
    ]);
    expect(log.requests[0]).toMatchObject({ user_id: 'admin-1', restaurant_id: 'owner-1', status: 200 });
  });
});
