import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ROUTE_GROUPS } from '#shared/contract/routes.ts';
import { createApiGateway } from './api-gateway.ts';

type Handlers = Parameters<typeof createApiGateway>[0];
type Invoke = Handlers[keyof Handlers];

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A gateway in front of this one function. */
async function setup(invoke: Invoke) {
  const handlers = Object.fromEntries(Object.keys(ROUTE_GROUPS).map((group) => [group, invoke])) as Handlers;
  const answer = createApiGateway(handlers);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return (init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}/api/health`, init);
}

test('a function learns that its caller has disconnected', async () => {
  const { promise: running, resolve: run } = Promise.withResolvers<AbortSignal>();
  const call = await setup((_event, { signal }) => {
    run(signal);
    return new Promise(() => undefined);
  });
  const canceling = new AbortController();
  const failure = call({ signal: canceling.signal }).catch((error: Error) => error.name);
  const signal = await running;
  expect(signal.aborted).toBe(false);
  canceling.abort();
  expect(await failure).toBe('AbortError');
  await expect.poll(() => signal.aborted).toBe(true);
});

test('a caller with the whole answer has canceled nothing', async () => {
  const signals: AbortSignal[] = [];
  const call = await setup(async (_event, { signal }) => {
    signals.push(signal);
    return { statusCode: 200, body: '{}' };
  });
  expect(await (await call({ headers: { connection: 'close' } })).text()).toBe('{}');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

/** Accepts the response as events. */
const EVENTS = { accept: 'text/event-stream, application/json' };
const DONE = '{"success":true}';

test.each([
  [200, DONE, `event: done\ndata: ${DONE}`],
  [503, '{"success":false}', 'event: error\ndata: {"success":false}'],
])('text is sent while it is written, and the answer (%i) after it', async (statusCode, body, last) => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const call = await setup(async (_event, { onWords }) => {
    onWords?.('Sit');
    onWords?.('Sit\ndown');
    await mayEnd;
    return { statusCode, body };
  });
  const response = await call({ headers: EVENTS });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  end();
  expect(await response.text()).toBe(
    `event: words\ndata: {"text":"Sit"}\n\nevent: words\ndata: {"text":"Sit\\ndown"}\n\n${last}\n\n`,
  );
});

test('without text the answer is JSON with its own status', async () => {
  const call = await setup(async () => ({ statusCode: 429, headers: { 'retry-after': '9' }, body: DONE }));
  const response = await call({ headers: EVENTS });
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
    429,
    '9',
    DONE,
  ]);
});

test('a caller that accepts no events gets none', async () => {
  const call = await setup(async (_event, { onWords }) => ({
    statusCode: 200,
    body: JSON.stringify({ canStream: onWords !== undefined }),
  }));
  expect(await (await call()).json()).toEqual({ canStream: false });
});

test('text after a disconnect is dropped', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<string>();
  const call = await setup((_event, { signal, onWords }) => {
    onWords?.('Sit');
    signal.addEventListener('abort', () => {
      onWords?.('Sit down');
      end('no error');
    });
    return over.then(() => ({ statusCode: 499, body: DONE }));
  });
  const canceling = new AbortController();
  const response = await call({ headers: EVENTS, signal: canceling.signal });
  canceling.abort();
  await expect(response.text()).rejects.toThrow();
  expect(await over).toBe('no error');
});
