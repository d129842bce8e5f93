import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { type AuthSetup, aRegisteredOwner, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const RESTAURANT_WIFI = '198.51.100.20';
const ELSEWHERE = '192.0.2.250';

/** An owner who has signed in at the restaurant, with a browser that keeps cookies. */
async function setup() {
  const auth = setupAuth(emulators);
  const { email, password, ...rest } = aRegistration();
  await aRegisteredOwner(auth, { email, password, ...rest });
  const signIn = (sourceIp: string, cookies: string[] = []) =>
    auth.call('login', { json: { email, password }, sourceIp, cookies });
  const { cookies } = await signIn(RESTAURANT_WIFI);
  return { auth, email, signIn, cookies };
}

const guess = (auth: AuthSetup, email: string, sourceIp: string, cookies: string[] = []) =>
  auth.call('login', { json: { email, password: 'a guess' }, sourceIp, cookies });

const afterManyGuesses = async (auth: AuthSetup, email: string) => {
  for (let tries = 0; tries < 100; tries += 1) await guess(auth, email, `192.0.2.${tries}`);
};

describe('a known browser', () => {
  test('signs in while a hundred wrong guesses lock out everyone else', async () => {
    const { auth, email, signIn, cookies } = await setup();
    await afterManyGuesses(auth, email);
    expect(await signIn(ELSEWHERE)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: { code: 'too_many_requests' },
    });
    expect((await signIn(ELSEWHERE, cookies)).status).toBe(200);
  });

  test.each(['é'.repeat(43), `${'é'.repeat(21)}x`, ''])(
    'with the cookie %j is unknown and answered the same way',
    async (seal) => {
      const { signIn, cookies } = await setup();
      const name = cookies[0]?.split('=', 1)[0];
      expect((await signIn(ELSEWHERE, [`${name}=a.b.${seal}`])).status).toBe(200);
    },
  );

  test("signs in from the restaurant's Wi-Fi, however often a guest guesses there", async () => {
    const { auth, email, signIn, cookies } = await setup();
    for (let tries = 0; tries < 100; tries += 1) await guess(auth, email, RESTAURANT_WIFI);
    expect((await signIn(RESTAURANT_WIFI)).status).toBe(429);
    expect((await signIn(RESTAURANT_WIFI, cookies)).status).toBe(200);
  });

  test('has its own ten tries, which lock out no one else', async () => {
    const { auth, email, signIn, cookies } = await setup();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => guess(auth, email, ELSEWHERE, cookies)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await signIn(ELSEWHERE, cookies)).status).toBe(429);
    expect((await signIn(ELSEWHERE)).status).toBe(200);
  });

  test('keeps its count of tries with a new cookie', async () => {
    const { auth, email, signIn, cookies } = await setup();
    for (let tries = 0; tries < 9; tries += 1) await guess(auth, email, ELSEWHERE, cookies);
    const renewed = (await signIn(ELSEWHERE, cookies)).cookies;
    expect((await guess(auth, email, ELSEWHERE, renewed)).status).toBe(401);
    expect((await guess(auth, email, ELSEWHERE, renewed)).status).toBe(429);
  });

  test('is unknown to every other account', async () => {
    const [one, other] = [await setup(), await setup()];
    await afterManyGuesses(other.auth, other.email);
    expect((await guess(other.auth, other.email, ELSEWHERE, one.cookies)).status).toBe(429);
  });

  test('is recognized for 400 days by a cookie that can’t be forged', async () => {
    const { auth, email, signIn, cookies } = await setup();
    const [cookie = ''] = cookies;
    await afterManyGuesses(auth, email);
    const [name, value = ''] = cookie.split('=');
    const [, issuedAt, signature] = value.split('.');
    const forged = [
      `${name}=another-device.${issuedAt}.${signature}`,
      `${name}=${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`,
      `${name}=`,
      `${name}=a.b`,
    ];
    for (const attempt of forged) expect((await signIn(ELSEWHERE, [attempt])).status).toBe(429);
    auth.clock.advance(400 * 24 * 3600);
    await afterManyGuesses(auth, email);
    expect((await signIn(ELSEWHERE, cookies)).status).toBe(429);
  });
});

describe('a known network', () => {
  test('has its own hundred tries, without a cookie', async () => {
    const { auth, email, signIn } = await setup();
    await afterManyGuesses(auth, email);
    expect((await signIn(RESTAURANT_WIFI)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 110 }, () => guess(auth, email, RESTAURANT_WIFI)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
  });

  test('is one of the last five', async () => {
    const { auth, email, signIn } = await setup();
    for (let network = 1; network <= 5; network += 1) await signIn(`203.0.113.${100 + network}`);
    await afterManyGuesses(auth, email);
    expect((await signIn(RESTAURANT_WIFI)).status).toBe(429);
    expect((await signIn('203.0.113.101')).status).toBe(200);
  });

  test('is stored as a hash that reveals no address', async () => {
    const { auth, email } = await setup();
    const login = await auth.dependencies.logins.find(email);
    expect(login?.known_networks).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.any(String)]);
  });
});

test('two distributed bursts of guesses get a hundred tries together', async () => {
  const { auth, email } = await setup();
  const other = setupAuth(emulators);
  const burst = (from: AuthSetup, network: string) =>
    Promise.all(Array.from({ length: 80 }, (_, host) => guess(from, email, `${network}.${host}`)));
  const answers = (await Promise.all([burst(auth, '192.0.2'), burst(other, '198.18.0')])).flat();
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(60);
});

test('a network that can’t be stored doesn’t block sign-in', async () => {
  const { email } = await setup();
  const auth = setupAuth(emulators, ({ logins }) => ({
    logins: {
      ...logins,
      rememberNetworks: async () => {
        throw new Error('the table is busy');
      },
    },
  }));
  const json = { email, password: aRegistration().password };
  expect((await auth.call('login', { json, sourceIp: ELSEWHERE })).status).toBe(200);
  expect(auth.log.warnings).toHaveLength(1);
});
