import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { type AuthSetup, aRegisteredOwner, aSignedInAdmin, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

async function setup(): Promise<{ auth: AuthSetup; userId: string; email: string; password: string }> {
  const auth = setupAuth(emulators);
  const registration = aRegistration();
  const { userId } = await aRegisteredOwner(auth, registration);
  return { auth, userId, email: registration.email, password: registration.password };
}

describe('signing in', () => {
  test('returns a token and the user', async () => {
    const { auth, userId, email, password } = await setup();
    const { status, body } = await auth.call('login', { json: { email: email.toUpperCase(), password } });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      token: expect.any(String),
      user: {
        user_id: userId,
        email,
        role: 'restaurant',
        email_verified: false,
        restaurant_name: 'Osteria Lupo',
      },
    });
  });

  test('returns no restaurant for an administrator', async () => {
    const auth = setupAuth(emulators);
    const { email } = aRegistration();
    const { token, userId } = await aSignedInAdmin(auth, email);
    const { body } = await auth.call('getCurrentUser', { token });
    expect(body.user).toEqual({ user_id: userId, email, role: 'admin', email_verified: true });
  });

  test('an unknown address and a wrong password get the same answer', async () => {
    const { auth, email } = await setup();
    const wrongPassword = await auth.call('login', { json: { email, password: 'not the password' } });
    const unknown = await auth.call('login', {
      json: { email: 'nobody@example.com', password: 'not the password' },
    });
    expect(wrongPassword).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  });

  test('an unknown address takes the work of a password check, too', async () => {
    const checks: (string | undefined)[] = [];
    const auth = setupAuth(emulators, ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify: async (password, hash) => {
          checks.push(hash);
          return passwords.verify(password, hash);
        },
      },
    }));
    await auth.call('login', { json: { email: 'nobody@example.com', password: 'any password' } });
    expect(checks).toEqual([undefined]);
  });

  test('a password over the limit is rejected before hashing', async () => {
    const auth = setupAuth(emulators, () => ({
      passwords: { hash: refuse, verify: refuse, isOutdated: () => false },
    }));
    const answer = await auth.call('login', { json: { email: 'a@example.com', password: 'x'.repeat(201) } });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { password: 'Use a shorter password.' } },
    });
  });

  test('a weaker hash is replaced when the password is right', async () => {
    const { auth, email, password } = await setup();
    const { logins } = auth.dependencies;
    const outdated = await createPasswordHasher({ memory: 32, passes: 1, parallelism: 1 }).hash(password);
    const current = (await logins.find(email))?.password_hash ?? '';
    await logins.replacePasswordHash(email, current, outdated);
    expect((await auth.call('login', { json: { email, password } })).status).toBe(200);
    expect((await logins.find(email))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect((await auth.call('login', { json: { email, password } })).status).toBe(200);
  });
});

async function refuse(): Promise<never> {
  throw new Error('not to be called');
}

describe('guessing a password', () => {
  const guess = (auth: AuthSetup, email: string, sourceIp: string) =>
    auth.call('login', { json: { email, password: 'a guess' }, sourceIp });

  const signIn = ({ auth, email, password }: Awaited<ReturnType<typeof setup>>, sourceIp: string) =>
    auth.call('login', { json: { email, password }, sourceIp });

  test('stops after ten failures on one account from one address, even for the right password', async () => {
    const owner = await setup();
    const { auth, email } = owner;
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await guess(auth, email, '192.0.2.1')).status).toBe(401);
    }
    expect(await guess(auth, email, '192.0.2.1')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
      body: { code: 'too_many_requests' },
    });
    expect((await signIn(owner, '192.0.2.1')).status).toBe(429);
    auth.clock.advance(900);
    expect((await signIn(owner, '192.0.2.1')).status).toBe(200);
  });

  test('from one network doesn’t lock the owner out at another', async () => {
    const owner = await setup();
    for (let tries = 0; tries < 110; tries += 1) {
      await guess(owner.auth, owner.email, `2001:db8:1:${tries}::1`);
    }
    expect((await signIn(owner, '2001:db8:1:ffff::1')).status).toBe(429);
    expect((await signIn(owner, '192.0.2.100')).status).toBe(200);
  });

  test('from many addresses stops after a hundred failures on one account', async () => {
    const owner = await setup();
    for (let tries = 0; tries < 100; tries += 1) {
      expect((await guess(owner.auth, owner.email, `192.0.2.${tries}`)).status).toBe(401);
    }
    expect((await guess(owner.auth, owner.email, '192.0.2.200')).status).toBe(429);
    expect((await signIn(owner, '192.0.2.201')).status).toBe(429);
    owner.auth.clock.advance(3600);
    expect((await signIn(owner, '192.0.2.201')).status).toBe(200);
  });

  test('isn’t hidden by a claimed address that bypasses CloudFront', async () => {
    const { auth, email } = await setup();
    const claim = (address: string) =>
      auth.call('login', {
        json: { email, password: 'a guess' },
        sourceIp: '192.0.2.60',
        headers: { 'x-viewer-address': address, 'x-origin-key': 'a guess' },
      });
    for (let tries = 0; tries < 10; tries += 1) await claim(`192.0.2.${tries}`);
    expect((await claim('192.0.2.99')).status).toBe(429);
  });

  test('stops the same way for an unknown address', async () => {
    const auth = setupAuth(emulators);
    const { email } = aRegistration();
    for (let tries = 0; tries < 10; tries += 1) await guess(auth, email, '192.0.2.7');
    expect((await guess(auth, email, '192.0.2.7')).status).toBe(429);
  });

  test('in parallel gets no more tries than in sequence', async () => {
    const { auth, email } = await setup();
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(auth, email, '192.0.2.8')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('of many accounts is stopped by address, or by IPv6 network', async () => {
    const auth = setupAuth(emulators, ({ limits }) => ({
      limits: { ...limits, failedLoginsPerAddress: { ...limits.failedLoginsPerAddress, limit: 3 } },
    }));
    const sourceIp = '2001:db8:1:2:3:4:5:6';
    for (let tries = 0; tries < 3; tries += 1) await guess(auth, aRegistration().email, sourceIp);
    expect((await guess(auth, aRegistration().email, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await guess(auth, aRegistration().email, '2001:db8:1:3::1')).status).toBe(401);
  });

  test('correct passwords don’t count', async () => {
    const { auth, email, password } = await setup();
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await auth.call('login', { json: { email, password } })).status).toBe(200);
    }
  });
});
