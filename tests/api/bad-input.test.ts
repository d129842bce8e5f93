import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { aForgedToken, readTokenPayload } from '#tests/builders/forged-token.ts';
import { createApiClient } from './api-client.ts';
import { anOwner, type Owner } from './owner.ts';

const webOrigin = inject('webOrigin');
const api = createApiClient(webOrigin);

let owner: Owner;
beforeAll(async () => {
  owner = await anOwner(api);
});

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${webOrigin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|ZodError|AWS|Dynamo/);
  return { status: response.status, body: JSON.parse(text) as Record<string, unknown> };
}

const generate = (body: string) =>
  post('/website-builder/generate', body, { authorization: `Bearer ${owner.token}` });

describe('an unreadable request', () => {
  test('malformed JSON gets a 400 with an explanation', async () => {
    const answer = await generate('{"website_name": "Osteria');
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'malformed_json' } });
  });

  test('a body without a JSON content type gets a 415', async () => {
    const answer = await post('/auth/login', 'email=a&password=b', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  test('a 5 MB JSON body gets a 413', async () => {
    const answer = await generate(JSON.stringify({ website_name: 'x'.repeat(5 * 1024 * 1024) }));
    expect(answer.status).toBe(413);
  });

  test.each([
    ['/auth/login', 11 * 1024 * 1024],
    ['/campaigns/facebook-ads', 5 * 1024 * 1024 + 1],
  ])(
    '%s with a body of %i bytes is rejected before any function runs, with the way to upload it',
    async (path, bytes) => {
      expect(await post(path, 'x'.repeat(bytes))).toEqual({
        status: 413,
        body: {
          success: false,
          error: expect.stringContaining('Upload the file with POST /api/uploads'),
          code: 'payload_too_large',
          request_id: expect.any(String),
        },
      });
    },
  );

  test('JSON nested 10,000 levels deep gets a 400', async () => {
    const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const answer = await generate(`{"website_name":"x","content_preferences":{"a":${nested}}}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });
});

describe('a request with invalid fields', () => {
  test.each([
    '{"website_name":"x","__proto__":{"role":"admin"}}',
    '{"website_name":"x","content_preferences":{"__proto__":{}}}',
  ])('the key __proto__ is rejected: %s', async (body) => {
    expect(await generate(body)).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });

  test('an unknown field is rejected by name', async () => {
    const answer = await generate('{"website_name":"x","is_admin":true}');
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { is_admin: 'This field isn’t supported.' } },
    });
  });

  test('a missing field is named in the error', async () => {
    const answer = await generate('{}');
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { website_name: 'Enter a name for the website.' } },
    });
  });

  test.each(['null', '[]', '"text"', '17'])('a body that is %s is rejected', async (body) => {
    expect((await generate(body)).status).toBe(422);
  });

  test('a non-numeric page is rejected', async () => {
    const answer = await api('listWebsites', { token: owner.token, query: { page: 'two' } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });
});

describe('a token from another issuer', () => {
  const claims = () => readTokenPayload(owner.token);
  const forged: [string, () => string][] = [
    ['tampered with', () => tamper(owner.token)],
    ['signed with another secret', () => aForgedToken(claims(), 'another secret that is long enough')],
    ['of the algorithm none', () => aForgedToken(claims(), '', 'none')],
    ['not a token', () => 'not-a-token'],
  ];

  test.each(forged)('a token that is %s is refused', async (_, forge) => {
    const answer = await api('getCurrentUser', { token: forge() });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

/** The token with another subject in its payload. */
function tamper(token: string): string {
  const [header, payload, signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
  return [header, changed, signature].join('.');
}

test.each([
  ['PATCH', '/api/auth/login', 'POST'],
  ['TRACE', '/api/auth/login', 'POST'],
  ['POST', '/api/health', 'GET'],
])('%s %s gets a 405 that lists the allowed methods', async (method, path, allowed) => {
  const { status, headers, body } = await send(method, path);
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: allowed });
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'method_not_allowed' });
});

/** `fetch` can't send TRACE. */
async function send(method: string, path: string) {
  const sent = request(`${webOrigin}${path}`, { method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test('an unknown path gets a 404 in the same format', async () => {
  const response = await fetch(`${webOrigin}/api/nothing/here`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, code: 'not_found' });
});
