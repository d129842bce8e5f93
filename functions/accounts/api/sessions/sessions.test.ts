import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aRegisteredOwner, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { browserName } from './browser-name.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const PASSWORD = 'administrator password';
const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
type Listed = { session_id: string; browser: string; is_current: boolean; seen_at: string; began_at: string };

async function setup() {
  const auth = setupAuth(emulators);
  const { email } = aRegistration();
  await auth.admins.create({ email, password: PASSWORD });
  const signIn = async (sourceIp = '192.0.2.1') => {
    auth.clock.advance(1);
    const headers = { 'user-agent': CHROME };
    const { body } = await auth.call('login', { json: { email, password: PASSWORD }, sourceIp, headers });
    return String(body.token);
  };
  const list = async (token: string) => {
    const { body } = await auth.call('listSessions', { token });
    return (body.data as { sessions: Listed[] }).sessions;
  };
  const status = async (token: string) => (await auth.call('getCurrentUser', { token })).status;
  const end = (token: string, id: string) => auth.call('endSession', { token, params: { id } });
  return { auth, email, signIn, list, status, end };
}

test('an administrator sees every session, latest first, with the current one marked', async () => {
  const { auth, signIn, list, status } = await setup();
  const first = await signIn();
  const began_at = auth.clock.now().toISOString();
  await signIn('2001:db8:1:2:3:4:5:6');
  expect(await list(first)).toEqual([
    expect.objectContaining({ network: '2001:db8:1:2::/64', is_current: false }),
    {
      session_id: expect.any(String),
      browser: 'Chrome on macOS',
      network: '192.0.2.1',
      began_at,
      seen_at: began_at,
      is_current: true,
    },
  ]);
  auth.clock.advance(301);
  expect(await status(first)).toBe(200);
  expect((await list(first))[1]).toMatchObject({ began_at, seen_at: auth.clock.now().toISOString() });
});

test('ending a session also ends its impersonation, and other sessions continue', async () => {
  const { auth, signIn, list, status, end } = await setup();
  const owner = await aRegisteredOwner(auth, aRegistration());
  const [mine, lost] = [await signIn(), await signIn()];
  const acting = await auth.call('impersonate', { token: lost, params: { id: owner.userId } });
  const actingToken = String(acting.body.token);
  expect(await status(actingToken)).toBe(200);
  const other = (await list(mine)).find(({ is_current }) => !is_current)?.session_id ?? '';
  expect((await end(actingToken, other)).status).toBe(403);
  expect((await end(mine, other)).status).toBe(200);
  expect([await status(lost), await status(actingToken), await status(mine)]).toEqual([401, 401, 200]);
  expect(await list(mine)).toHaveLength(1);
  expect((await end(mine, other)).status).toBe(404);
  expect(auth.auditRecords.kept.at(-1)).toMatchObject({ operation: 'endSession', target: { id: other } });
});

test('sessions of another user can’t be ended', async () => {
  const { auth, signIn, list, end } = await setup();
  const token = await signIn();
  const stranger = await setup();
  const foreign = await stranger.signIn();
  const [session] = await list(token);
  expect((await end(foreign, session?.session_id ?? '')).status).toBe(404);
  expect((await end(foreign, '__proto__')).status).toBe(404);
  expect((await auth.call('getCurrentUser', { token })).status).toBe(200);
});

test('impersonating a restaurant and returning is one session', async () => {
  const { auth, signIn, list, status } = await setup();
  const owner = await aRegisteredOwner(auth, aRegistration());
  const acting = await auth.call('impersonate', { token: await signIn(), params: { id: owner.userId } });
  const back = await auth.call('endImpersonation', { token: String(acting.body.token) });
  expect(await status(String(back.body.token))).toBe(200);
  expect(await list(String(back.body.token))).toHaveLength(1);
});

test('a changed password ends all other sessions, and signing out everywhere ends all', async () => {
  const { auth, signIn, list, status } = await setup();
  const [mine, other] = [await signIn(), await signIn()];
  const passwords = { current_password: PASSWORD, new_password: 'another administrator password' };
  const { body } = await auth.call('changePassword', { token: mine, json: passwords });
  const token = String(body.token);
  expect([await status(mine), await status(other), await status(token)]).toEqual([401, 401, 200]);
  expect(await list(token)).toHaveLength(1);
  await auth.call('logoutAll', { token });
  expect(await status(token)).toBe(401);
});

test('expired sessions are removed at the next sign-in, and at most twenty are kept', async () => {
  const { auth, email, signIn, list } = await setup();
  await signIn();
  auth.clock.advance(12 * 3600);
  for (let count = 0; count < 22; count += 1) await signIn();
  const token = await signIn();
  expect(await list(token)).toHaveLength(20);
  const login = await auth.dependencies.logins.find(email);
  const user = await auth.dependencies.users.find(login?.user_id ?? '');
  expect(Object.keys(user?.sessions ?? {})).toHaveLength(20);
});

test('two parallel sign-ins both count', async () => {
  const { signIn, list } = await setup();
  const tokens = await Promise.all([signIn(), signIn(), signIn()]);
  expect(await list(tokens[0] ?? '')).toHaveLength(3);
});

test('an owner has no list of sessions', async () => {
  const { auth } = await setup();
  const owner = await aRegisteredOwner(auth, aRegistration());
  expect((await auth.call('listSessions', { token: owner.token })).status).toBe(403);
  expect((await auth.dependencies.users.find(owner.userId))?.sessions).toBeUndefined();
});

test.each([
  [CHROME, 'Chrome on macOS'],
  [`${CHROME} Edg/150.0.0.0`, 'Edge on macOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/150.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.0', 'Unknown browser'],
  ['Firefox/"><script>alert(1)</script>', 'Firefox'],
  [undefined, 'Unknown browser'],
])('a browser with the user agent %s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
