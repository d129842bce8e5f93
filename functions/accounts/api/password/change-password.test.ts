import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { PASSWORD_RULE } from '#shared/accounts/contract/account.ts';
import { aRegisteredOwner, aSignedInAdmin, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const COMMON = ['password1', 'PassWord1', 'qwertyuiop', '12345678'];
const NEW_PASSWORD = 'another long password';

/** An owner with two sessions. */
async function setup(password?: string, auth = setupAuth(emulators)) {
  const registration = aRegistration(password === undefined ? {} : { password });
  const { email } = registration;
  const { token, userId } = await aRegisteredOwner(auth, registration);
  const signIn = (secret: string) => auth.call('login', { json: { email, password: secret } });
  const other = String((await signIn(registration.password)).body.token);
  const isSignedIn = async (session: string) =>
    (await auth.call('getCurrentUser', { token: session })).status === 200;
  const change = (new_password: string, current_password = registration.password) =>
    auth.call('changePassword', { token, json: { current_password, new_password } });
  return { auth, email, password: registration.password, token, userId, other, signIn, isSignedIn, change };
}

describe('changing the password', () => {
  test('ends every other session and continues with the returned token', async () => {
    const { auth, userId, token, other, signIn, isSignedIn, change, password } = await setup();
    const answer = await change(NEW_PASSWORD);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Password changed. We signed you out everywhere else.' },
    });
    expect(await isSignedIn(String(answer.body.token))).toBe(true);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect(auth.queued.at(-1)).toMatchObject({ kind: 'password_changed', user_id: userId });
  });

  test('requires the current password', async () => {
    const { change, isSignedIn, other } = await setup();
    expect(await change(NEW_PASSWORD, 'not my password')).toMatchObject({
      status: 422,
      body: {
        code: 'wrong_password',
        fields: { current_password: 'Your current password is incorrect.' },
      },
    });
    expect(await isSignedIn(other)).toBe(true);
  });

  test('requires a different password', async () => {
    const { change, password, isSignedIn, other } = await setup();
    const message = 'Your new password must be different from your current one.';
    expect(await change(password)).toMatchObject({
      status: 422,
      body: { error: message, fields: { new_password: message } },
    });
    expect(await isSignedIn(other)).toBe(true);
  });

  test('limits guesses of the current password in an open session to ten', async () => {
    const { change } = await setup();
    const answers = await Promise.all(Array.from({ length: 13 }, () => change(NEW_PASSWORD, 'a guess')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect((await change(NEW_PASSWORD)).status).toBe(429);
  });

  test('rejects common passwords in any case', async () => {
    const { change } = await setup();
    for (const common of COMMON) {
      expect(await change(common)).toMatchObject({
        status: 422,
        body: { fields: { new_password: PASSWORD_RULE } },
      });
    }
  });

  test.each([
    '        ',
    'wvwvwvwv',
    'kx7!9302',
    '🍜🍜🍜🍜🍜🍜🍜🍜',
    'Osteria Lupo',
    'tableside-demo',
    ' password1',
  ])('accepts %j, which isn’t on the common list', async (other) => {
    const { change } = await setup();
    expect((await change(other)).status).toBe(200);
  });

  test('rejects a megabyte before hashing', async () => {
    const { auth, token } = await setup();
    const hashed: string[] = [];
    const watched = setupAuth(emulators, ({ passwords }) => ({
      passwords: {
        ...passwords,
        hash: async (password) => {
          hashed.push(password);
          return passwords.hash(password);
        },
        verify: async (password) => {
          hashed.push(password);
          return false;
        },
      },
    }));
    const json = { current_password: 'x', new_password: 'x'.repeat(1_000_000) };
    expect((await watched.call('changePassword', { token, json })).status).toBe(422);
    const larger = { ...json, new_password: 'x'.repeat(1_100_000) };
    expect((await watched.call('changePassword', { token, json: larger })).status).toBe(413);
    expect(hashed).toEqual([]);
    expect((await auth.call('getCurrentUser', { token })).status).toBe(200);
  });

  test.each([
    ['a NUL', 'a long\u0000 password', 'a long'],
    ['an emoji and spaces around it', '  🍜 ramen at night ', '🍜 ramen at night'],
  ])('accepts %s exactly as typed', async (_name, typed, shortened) => {
    const { change, signIn } = await setup();
    expect((await change(typed)).status).toBe(200);
    expect((await signIn(typed)).status).toBe(200);
    expect((await signIn(shortened)).status).toBe(401);
  });

  test('accepts accented letters, however a keyboard composes them', async () => {
    const { change, signIn } = await setup();
    expect((await change('crème brûlée'.normalize('NFD'))).status).toBe(200);
    expect((await signIn('crème brûlée'.normalize('NFC'))).status).toBe(200);
  });

  test('three times in parallel changes it once and reports a conflict to the others', async () => {
    const { auth, token, password } = await setup();
    const read = auth.dependencies.logins.find;
    const everyoneHasRead = Promise.withResolvers<void>();
    let readers = 0;
    const racing = setupAuth(emulators, ({ logins }) => ({
      logins: {
        ...logins,
        find: async (address) => {
          const login = await read(address);
          readers += 1;
          if (readers === 3) everyoneHasRead.resolve();
          await everyoneHasRead.promise;
          return login;
        },
      },
    }));
    const answers = await Promise.all(
      ['the first of three', 'the second of three', 'the third of three'].map((new_password) =>
        racing.call('changePassword', { token, json: { current_password: password, new_password } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'wrong_password',
      fields: { current_password: expect.stringContaining('was changed in another session') },
    });
  });

  test('twice in parallel changes it once', async () => {
    const { change, signIn } = await setup();
    const answers = await Promise.all([change('the first of two'), change('the second of two')]);
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const signedIn = await Promise.all([signIn('the first of two'), signIn('the second of two')]);
    expect(signedIn.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('is rejected during an impersonation', async () => {
    const { auth, userId } = await setup();
    const admin = await aSignedInAdmin(auth, aRegistration().email);
    const acting = await auth.call('impersonate', { token: admin.token, params: { id: userId } });
    const answer = await auth.call('changePassword', {
      token: String(acting.body.token),
      json: { current_password: 'administrator password', new_password: NEW_PASSWORD },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('succeeds even if its email can’t be queued', async () => {
    const { token, email, password, signIn } = await setup();
    const auth = setupAuth(emulators, () => ({
      emails: {
        send: async () => {
          throw new Error('the queue is down');
        },
      },
    }));
    const json = { current_password: password, new_password: NEW_PASSWORD };
    expect((await auth.call('changePassword', { token, json })).status).toBe(200);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect(auth.log.warnings, email).toHaveLength(1);
  });
});

test('a sign-in with the old password during the change gets no session', async () => {
  const { email, password, change } = await setup();
  const slow = setupAuth(emulators, ({ passwords }) => ({
    passwords: {
      ...passwords,
      verify: async (secret, hash) => {
        const isRight = await passwords.verify(secret, hash);
        await change(NEW_PASSWORD);
        return isRight;
      },
    },
  }));
  expect((await slow.call('login', { json: { email, password } })).status).toBe(401);
});

test("an impersonating administrator can't sign out everywhere and stays signed in", async () => {
  const { auth, userId, token, isSignedIn } = await setup();
  const admin = await aSignedInAdmin(auth, aRegistration().email);
  const acting = await auth.call('impersonate', { token: admin.token, params: { id: userId } });
  expect(await auth.call('logoutAll', { token: String(acting.body.token) })).toMatchObject({
    status: 403,
    body: { code: 'forbidden', error: 'You’re impersonating a restaurant. End impersonation to do this.' },
  });
  expect(await isSignedIn(admin.token)).toBe(true);
  expect(await isSignedIn(token)).toBe(true);
});

describe('a process that dies during the change', () => {
  test('right after any of its calls leaves one password in force', async () => {
    const mortal = aMortalProcess();
    const [auth, dying] = [setupAuth(emulators), setupAuth(emulators, undefined, mortal.interference)];
    let hasSurvived = false;
    for (let call = 1; !hasSurvived; call += 1) {
      const { token, password, other, signIn, isSignedIn, change } = await setup(undefined, auth);
      mortal.dieAfter(call);
      const json = { current_password: password, new_password: NEW_PASSWORD };
      const { status } = await dying.call('changePassword', { token, json });
      hasSurvived = !mortal.isDead();
      expect(hasSurvived ? status : 503).toBe(status === 500 ? 503 : status);
      const again = await change(NEW_PASSWORD);
      expect([200, 401]).toContain(again.status);
      expect((await signIn(password)).status).toBe(401);
      expect((await signIn(NEW_PASSWORD)).status).toBe(200);
      expect(await isSignedIn(other)).toBe(false);
    }
  });

  test('has ended every other session by the next sign-in with the new password', async () => {
    const { auth, password, token, other, signIn, isSignedIn } = await setup();
    const dying = setupAuth(emulators, ({ users }) => ({
      users: {
        ...users,
        raiseTokenVersion: async () => {
          throw new Error('the process dies here');
        },
      },
    }));
    const json = { current_password: password, new_password: NEW_PASSWORD };
    expect((await dying.call('changePassword', { token, json })).status).toBe(500);
    expect(await isSignedIn(other)).toBe(true);
    const signedIn = await signIn(NEW_PASSWORD);
    expect(await isSignedIn(other)).toBe(false);
    expect((await auth.call('getCurrentUser', { token: String(signedIn.body.token) })).status).toBe(200);
  });
});

describe('signing out everywhere', () => {
  test('ends every session, including this one', async () => {
    const { auth, token, other, isSignedIn, signIn, password } = await setup();
    expect(await auth.call('logoutAll', { token })).toMatchObject({
      status: 200,
      body: { message: 'You’ve signed out everywhere.' },
    });
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([false, false]);
    expect((await auth.call('logoutAll', { token })).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
  });

  test('dying right after any of its calls can be done again', async () => {
    for (let call = 1; call <= 2; call += 1) {
      const { auth, token, other, isSignedIn } = await setup();
      const mortal = aMortalProcess();
      const dying = setupAuth(emulators, undefined, mortal.interference);
      mortal.dieAfter(call);
      expect((await dying.call('logoutAll', { token })).status).toBeGreaterThanOrEqual(500);
      expect([200, 401]).toContain((await auth.call('logoutAll', { token })).status);
      expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([false, false]);
    }
  });
});
