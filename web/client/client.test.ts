import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';

const routes = defineRoutes({
  getDish: {
    summary: 'One dish.',
    method: 'GET',
    path: '/menus/{menu}/dishes/{id}',
    access: 'owner',
    params: z.object({ menu: z.string(), id: z.string() }),
    query: z.object({ language: z.optional(z.string()), page: z.optional(z.number()) }),
    status: 200,
    response: z.object({ data: z.object({ name: z.string() }) }),
    errors: [],
    defaultError: 'Failed to fetch the dish',
    throttle: { rate: 1, burst: 1 },
  },
  getImage: {
    summary: 'A picture by id or by path.',
    method: 'GET',
    path: '/pictures/{id+}',
    access: 'public',
    params: z.object({ id: z.string() }),
    status: 200,
    response: z.object({ data: z.object({ name: z.string() }) }),
    errors: [],
    defaultError: 'Failed to fetch the picture',
    throttle: { rate: 1, burst: 1 },
  },
  addDish: {
    summary: 'Add a dish.',
    method: 'POST',
    path: '/dishes',
    access: 'owner',
    body: z.object({ name: z.string() }),
    status: 201,
    response: z.object({ id: z.string() }),
    errors: [],
    defaultError: 'Failed to add the dish',
    throttle: { rate: 1, burst: 1 },
  },
  importDishes: {
    summary: 'Add the dishes of a list.',
    method: 'POST',
    path: '/dishes/import',
    access: 'owner',
    body: z.object({ menu: z.string(), limit: z.optional(z.number()), language: z.optional(z.string()) }),
    multipart: {
      fileField: 'list',
      rule: { types: ['image/png'], description: 'A picture.' },
      maxBytes: 100,
      messages: { missing: 'No list.', tooLarge: 'Too large.' },
    },
    status: 201,
    response: z.object({ id: z.string() }),
    errors: [],
    defaultError: 'Failed to import the dishes',
    throttle: { rate: 1, burst: 1 },
  },
});

const files = defineRoutes({
  exportMenu: {
    summary: 'The menu as a table.',
    method: 'GET',
    path: '/menu.csv',
    access: 'owner',
    status: 200,
    file: { contentType: 'text/csv; charset=utf-8' },
    errors: [],
    defaultError: 'Failed to export the menu',
    throttle: { rate: 1, burst: 1 },
  },
  clearMenu: {
    summary: 'Clear the menu.',
    method: 'DELETE',
    path: '/menu',
    access: 'owner',
    status: 204,
    errors: [],
    defaultError: 'Failed to clear the menu',
    throttle: { rate: 1, burst: 1 },
  },
});

function fileClient(response: Response) {
  return createClient(
    { files },
    {
      fetch: async () => response,
      baseUrl: '/api',
      readToken: () => 'token',
      onUnauthorized: async () => false,
    },
  ).files;
}

describe('a call without an answer', () => {
  const row = { ...routes.addDish, path: '/dishes' } as const;
  const { body: _, ...reading } = routes.addDish;
  const groups = {
    dishes: defineRoutes({
      change: { ...row, access: 'admin' },
      look: { ...reading, method: 'GET', access: 'owner' },
      lookAtAll: { ...reading, method: 'GET', access: 'admin' },
    }),
  };

  afterEach(() => void vi.restoreAllMocks());

  /** The timeout of each call, and the error that it throws. */
  async function failureOf(call: 'change' | 'look' | 'lookAtAll', timeoutMs?: number) {
    const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const { dishes } = createClient(groups, {
      fetch: (_input, init) => Promise.reject(init?.signal?.reason),
      baseUrl: '/api',
      readToken: () => null,
      onUnauthorized: async () => false,
      timeoutMs,
    });
    const called = call === 'change' ? dishes.change({ body: { name: 'Soup' } }) : dishes[call]();
    const error = await called.catch((thrown: unknown) => thrown);
    return { waited: timer.mock.calls, error };
  }

  test.each([
    ['change', 30_000],
    ['look', 30_000],
    ['lookAtAll', 10_000],
  ] as const)('%s fails after %i ms', async (call, milliseconds) => {
    const { waited, error } = await failureOf(call);
    expect(waited).toEqual([[milliseconds]]);
    expect(error).toMatchObject({ code: 'timeout', message: 'Failed to add the dish' });
  });

  test('fails after the spec’s timeout', async () => {
    expect((await failureOf('look', 45_000)).waited).toEqual([[45_000]]);
  });
});

describe('a route that answers without JSON', () => {
  test('returns its file with the server’s file name', async () => {
    const headers = { 'content-disposition': "attachment; filename*=UTF-8''menu%20%C3%A9t%C3%A9.csv" };
    const { filename, content } = await fileClient(new Response('dish\r\n', { headers })).exportMenu();
    expect([filename, await content.text()]).toEqual(['menu été.csv', 'dish\r\n']);
  });

  test('returns nothing for an empty answer', async () => {
    expect(await fileClient(new Response(null, { status: 204 })).clearMenu()).toBeUndefined();
  });

  test('reports its error like any other route', async () => {
    const body = JSON.stringify({
      success: false,
      error: 'Not yours.',
      code: 'forbidden',
      request_id: 'r-1',
    });
    await expect(fileClient(new Response(body, { status: 403 })).exportMenu()).rejects.toMatchObject({
      message: 'Not yours.',
      code: 'forbidden',
    });
  });
});

type Answer = { status?: number; body: string };

function setup(answer: Answer | Error, options: { token?: string } = {}) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const refused: [string | null, string][] = [];
  const client = createClient(
    { menus: routes },
    {
      fetch: async (input, init) => {
        requests.push({ url: String(input), init });
        if (answer instanceof Error) throw answer;
        return new Response(answer.body, { status: answer.status ?? 200 });
      },
      baseUrl: '/api',
      readToken: () => options.token ?? null,
      onUnauthorized: async (token, operation) => {
        refused.push([token, operation]);
        return false;
      },
    },
  );
  return { client: client.menus, requests, refused };
}

const getDish = (client: ReturnType<typeof setup>['client']) =>
  client.getDish({ params: { menu: 'lunch', id: 'a/b é' }, query: { language: 'it' } });

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('the call did not fail with an ApiError');
  return error;
}

describe('a call', () => {
  test('puts params into the path, the query after it, and the token into the header', async () => {
    const { client, requests } = setup(
      { body: '{"success":true,"data":{"name":"Cacio e pepe"}}' },
      { token: 't1' },
    );
    const answer = await getDish(client);
    expect(answer).toEqual({ success: true, data: { name: 'Cacio e pepe' } });
    expect(requests[0]?.url).toBe('/api/menus/lunch/dishes/a%2Fb%20%C3%A9?language=it');
    expect(requests[0]?.init?.headers).toEqual({ accept: 'application/json', authorization: 'Bearer t1' });
  });

  test('keeps slashes in a param for the rest of the path', async () => {
    const { client, requests } = setup({ body: '{"success":true,"data":{"name":"Hero"}}' });
    await client.getImage({ params: { id: '/images/a b/c-400.webp' } });
    expect(requests[0]?.url).toBe('/api/pictures/images/a%20b/c-400.webp');
  });

  test('sends its body as JSON and no token when there is none', async () => {
    const { client, requests } = setup({ status: 201, body: '{"success":true,"id":"d1"}' });
    await client.addDish({ body: { name: 'Puntarelle' } });
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"name":"Puntarelle"}',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    });
  });
});

describe('a call with a file', () => {
  test('is a form with the present fields and the file; the browser sets its boundary', async () => {
    const { client, requests } = setup({ status: 201, body: '{"success":true,"id":"d1"}' });
    const file = new File(['dish\r\n'], 'lunch.csv', { type: 'text/csv' });
    await client.importDishes({ body: { menu: 'lunch', limit: 5, language: undefined }, file });
    const { body, headers } = requests[0]?.init ?? {};
    expect(headers).toEqual({ accept: 'application/json' });
    expect(body instanceof FormData ? [...body] : body).toEqual([
      ['menu', 'lunch'],
      ['limit', '5'],
      ['list', file],
    ]);
  });

  test('is JSON like any other call without a file', async () => {
    const { client, requests } = setup({ status: 201, body: '{"success":true,"id":"d1"}' });
    await client.importDishes({ body: { menu: 'lunch' }, file: undefined });
    expect(requests[0]?.init?.body).toBe('{"menu":"lunch"}');
  });
});

describe('a failed call', () => {
  test('shows the server’s sentence and keeps code, fields, and reference', async () => {
    const body = {
      success: false,
      error: 'Add a name.',
      code: 'invalid_input',
      fields: { name: 'Missing' },
      request_id: 'r-1',
    };
    const { client } = setup({ status: 422, body: JSON.stringify(body) });
    const error = await failureOf(client.addDish({ body: { name: '' } }));
    expect({ ...error, message: error.message }).toEqual({
      name: 'ApiError',
      hasServerMessage: true,
      message: 'Add a name.',
      status: 422,
      code: 'invalid_input',
      fields: { name: 'Missing' },
      requestId: 'r-1',
    });
  });

  test('falls back to the message of its route', async () => {
    const { client } = setup({ status: 500, body: '{"success":false}' });
    expect((await failureOf(getDish(client))).message).toBe('Failed to fetch the dish');
  });

  test('uses its detail or message if it has no error', async () => {
    const detail = setup({ status: 500, body: '{"detail":"The disk is full.","message":"No."}' });
    expect((await failureOf(getDish(detail.client))).message).toBe('The disk is full.');
    const message = setup({ status: 409, body: '{"error":"","message":"Someone was faster."}' });
    expect((await failureOf(getDish(message.client))).message).toBe('Someone was faster.');
  });

  test('quotes a body that isn’t JSON, and shows “Unknown error” for an empty one', async () => {
    const gateway = setup({ status: 502, body: 'Bad gateway' });
    const empty = setup({ status: 503, body: '' });
    expect((await failureOf(getDish(gateway.client))).message).toBe('API Error (502): Bad gateway');
    expect((await failureOf(getDish(empty.client))).message).toBe('API Error (503): Unknown error');
  });

  test('that a gateway refuses as too large has a clear message', async () => {
    const { client } = setup({ status: 413, body: '{"message":"Request Entity Too Large"}' });
    expect(await failureOf(getDish(client))).toMatchObject({
      message: 'That request is too large. Send less data at a time.',
      code: 'payload_too_large',
    });
    const own = setup({ status: 413, body: '{"error":"Image file must be smaller than 5MB"}' });
    expect((await failureOf(getDish(own.client))).message).toBe('Image file must be smaller than 5MB');
  });

  test('reports the operation and the refused token on a 401', async () => {
    const { client, refused } = setup(
      { status: 401, body: '{"error":"Sign in to continue."}' },
      { token: 'old' },
    );
    await failureOf(getDish(client));
    expect(refused).toEqual([['old', 'getDish']]);
  });

  test('has a separate code when the network is down', async () => {
    const { client } = setup(new TypeError('fetch failed'));
    const error = await failureOf(getDish(client));
    expect([error.message, error.status, error.code]).toEqual([
      'Failed to fetch the dish',
      0,
      'network_failure',
    ]);
  });

  test('is an invalid response if the answer breaks the contract', async () => {
    const { client } = setup({ body: '{"success":true,"data":{}}' });
    const error = await failureOf(getDish(client));
    expect([error.message, error.code]).toEqual(['Invalid response from server', 'invalid_response']);
  });

  test('uses the message of an answer that reports a failure with a success status', async () => {
    const { client } = setup({ body: '{"success":false,"error":"The dish is gone."}' });
    expect((await failureOf(getDish(client))).message).toBe('The dish is gone.');
  });

  test('names the invalid parts of an answer, and none if it can’t be parsed', async () => {
    const broken = setup({ body: '{"success":true,"data":{}}' });
    expect(Object.keys((await failureOf(getDish(broken.client))).fields)[0]).toMatch(/^data\./);
    const garbled = setup({ body: '<html>' });
    expect(await failureOf(getDish(garbled.client))).toMatchObject({ code: 'invalid_response', fields: {} });
  });

  test('passes on the caller’s abort', async () => {
    const { client } = setup(new DOMException('aborted', 'AbortError'));
    const request = { params: { menu: 'm', id: 'd' }, query: {}, signal: AbortSignal.abort() };
    await expect(client.getDish(request)).rejects.toHaveProperty('name', 'AbortError');
  });
});
