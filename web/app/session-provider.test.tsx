import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { User } from '#shared/accounts/contract/account.ts';
import { useSession } from '#web/accounts/session-context.ts';
import { readToken, removeToken, storeToken } from '#web/client/token-storage.ts';
import { ChunkLoadError } from '#web/shell/navigation/lazy-chunk.ts';
import { SessionProvider } from './session-provider.tsx';

const OWNER: User = {
  user_id: 'owner-1',
  email: 'owner@example.com',
  role: 'restaurant',
  email_verified: true,
  restaurant_name: 'Blue Heron Grill',
};
const accepted = () => Response.json({ success: true, user: OWNER });
const refused = () =>
  Response.json({ success: false, error: 'Sign in to continue.', code: 'unauthenticated' }, { status: 401 });
/** As in a browser whose page is being left. */
const cutShort = (): never => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => storeToken('a-token'));
afterEach(() => {
  removeToken();
  vi.unstubAllGlobals();
});

function Status() {
  return <p>{useSession().state.status}</p>;
}

/** The status after a check whose requests get these answers, and how many requests there were. */
async function check(...answers: (() => Response)[]) {
  const fetching = vi.fn(async () => (answers[fetching.mock.calls.length - 1] ?? cutShort)());
  vi.stubGlobal('fetch', fetching);
  const screen = await render(
    <SessionProvider navigate={async () => undefined}>
      <Status />
    </SessionProvider>,
  );
  await expect.poll(() => screen.container.textContent).not.toBe('initializing');
  return { status: screen.container.textContent, requests: fetching.mock.calls.length };
}

test('a check that a reload cuts short is made again, and the session stays', async () => {
  expect(await check(cutShort, accepted)).toEqual({ status: 'signedIn', requests: 2 });
  expect(readToken()).toBe('a-token');
});

test('a session that can’t be checked twice ends', async () => {
  expect(await check(cutShort, cutShort)).toEqual({ status: 'signedOut', requests: 2 });
  expect(readToken()).toBeNull();
});

test('a session that the server refuses ends after one request', async () => {
  expect(await check(refused, accepted)).toEqual({ status: 'signedOut', requests: 1 });
  expect(readToken()).toBeNull();
});

test('a session stays if a part of the app doesn’t load, and is checked again on request', async () => {
  vi.stubGlobal('fetch', async () => accepted());
  let loads = 0;
  const loadForCheck = async () => {
    loads += 1;
    if (loads === 1) throw new ChunkLoadError(new TypeError('Failed to fetch'), async () => undefined);
    return import('#web/client/session-api.ts');
  };
  const screen = await render(
    <SessionProvider navigate={async () => undefined} loadForCheck={loadForCheck}>
      <Status />
      <CheckAgain />
    </SessionProvider>,
  );
  await expect.poll(() => screen.container.textContent).toContain('unanswered');
  expect(readToken()).toBe('a-token');
  await screen.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => screen.container.textContent).toBe('signedIn');
});

function CheckAgain() {
  const { state } = useSession();
  if (state.status !== 'unanswered' || !(state.error instanceof ChunkLoadError)) return null;
  const { loadAgain } = state.error;
  return (
    <button type="button" onClick={() => void loadAgain()}>
      Check again
    </button>
  );
}
