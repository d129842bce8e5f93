import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ROUTE_GROUPS } from '#shared/contract/routes/routes.ts';
import { createApiGateway } from './api-gateway.ts';

type Handlers = Parameters<typeof createApiGateway>[0];
type Invoke = Handlers[keyof Handlers];

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A gateway behind which every function is this one. */
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

test('a function is told when its caller closes the connection', async () => {
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

test('a caller who has the whole answer has canceled nothing', async () => {
  const signals: AbortSignal[] = [];
  const call = await setup(async (_event, { signal }) => {
    signals.push(signal);
    return { statusCode: 200, body: '{}' };
  });
  expect(await (await call({ headers: { connection: 'close' } })).text()).toBe('{}');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
