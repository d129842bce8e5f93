import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import { createApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { onSessionExpired } from './session-expiry.ts';
import { endSession, exchangeToken } from './token-exchange.ts';
import { readToken, removeToken, storeToken } from './token-storage.ts';

const api = createApi({ auth: authRoutes, images: imageRoutes });
const OLD = 'the token before';
const NEW = 'the token behind';
const DELETION = { confirmation: 'DELETE', current_password: 'a long password' } as const;
const WORDS = { current_password: 'a long old password', new_password: 'a long new password' };

const expired = vi.fn();
let stopListening: () => void;
beforeEach(() => {
  storeToken(OLD);
  stopListening = onSessionExpired(expired);
});
afterEach(() => {
  stopListening();
  removeToken();
  expired.mockReset();
  vi.unstubAllGlobals();
});

/** A server that accepts only the new token, and answers an exchange on command. */
function aServer() {
  const exchange = Promise.withResolvers<Response>();
  const refused = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/auth/')) return exchange.promise;
    const { authorization } = init.headers as Record<string, string>;
    if (authorization === `Bearer ${NEW}`) return Response.json({ success: true, data: { images: [] } });
    refused.resolve();
    return refusal();
  });
  return {
    hasRefused: refused.promise,
    exchanges: () => exchange.resolve(Response.json({ success: true, token: NEW, message: 'Done.' })),
    answers: (response: Response) => exchange.resolve(response),
  };
}

function refusal(): Response {
  const body = { success: false, error: 'Sign in to continue.', code: 'unauthenticated' };
  return Response.json(body, { status: 401 });
}

const listImages = () => api.images.listImages({ query: {} });
const end = () => exchangeToken('ended', () => api.auth.endImpersonation());

/** The state of a call after all pending work. */
async function stateOf(call: Promise<unknown>): Promise<unknown> {
  let state: unknown = 'never answered';
  void call.then(
    (answer) => {
      state = answer;
    },
    (error: unknown) => {
      state = error;
    },
  );
  await new Promise((resolve) => setImmediate(resolve));
  return state;
}

test('a call refused while an impersonation ends neither fails nor ends the session', async () => {
  const server = aServer();
  const ending = end();
  const meanwhile = listImages();
  await server.hasRefused;
  server.exchanges();
  expect(await ending).toBe(NEW);
  expect(await stateOf(meanwhile)).toBe('never answered');
  expect([readToken(), expired.mock.calls.length]).toEqual([NEW, 0]);
});

test('a call refused after the impersonation has ended doesn’t fail either', async () => {
  const server = aServer();
  const late = Promise.withResolvers<Response>();
  const answer = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.startsWith('/api/auth/') ? answer(address, init) : late.promise,
  );
  const before = listImages();
  const ending = end();
  server.exchanges();
  await ending;
  late.resolve(refusal());
  expect(await stateOf(before)).toBe('never answered');
  expect([readToken(), expired.mock.calls.length]).toEqual([NEW, 0]);
});

test.each([
  ['signing out everywhere', () => api.auth.logoutAll()],
  ['deleting the account', () => api.auth.deleteAccount({ body: DELETION })],
])('a call refused during and after %s never says that the session expired', async (_, call) => {
  const server = aServer();
  const ending = endSession(call);
  const meanwhile = listImages();
  await server.hasRefused;
  server.exchanges();
  await ending;
  expect(await stateOf(meanwhile)).toBe('never answered');
  expect(await stateOf(listImages())).toBe('never answered');
  expect(expired).not.toHaveBeenCalled();
});

test('a refused call without a token doesn’t end the session', async () => {
  aServer();
  removeToken();
  await expect(listImages()).rejects.toMatchObject({ status: 401 });
  expect(expired).not.toHaveBeenCalled();
});

test('a call refused during a password change is retried', async () => {
  const server = aServer();
  const changing = exchangeToken('renewed', () => api.auth.changePassword({ body: WORDS }));
  const meanwhile = listImages();
  await server.hasRefused;
  server.exchanges();
  await changing;
  expect(await meanwhile).toMatchObject({ success: true });
  expect([readToken(), expired.mock.calls.length]).toEqual([NEW, 0]);
});

test('a refused exchange ends the session, and pending calls fail', async () => {
  const server = aServer();
  const ending = end();
  const meanwhile = listImages();
  await server.hasRefused;
  server.answers(refusal());
  await expect(ending).rejects.toBeInstanceOf(ApiError);
  await expect(meanwhile).rejects.toMatchObject({ status: 401 });
  expect([readToken(), expired.mock.calls.length]).toEqual([null, 1]);
});
