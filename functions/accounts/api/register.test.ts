import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { PASSWORD_RULE } from '#shared/accounts/contract/account.ts';
import {
  type Answer,
  type AuthSetup,
  aRegisteredOwner,
  aSignedInAdmin,
  setupAuth,
} from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import type { AuthDependencies } from './dependencies.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();

describe('registering', () => {
  test('rejects a common password before claiming the address', async () => {
    const auth = setupAuth(emulators);
    const registration = aRegistration({ password: 'Password1' });
    expect(await auth.call('register', { json: registration })).toMatchObject({
      status: 422,
      body: { fields: { password: PASSWORD_RULE } },
    });
    expect(await auth.dependencies.logins.find(registration.email)).toBeUndefined();
  });

  test('accepts the restaurant’s name as a password and rejects fewer than eight characters', async () => {
    const auth = setupAuth(emulators);
    const register = (password: string) => auth.call('register', { json: aRegistration({ password }) });
    expect((await register('Osteria Lupo')).status).toBe(201);
    expect(await register('kx7!930')).toMatchObject({
      status: 422,
      body: { fields: { password: PASSWORD_RULE } },
    });
  });

  test('returns a token and the user and sends a verification email', async () => {
    const auth = setupAuth(emulators);
    const registration = aRegistration({ restaurantName: '  Café Ñandú  ' });
    const { status, body } = await auth.call('register', { json: registration });
    expect(status).toBe(201);
    const { user } = body as { user: { user_id: string } };
    expect(body).toEqual({
      success: true,
      token: expect.any(String),
      user: {
        user_id: expect.any(String),
        email: registration.email,
        role: 'restaurant',
        email_verified: false,
        restaurant_name: 'Café Ñandú',
      },
    });
    expect(auth.queued).toEqual([
      { kind: 'verification', user_id: user.user_id, request_id: expect.any(String) },
    ]);
    expect(await auth.dependencies.restaurants.get(user.user_id)).toMatchObject({
      restaurant_id: user.user_id,
      owner_email: registration.email,
      websites_total: 0,
      websites_published: 0,
    });
  });

  test('returns a token that signs the new owner in', async () => {
    const auth = setupAuth(emulators);
    const { token, userId } = await aRegisteredOwner(auth, aRegistration());
    const { status, body } = await auth.call('getCurrentUser', { token });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ user_id: userId, role: 'restaurant', restaurant_name: 'Osteria Lupo' });
  });

  test('stores the password only as an Argon2id hash', async () => {
    const auth = setupAuth(emulators);
    const registration = aRegistration();
    await aRegisteredOwner(auth, registration);
    const login = await auth.dependencies.logins.find(registration.email);
    expect(login?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(JSON.stringify(login)).not.toContain(registration.password);
  });

  test('treats addresses as equal despite capital letters', async () => {
    const auth = setupAuth(emulators);
    const registration = aRegistration();
    await aRegisteredOwner(auth, registration);
    const again = await auth.call('register', {
      json: { ...registration, email: ` ${registration.email.toUpperCase()} ` },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  test('rejects an existing account, even with its own password', async () => {
    const auth = setupAuth(emulators);
    const registration = aRegistration();
    await aRegisteredOwner(auth, registration);
    const again = await auth.call('register', { json: registration });
    expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(auth.queued).toHaveLength(1);
  });

  test("rejects an administrator's address", async () => {
    const auth = setupAuth(emulators);
    const { email } = aRegistration();
    await aSignedInAdmin(auth, email);
    const answer = await auth.call('register', {
      json: aRegistration({ email, password: 'administrator password' }),
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  test('in parallel with one address creates exactly one account', async () => {
    const auth = setupAuth(emulators);
    const { email } = aRegistration();
    const answers = await Promise.all(
      ['first password', 'second password'].map((password) =>
        auth.call('register', { json: aRegistration({ email, password }) }),
      ),
    );
    expect(statuses(answers)).toEqual([201, 409]);
  });

  test('with a form sent five times in parallel creates one account', async () => {
    const auth = setupAuth(emulators);
    const registration = aRegistration();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => auth.call('register', { json: registration })),
    );
    expect(statuses(answers)).toEqual([201, 409, 409, 409, 409]);
    expect(auth.queued).toHaveLength(1);
  });

  test('succeeds when the verification email can’t be queued, and logs it', async () => {
    const auth = setupAuth(emulators, () => ({
      emails: {
        send: async () => {
          throw new Error('no queue');
        },
      },
    }));
    const { status } = await auth.call('register', { json: aRegistration() });
    expect(status).toBe(201);
    expect(auth.log.warnings).toEqual([
      {
        message: 'verification email was not queued',
        details: expect.objectContaining({ error: expect.any(Error) }),
      },
    ]);
  });

  test('is limited per address for the rest of the hour', async () => {
    const auth = setupAuth(emulators, ({ limits }) => ({
      limits: { ...limits, registrationsPerAddress: { ...limits.registrationsPerAddress, limit: 2 } },
    }));
    const sourceIp = '198.51.100.1';
    const register = () => auth.call('register', { json: aRegistration(), sourceIp });
    expect([(await register()).status, (await register()).status]).toEqual([201, 201]);
    expect(await register()).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: { code: 'too_many_requests' },
    });
    expect((await auth.call('register', { json: aRegistration(), sourceIp: '198.51.100.2' })).status).toBe(
      201,
    );
    auth.clock.advance(3600);
    expect((await register()).status).toBe(201);
  });
});

const BREAKS: [string, (whole: AuthDependencies) => Partial<AuthDependencies>][] = [
  ['the user', ({ users }) => ({ users: { ...users, create: crash } })],
  ['the restaurant', ({ restaurants }) => ({ restaurants: { ...restaurants, create: crash } })],
];

async function crash(): Promise<never> {
  throw new Error('the process dies here');
}

describe.each(BREAKS)('a registration that dies before %s is written', (_, broken) => {
  async function interruptedRegistration(): Promise<{
    auth: AuthSetup;
    registration: ReturnType<typeof aRegistration>;
  }> {
    const registration = aRegistration();
    const { status } = await setupAuth(emulators, broken).call('register', { json: registration });
    expect(status).toBe(500);
    return { auth: setupAuth(emulators), registration };
  }

  test('is finished by sending the same form again', async () => {
    const { auth, registration } = await interruptedRegistration();
    const { token, userId } = await aRegisteredOwner(auth, registration);
    const me = await auth.call('getCurrentUser', { token });
    expect(me.body.user).toMatchObject({ user_id: userId, restaurant_name: registration.restaurantName });
    expect((await auth.dependencies.logins.find(registration.email))?.user_id).toBe(userId);
    expect(auth.queued).toHaveLength(1);
  });

  test('is finished once by three parallel forms', async () => {
    const { auth, registration } = await interruptedRegistration();
    const answers = await Promise.all([1, 2, 3].map(() => auth.call('register', { json: registration })));
    expect(statuses(answers)).toEqual([201, 409, 409]);
  });

  test('can’t be taken over with another password', async () => {
    const { auth, registration } = await interruptedRegistration();
    const stranger = await auth.call('register', {
      json: { ...registration, password: 'a guessed password' },
    });
    expect(stranger).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await auth.call('register', { json: registration })).status).toBe(201);
  });

  test('limits guesses of its password', async () => {
    const { auth, registration } = await interruptedRegistration();
    const guess = { ...registration, password: 'a guessed password' };
    for (let tries = 0; tries < 10; tries += 1) await auth.call('register', { json: guess });
    expect((await auth.call('register', { json: guess })).status).toBe(429);
  });

  test('tells its owner at sign-in how to finish', async () => {
    const { auth, registration } = await interruptedRegistration();
    const { email, password } = registration;
    const signIn = await auth.call('login', { json: { email, password } });
    expect(signIn).toMatchObject({
      status: 401,
      body: {
        error: 'We couldn’t finish creating your account. Sign up again with the same email and password.',
      },
    });
  });
});
