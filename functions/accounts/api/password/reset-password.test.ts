import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { PASSWORD_RULE } from '#shared/accounts/contract/account.ts';
import { type AuthSetup, aRegisteredOwner, aSignedInAdmin, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NEW_PASSWORD = 'another long password';
const INVALID = { status: 422, body: { code: 'reset_link_invalid' } };

let links = 0;

/** Does what the email worker does with the message. Returns the token of the link. */
async function aResetLink(auth: AuthSetup, userId: string): Promise<string> {
  const user = await auth.dependencies.users.find(userId);
  const token = `reset-${++links}`;
  await auth.dependencies.emailTokens.create(token, {
    purpose: 'password_reset',
    user_id: userId,
    email: user?.email ?? '',
    token_version: user?.token_version,
    expires_at: epochSeconds(auth.clock.now()) + 3600,
  });
  return token;
}

async function setup(auth = setupAuth(emulators)) {
  const { email, password, ...rest } = aRegistration();
  const session = await aRegisteredOwner(auth, { email, password, ...rest });
  const signIn = (secret: string) => auth.call('login', { json: { email, password: secret } });
  const isSignedIn = async (token: string) => (await auth.call('getCurrentUser', { token })).status === 200;
  const reset = (token: string, secret = NEW_PASSWORD) =>
    auth.call('resetPassword', { json: { token, password: secret } });
  return { auth, email, password, ...session, signIn, isSignedIn, reset };
}

describe('a forgotten-password request', () => {
  test('gets the same words and takes the same work with and without an account', async () => {
    const { auth, email, userId } = await setup();
    const before = auth.queued.length;
    const forgot = (address: string) => auth.call('forgotPassword', { json: { email: address } });
    const [known, unknown] = [await forgot(email), await forgot(`nobody-${email}`)];
    expect(known).toMatchObject({ status: 202, body: { success: true } });
    expect(JSON.stringify(unknown).replace(`nobody-${email}`, email)).toBe(JSON.stringify(known));
    const messages = auth.queued.slice(before);
    expect(messages).toMatchObject([
      { kind: 'password_reset', user_id: userId },
      { kind: 'password_reset', user_id: expect.not.stringContaining(userId) },
    ]);
  });

  test('sends five emails an hour to one address and hides the sixth', async () => {
    const { auth, email } = await setup();
    const before = auth.queued.length;
    for (let tries = 0; tries < 7; tries += 1) {
      const answer = await auth.call('forgotPassword', { json: { email }, sourceIp: `192.0.2.${tries}` });
      expect(answer.status).toBe(202);
    }
    expect(auth.queued.length - before).toBe(5);
  });

  test('is allowed twenty times an hour from one network', async () => {
    const auth = setupAuth(emulators);
    const forgot = (host: number) =>
      auth.call('forgotPassword', {
        json: { email: aRegistration().email },
        sourceIp: `2001:db8:77:1::${host}`,
      });
    const answers = await Promise.all(Array.from({ length: 25 }, (_, host) => forgot(host)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
    expect(await forgot(99)).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  });
});

describe('the password reset link', () => {
  test('signs in with the new password, verifies the address, and ends every other session', async () => {
    const { auth, userId, token, email, password, reset, isSignedIn, signIn } = await setup();
    const answer = await reset(await aResetLink(auth, userId));
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { user_id: userId, email, email_verified: true } },
    });
    expect(await isSignedIn(String(answer.body.token))).toBe(true);
    expect(await isSignedIn(token)).toBe(false);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).body.user).toMatchObject({ email_verified: true });
  });

  test('works while strangers lock the account', async () => {
    const { auth, userId, email, reset } = await setup();
    const guess = (sourceIp: string) =>
      auth.call('login', { json: { email, password: 'a guess' }, sourceIp });
    for (let tries = 0; tries < 100; tries += 1) await guess(`192.0.2.${tries}`);
    const { cookies } = await reset(await aResetLink(auth, userId));
    const json = { email, password: NEW_PASSWORD };
    const sourceIp = '198.18.4.4';
    expect((await auth.call('login', { json, sourceIp })).status).toBe(429);
    expect((await auth.call('login', { json, sourceIp, cookies })).status).toBe(200);
  });

  test('recovers the account from someone who registered another person’s address', async () => {
    const { auth, userId, reset, signIn, isSignedIn, token, password } = await setup();
    expect((await auth.dependencies.users.find(userId))?.email_verified).toBe(false);
    await reset(await aResetLink(auth, userId));
    expect(await isSignedIn(token)).toBe(false);
    expect((await signIn(password)).status).toBe(401);
  });

  test('works for an administrator', async () => {
    const auth = setupAuth(emulators);
    const { userId } = await aSignedInAdmin(auth, aRegistration().email);
    const json = { token: await aResetLink(auth, userId), password: NEW_PASSWORD };
    expect(await auth.call('resetPassword', { json })).toMatchObject({
      status: 200,
      body: { user: { role: 'admin' } },
    });
  });

  test('works once', async () => {
    const { auth, userId, reset } = await setup();
    const link = await aResetLink(auth, userId);
    expect((await reset(link)).status).toBe(200);
    expect(await reset(link)).toMatchObject(INVALID);
  });

  test('opened five times in parallel sets one password', async () => {
    const { auth, userId, reset, signIn } = await setup();
    const link = await aResetLink(auth, userId);
    const secrets = [1, 2, 3, 4, 5].map((number) => `long password ${number}`);
    const answers = await Promise.all(secrets.map((secret) => reset(link, secret)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const winner = secrets[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(winner)).status).toBe(200);
  });

  test('opened as two links in parallel sets one password', async () => {
    const { auth, userId, reset, signIn } = await setup();
    const [one, other] = [await aResetLink(auth, userId), await aResetLink(auth, userId)];
    const answers = await Promise.all([reset(one, 'the first of two'), reset(other, 'the second of two')]);
    const secrets = ['the first of two', 'the second of two'];
    const signedIn = await Promise.all(secrets.map(signIn));
    expect(signedIn.filter(({ status }) => status === 200)).toHaveLength(1);
    const inForce = signedIn.findIndex(({ status }) => status === 200);
    expect(answers[inForce]?.status).toBe(200);
  });

  test('becomes invalid with any other password change', async () => {
    const { auth, userId, token, password, reset } = await setup();
    const link = await aResetLink(auth, userId);
    const json = { current_password: password, new_password: 'changed in between' };
    await auth.call('changePassword', { token, json });
    expect(await reset(link)).toMatchObject(INVALID);
  });

  test('expires after an hour', async () => {
    const { auth, userId, reset, signIn, password } = await setup();
    const link = await aResetLink(auth, userId);
    auth.clock.advance(3600);
    expect(await reset(link)).toMatchObject(INVALID);
    expect((await signIn(password)).status).toBe(200);
  });

  test('that was never sent, or verifies an address, is invalid and takes no hash', async () => {
    const { auth, userId, email } = await setup();
    const expires_at = epochSeconds(auth.clock.now()) + 3600;
    const verification = {
      purpose: 'verification',
      user_id: userId,
      email,
      token_version: 0,
      expires_at,
    } as const;
    await auth.dependencies.emailTokens.create('verifies only', verification);
    const sparing = setupAuth(emulators, ({ passwords }) => ({
      passwords: {
        ...passwords,
        hash: async () => {
          throw new Error('not to be called');
        },
      },
    }));
    for (const token of ['made-up', 'verifies only']) {
      const json = { token, password: NEW_PASSWORD };
      expect(await sparing.call('resetPassword', { json })).toMatchObject(INVALID);
    }
  });

  test('survives a password that is too common or too long', async () => {
    const { auth, userId, reset } = await setup();
    const link = await aResetLink(auth, userId);
    expect(await reset(link, 'Password123')).toMatchObject({
      status: 422,
      body: { fields: { password: PASSWORD_RULE } },
    });
    expect(await reset(link, 'x'.repeat(1_000_000))).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    });
    expect((await reset(link)).status).toBe(200);
  });

  test('is not a session', async () => {
    const { auth, userId, isSignedIn } = await setup();
    expect(await isSignedIn(await aResetLink(auth, userId))).toBe(false);
  });
});

describe('a process that dies while setting the new password', () => {
  test('right after any of its calls leaves one password in force, and another link sets the next', async () => {
    const mortal = aMortalProcess();
    const [auth, dying] = [setupAuth(emulators), setupAuth(emulators, undefined, mortal.interference)];
    let hasSurvived = false;
    for (let call = 1; !hasSurvived; call += 1) {
      const { userId, password, token, reset, signIn, isSignedIn } = await setup(auth);
      const json = { token: await aResetLink(auth, userId), password: NEW_PASSWORD };
      mortal.dieAfter(call);
      await dying.call('resetPassword', { json });
      hasSurvived = !mortal.isDead();
      const statuses = [(await signIn(password)).status, (await signIn(NEW_PASSWORD)).status];
      expect(statuses.toSorted()).toEqual([200, 401]);
      // Signing in with the new password has ended the sessions of the old one.
      expect(await isSignedIn(token)).toBe(statuses[0] === 200);
      const next = await reset(await aResetLink(auth, userId), 'the password after that');
      expect(next.status).toBe(200);
      expect(await isSignedIn(String(next.body.token))).toBe(true);
      expect(await isSignedIn(token)).toBe(false);
      expect((await signIn('the password after that')).status).toBe(200);
    }
  });
});
