import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokens } from '#functions/platform/auth/token.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { aTokenSecret } from '#tests/builders/a-token-secret.ts';
import { type AuthSetup, aRegisteredOwner, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { stepAt, totp } from './totp.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const PASSWORD = 'administrator password';
type Body = {
  token?: string;
  second_factor_required?: { challenge: string; is_enrolled: boolean };
  data: { secret: string; otpauth_uri: string; recovery_codes: string[]; challenge: string };
};

/** An administrator who must use two-step verification. */
async function setup({ needsSecondFactor = true } = {}) {
  const auth = setupAuth(emulators, () => ({ needsSecondFactor }));
  const { email } = aRegistration();
  await auth.admins.create({ email, password: PASSWORD });
  /** Where calls come from. Another network counts as a stranger's. */
  const from: { sourceIp?: string } = {};
  const call = async (operation: Parameters<AuthSetup['call']>[0], json: object, token?: string) => {
    const { status, body } = await auth.call(operation, { json, ...(token && { token }), ...from });
    return { status, body: body as unknown as Body & Record<string, unknown> };
  };
  const login = async () => (await call('login', { email, password: PASSWORD })).body;
  const challenge = async () => (await login()).second_factor_required?.challenge ?? '';
  const codeOf = (secret: string, ahead = 0) => totp(secret, stepAt(auth.clock.now()) + ahead);
  const enroll = async (withChallenge?: string) => {
    const asked = withChallenge ?? (await challenge());
    const { secret } = (await call('beginEnrollment', { challenge: asked })).body.data;
    const { body } = await call('confirmEnrollment', { challenge: asked, code: codeOf(secret) });
    auth.clock.advance(60);
    return { secret, token: String(body.token), codes: body.data.recovery_codes, challenge: asked };
  };
  return { auth, from, email, call, login, challenge, codeOf, enroll };
}

describe('the first sign-in of an administrator', () => {
  test('requires two-step verification before a session begins', async () => {
    const { auth, call, login, codeOf } = await setup();
    const { token, user, second_factor_required: asked } = await login();
    expect({ token, user, isEnrolled: asked?.is_enrolled }).toEqual({ isEnrolled: false });
    const challenge = asked?.challenge ?? '';
    const begun = await call('beginEnrollment', { challenge });
    expect(begun.body.data.otpauth_uri).toMatch(
      /^otpauth:\/\/totp\/Tableside:.+\?secret=[A-Z2-7]{32}&issuer=Tableside$/,
    );
    const wrong = await call('confirmEnrollment', { challenge, code: '000000' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'wrong_code', fields: { code: expect.any(String) } },
    });
    const right = await call('confirmEnrollment', { challenge, code: codeOf(begun.body.data.secret) });
    expect(right).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
    expect(right.body.data.recovery_codes).toHaveLength(10);
    expect((await auth.call('getCurrentUser', { token: String(right.body.token) })).status).toBe(200);
    expect(auth.auditRecords.kept.map(({ operation }) => operation)).toEqual(['confirmEnrollment']);
  });

  test('skips it where the stage doesn’t require it, and for owners', async () => {
    const { login } = await setup({ needsSecondFactor: false });
    expect((await login()).token).toEqual(expect.any(String));
    const { auth } = await setup();
    const registration = aRegistration();
    await aRegisteredOwner(auth, registration);
    const { email, password } = registration;
    expect((await auth.call('login', { json: { email, password } })).body.token).toEqual(expect.any(String));
  });

  test('can’t replace a method set up in the meantime', async () => {
    const { call, challenge, enroll, codeOf } = await setup();
    const early = await challenge();
    const { secret } = (await call('beginEnrollment', { challenge: early })).body.data;
    await enroll();
    const late = await call('confirmEnrollment', { challenge: early, code: codeOf(secret) });
    expect(late).toMatchObject({ status: 422, body: { code: 'challenge_expired' } });
    expect((await call('beginEnrollment', { challenge: early })).status).toBe(422);
  });

  test('stores neither the secret nor recovery codes in plain text', async () => {
    const { auth, email, enroll } = await setup();
    const { secret, codes } = await enroll();
    const row = JSON.stringify(await auth.dependencies.logins.find(email));
    expect(row).toContain('sealed_secret');
    for (const text of [secret, ...codes]) expect(row).not.toContain(text);
    expect(JSON.stringify(auth.auditRecords.kept)).not.toContain(secret);
  });
});

describe('signing in with a code', () => {
  test('begins one session for each code', async () => {
    const { auth, call, login, enroll, codeOf } = await setup();
    const { secret } = await enroll();
    const asked = (await login()).second_factor_required;
    expect(asked?.is_enrolled).toBe(true);
    const proof = { challenge: asked?.challenge, code: codeOf(secret) };
    const { status, body } = await call('signInWithCode', proof);
    expect(status).toBe(200);
    expect((await auth.call('getCurrentUser', { token: String(body.token) })).status).toBe(200);
    expect(await call('signInWithCode', proof)).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
  });

  test('sent twice in parallel with the same code begins one session', async () => {
    const { call, challenge, enroll, codeOf } = await setup();
    const { secret, codes } = await enroll();
    const [one, other] = [await challenge(), await challenge()];
    for (const code of [codeOf(secret), codes[3]]) {
      const answers = await Promise.all(
        [one, other].map((asked) => call('signInWithCode', { challenge: asked, code })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });

  test('accepts each recovery code once, however it is typed, and counts the rest', async () => {
    const { call, challenge, enroll } = await setup();
    const { codes, token } = await enroll();
    const code = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await call('signInWithCode', { challenge: await challenge(), code })).status).toBe(200);
    expect((await call('signInWithCode', { challenge: await challenge(), code })).status).toBe(422);
    const { body } = await call('getSecondFactor', {}, token);
    expect(body.data).toEqual({
      is_required: true,
      enrolled_at: expect.any(String),
      recovery_codes_left: 9,
    });
  });

  test('locks after wrong codes and wrong passwords together', async () => {
    const { auth, from, email, call, challenge, enroll, codeOf } = await setup();
    const { secret } = await enroll();
    from.sourceIp = '192.0.2.77';
    const asked = await challenge();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await call('login', { email, password: 'a guess' })).status).toBe(401);
      expect((await call('signInWithCode', { challenge: asked, code: '000000' })).status).toBe(422);
    }
    expect((await call('signInWithCode', { challenge: asked, code: codeOf(secret) })).status).toBe(429);
    expect((await call('login', { email, password: PASSWORD })).status).toBe(429);
    auth.clock.advance(900);
    expect(
      (await call('signInWithCode', { challenge: await challenge(), code: codeOf(secret) })).status,
    ).toBe(200);
  });

  test('expires after five minutes, or after a password change', async () => {
    const { auth, email, call, challenge, enroll, codeOf } = await setup();
    const { secret } = await enroll();
    const asked = await challenge();
    await auth.admins.resetPassword({ email, password: 'another administrator password' });
    const answer = { status: 422, body: { code: 'challenge_expired' } };
    expect(await call('signInWithCode', { challenge: asked, code: codeOf(secret) })).toMatchObject(answer);
    const again = await call('login', { email, password: 'another administrator password' });
    const late = again.body.second_factor_required?.challenge;
    auth.clock.advance(301);
    expect(await call('signInWithCode', { challenge: late, code: codeOf(secret) })).toMatchObject(answer);
  });
});

describe('a challenge', () => {
  test('is valid only for its purpose, and nothing else is valid for it', async () => {
    const { auth, call, challenge, enroll, codeOf } = await setup();
    const { secret, token, challenge: used } = await enroll();
    const asked = await challenge();
    expect((await auth.call('getCurrentUser', { token: asked })).status).toBe(401);
    const foreign = await createTokens({
      secret: aTokenSecret('another secret that is long enough'),
      clock: auth.clock,
    }).issue({
      userId: 'ada',
      role: 'admin',
      tokenVersion: 0,
    });
    for (const text of [token, used, foreign, 'a.b.c', `${asked}x`]) {
      const answer = await call('signInWithCode', { challenge: text, code: codeOf(secret) });
      expect(answer).toMatchObject({ status: 422, body: { code: 'challenge_expired' } });
    }
    expect((await call('beginEnrollment', { challenge: asked })).status).toBe(422);
    expect((await call('confirmEnrollment', { challenge: asked, code: codeOf(secret) })).status).toBe(422);
  });
});

describe('a signed-in administrator', () => {
  test('sets up another app with the password', async () => {
    const { call, challenge, enroll, codeOf } = await setup();
    const first = await enroll();
    const wrong = await call('allowEnrollment', { current_password: 'not it' }, first.token);
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
    const { body } = await call('allowEnrollment', { current_password: PASSWORD }, first.token);
    const second = await enroll(body.data.challenge);
    const asked = await challenge();
    expect((await call('signInWithCode', { challenge: asked, code: codeOf(first.secret) })).status).toBe(422);
    expect((await call('signInWithCode', { challenge: asked, code: first.codes[0] })).status).toBe(422);
    expect((await call('signInWithCode', { challenge: asked, code: codeOf(second.secret) })).status).toBe(
      200,
    );
  });

  test('gets new recovery codes, and the old ones expire', async () => {
    const { call, challenge, enroll } = await setup();
    const { token, codes } = await enroll();
    const { body } = await call('renewRecoveryCodes', { current_password: PASSWORD }, token);
    expect((await call('signInWithCode', { challenge: await challenge(), code: codes[0] })).status).toBe(422);
    const code = body.data.recovery_codes[0];
    expect((await call('signInWithCode', { challenge: await challenge(), code })).status).toBe(200);
  });

  test('removes it only where it isn’t required', async () => {
    const strict = await setup();
    const { token } = await strict.enroll();
    expect(await strict.call('removeSecondFactor', { current_password: PASSWORD }, token)).toMatchObject({
      status: 409,
      body: { code: 'second_factor_needed' },
    });
    const { call, login, enroll } = await setup({ needsSecondFactor: false });
    const session = String((await login()).token);
    expect((await call('removeSecondFactor', { current_password: PASSWORD }, session)).status).toBe(409);
    const { body } = await call('allowEnrollment', { current_password: PASSWORD }, session);
    await enroll(body.data.challenge);
    expect((await login()).token).toBeUndefined();
    expect((await call('removeSecondFactor', { current_password: PASSWORD }, session)).status).toBe(200);
    expect((await login()).token).toEqual(expect.any(String));
  });
});

test('a reset link alone isn’t enough to sign in', async () => {
  const { auth, email, call, enroll, codeOf } = await setup();
  const { secret } = await enroll();
  const { token_version, user_id } = (await auth.dependencies.users.find(
    (await auth.dependencies.logins.find(email))?.user_id ?? '',
  )) ?? { token_version: 0, user_id: '' };
  const token = 'the-link';
  await auth.dependencies.emailTokens.create(token, {
    user_id,
    email,
    purpose: 'password_reset',
    token_version,
    expires_at: Math.floor(auth.clock.now().getTime() / 1000) + 3600,
  });
  const { status, body } = await call('resetPassword', { token, password: 'another administrator password' });
  expect({ status, token: body.token }).toEqual({ status: 200, token: undefined });
  const challenge = body.second_factor_required?.challenge;
  expect((await call('signInWithCode', { challenge, code: codeOf(secret) })).status).toBe(200);
});

test('an operator removes a lost method, and every session ends', async () => {
  const { auth, email, login, enroll } = await setup();
  const { token } = await enroll();
  expect(await auth.admins.removeSecondFactor(email)).toBe('removed');
  expect((await auth.call('getCurrentUser', { token })).status).toBe(401);
  expect((await login()).second_factor_required?.is_enrolled).toBe(false);
  expect(await auth.admins.removeSecondFactor('nobody@example.com')).toBe('not_found');
});
