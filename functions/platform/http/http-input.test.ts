import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { createDispatcher } from './dispatcher.ts';

const routes = defineRoutes({
  orderDish: {
    summary: 'Order a dish.',
    method: 'POST',
    path: '/tables/{id}/orders',
    access: 'public',
    params: z.object({ id: z.string().check(z.maxLength(10)) }),
    query: z.strictObject({ course: z._default(z.coerce.number().check(z.int('Use a whole number.')), 1) }),
    body: z.strictObject({
      dish: z.string('Name the dish.').check(z.minLength(1, 'Name the dish.')),
      wishes: z.optional(z.strictObject({ spice: z.string('Say how hot.') })),
      extras: z._default(z.record(z.string(), z.json()), {}),
    }),
    status: 200,
    response: z.object({ data: z.json() }),
    errors: [],
    defaultError: 'Failed',
    throttle: { rate: 1, burst: 1 },
  },
});
const ROUTE_KEY = 'POST /api/tables/{id}/orders';

const handler = createDispatcher({
  routes,
  operations: { orderDish: async (input) => ({ data: input }) },
  authenticate: async () => ({ userId: 'nobody', role: 'admin', isImpersonating: false }),
  log: aLog(),
});

async function send(details: Omit<Parameters<typeof anHttpEvent>[0], 'routeKey'>) {
  const event = anHttpEvent({ routeKey: ROUTE_KEY, params: { id: 'table-1' }, ...details });
  const { statusCode, body } = await handler(event);
  return { status: statusCode, body: JSON.parse(body ?? '') as Record<string, unknown> };
}

function invalid(fields: Record<string, string>) {
  return { status: 422, body: { code: 'invalid_input', fields } };
}

describe('a request', () => {
  test('reaches the operation parsed with its defaults', async () => {
    const { status, body } = await send({ json: { dish: 'soup' }, query: { course: '2' } });
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { params: { id: 'table-1' }, query: { course: 2 }, body: { dish: 'soup', extras: {} } },
    });
  });

  test('with a base64 body is read', async () => {
    const rawBody = Buffer.from(JSON.stringify({ dish: 'crème brûlée' })).toString('base64');
    const { body } = await send({ rawBody, isBase64Encoded: true });
    expect(body.data).toMatchObject({ body: { dish: 'crème brûlée' } });
  });

  test('may name the charset with its content type', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await send({ json: { dish: 'soup' }, headers })).status).toBe(200);
  });
});

test('without an optional body has an empty one', async () => {
  const optional = { ...routes.orderDish, body: z.strictObject({ dish: z.optional(z.string()) }) };
  const lenient = createDispatcher({
    routes: defineRoutes({ orderDish: { ...optional, isBodyOptional: true } }),
    operations: { orderDish: async ({ body }) => ({ data: body }) },
    authenticate: async () => ({ userId: 'nobody', role: 'admin', isImpersonating: false }),
    log: aLog(),
  });
  const ask = async (details: object) => {
    const event = anHttpEvent({ routeKey: ROUTE_KEY, params: { id: 'table-1' }, ...details });
    const { statusCode, body } = await lenient(event);
    return { statusCode, data: JSON.parse(body ?? '').data };
  };
  expect(await ask({})).toEqual({ statusCode: 200, data: {} });
  expect(await ask({ json: { dish: 'soup' } })).toEqual({ statusCode: 200, data: { dish: 'soup' } });
  expect((await ask({ rawBody: '{' })).statusCode).toBe(400);
});

describe('an unreadable body', () => {
  test.each(['', '{', '{"dish": soup}', '\u0000', "{'dish':'soup'}"])(
    '%j is answered with 400',
    async (rawBody) => {
      expect(await send({ rawBody })).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'of content type %j is answered with 415',
    async (contentType) => {
      const answer = await send({ json: { dish: 'soup' }, headers: { 'content-type': contentType } });
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    },
  );

  test('with half an emoji gets a replacement character', async () => {
    const { body } = await send({ rawBody: '{"dish":"soup \\ud83c","extras":{"a":["\\uDF5C"]}}' });
    expect(body.data).toMatchObject({ body: { dish: 'soup \uFFFD', extras: { a: ['\uFFFD'] } } });
  });

  test('with an escaped emoji arrives unchanged', async () => {
    const { body } = await send({ rawBody: '{"dish":"\\ud83c\\udf5c"}' });
    expect(body.data).toMatchObject({ body: { dish: '🍜' } });
  });

  test('of 5 MB is answered with 413 after decoding', async () => {
    const rawBody = JSON.stringify({ dish: 'x'.repeat(5 * 1024 * 1024) });
    const tooLarge = { status: 413, body: { code: 'payload_too_large' } };
    expect(await send({ rawBody })).toMatchObject(tooLarge);
    const encoded = Buffer.from(rawBody).toString('base64');
    expect(await send({ rawBody: encoded, isBase64Encoded: true })).toMatchObject(tooLarge);
  });

  test.each([
    ['lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('of %s nested 10,000 levels deep is answered with 400', async (_, nested) => {
    const answer = await send({ rawBody: `{"dish":"soup","extras":{"a":${nested}}}` });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'The request’s JSON is nested too deeply. Use fewer levels.' },
    });
  });
});

describe('invalid values are answered with 422 and', () => {
  test('a sentence for each field', async () => {
    const answer = await send({ json: { dish: '', wishes: { spice: 7 } } });
    expect(answer).toMatchObject(invalid({ dish: 'Name the dish.', 'wishes.spice': 'Say how hot.' }));
  });

  test('every unknown field’s name', async () => {
    const answer = await send({ json: { dish: 'soup', price: 0, wishes: { spice: 'hot', tip: 1 } } });
    expect(answer).toMatchObject(
      invalid({ price: 'This field isn’t supported.', 'wishes.tip': 'This field isn’t supported.' }),
    );
  });

  test('the name of an unknown or non-numeric query parameter', async () => {
    const json = { dish: 'soup' };
    expect(await send({ json, query: { sort: 'up' } })).toMatchObject(
      invalid({ sort: 'This field isn’t supported.' }),
    );
    expect(await send({ json, query: { course: '1.5' } })).toMatchObject(
      invalid({ course: 'Use a whole number.' }),
    );
  });

  test.each([
    '{"dish":"soup","__proto__":{"isAdmin":true}}',
    '{"dish":"soup","extras":{"a":[{"__proto__":1}]}}',
  ])('no trace of a prototype: %s', async (rawBody) => {
    const { status, body } = await send({ rawBody });
    expect(status).toBe(422);
    expect(JSON.stringify(body.fields)).toBe('{"__proto__":"This field isn’t supported."}');
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  test.each(['null', '[]', '"soup"', '7', 'true'])('a sentence about a body that is %s', async (rawBody) => {
    expect(await send({ rawBody })).toMatchObject({
      status: 422,
      body: { fields: { body: expect.any(String) } },
    });
  });
});

test('an impossible ID is answered like an unknown one', async () => {
  const answer = await send({ json: { dish: 'soup' }, params: { id: 'x'.repeat(11) } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('no JSON makes the server fail', async () => {
  const anything = fc.oneof(
    fc.json({ maxDepth: 8 }),
    fc.string({ unit: 'binary' }),
    fc
      .record({ dish: fc.anything(), wishes: fc.anything(), extras: fc.jsonValue() }, { requiredKeys: [] })
      .map((body) => stringify(body)),
  );
  const property = fc.asyncProperty(anything, async (rawBody) => {
    const { status, body } = await send({ rawBody });
    expect([200, 400, 422]).toContain(status);
    if (status !== 200) expect(body).toMatchObject({ success: false, request_id: 'request-1' });
  });
  await fc.assert(property, { numRuns: 500 });
});

/** Handles BigInts and functions, which fast-check generates and JSON lacks. */
function stringify(value: object): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner));
}
