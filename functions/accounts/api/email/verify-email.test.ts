import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { aRegisteredOwner, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const INVALID = {
  status: 422,
  body: { code: 'verification_link_invalid', error: 'The verification link is invalid or has expired.' },
};

async function setup(overrides?: Parameters<typeof setupAuth>[1]) {
  const auth = setupAuth(emulators, overrides);
  const { email } = aRegistration();
  const owner = await aRegisteredOwner(auth, aRegistration({ email }));
  const link = async (details: {
    token: string;
    email?: string;
    userId?: string;
    purpose?: 'verification' | 'password_reset';
  }) => {
    await auth.dependencies.emailTokens.create(details.token, {
      purpose: details.purpose ?? 'verification',
      user_id: details.userId ?? owner.userId,
      email: details.email ?? email,
      expires_at: epochSeconds(auth.clock.now()) + 3600,
    });
    return details.token;
  };
  const verify = (token: string) => auth.call('verifyEmail', { json: { token } });
  return { auth, owner, email, link, verify };
}

describe('a verification link', () => {
  test('marks the address as verified', async () => {
    const { auth, owner, link, verify } = await setup();
    const answer = await verify(await link({ token: 'marks' }));
    expect(answer).toMatchObject({ status: 200, body: { message: 'Your email address is verified.' } });
    const me = await auth.call('getCurrentUser', { token: owner.token });
    expect(me.body.user).toMatchObject({ email_verified: true });
  });

  test('opened first by a program tells the person that the address is already verified', async () => {
    const { auth, link, verify } = await setup();
    const token = await link({ token: 'opened-twice' });
    await verify(token);
    for (let opened = 1; opened <= 3; opened += 1) {
      auth.clock.advance(1100);
      expect(await verify(token)).toMatchObject({
        status: 200,
        body: { success: true, message: 'Your email address is already verified.' },
      });
    }
    auth.clock.advance(300);
    expect(await verify(token)).toMatchObject(INVALID);
  });

  test('says the same when another link already verified the address', async () => {
    const { link, verify } = await setup();
    await verify(await link({ token: 'first-mail' }));
    expect(await verify(await link({ token: 'second-mail' }))).toMatchObject({
      status: 200,
      body: { message: 'Your email address is already verified.' },
    });
  });

  test('opened five times in parallel verifies once and says so each time', async () => {
    const { link, verify } = await setup();
    const token = await link({ token: 'five' });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => verify(token)));
    expect(answers.map(({ body }) => body.message).sort()).toEqual([
      ...Array(4).fill('Your email address is already verified.'),
      'Your email address is verified.',
    ]);
  });

  test('adds one line to the activity, however often it is opened', async () => {
    const { auth, link, verify } = await setup();
    const token = await link({ token: 'one-line' });
    for (let opened = 1; opened <= 3; opened += 1) await verify(token);
    expect(auth.auditRecords.kept.filter(({ operation }) => operation === 'verifyEmail')).toHaveLength(1);
  });

  test.each([
    (token: string) => `${token}.`,
    (token: string) => `${token}>`,
    (token: string) => `3D${token}`,
    (token: string) => `${token.slice(0, 20)}\r\n${token.slice(20)} `,
  ])('verifies after an email client changed it: %s', async (damage) => {
    const { link, verify } = await setup();
    const token = randomBytes(32).toString('hex');
    await link({ token });
    expect((await verify(damage(token))).status).toBe(200);
  });

  test('expires', async () => {
    const { auth, owner, link, verify } = await setup();
    const token = await link({ token: 'expires' });
    auth.clock.advance(3600);
    expect(await verify(token)).toMatchObject(INVALID);
    const me = await auth.call('getCurrentUser', { token: owner.token });
    expect(me.body.user).toMatchObject({ email_verified: false });
  });

  test('that was never sent is invalid', async () => {
    const { verify } = await setup();
    expect(await verify('made-up')).toMatchObject(INVALID);
  });

  test('verifies only the address it was sent to', async () => {
    const { link, verify } = await setup();
    expect(await verify(await link({ token: 'old-address', email: 'old@example.com' }))).toMatchObject(
      INVALID,
    );
  });

  test('for a password reset verifies nothing', async () => {
    const { link, verify } = await setup();
    expect(await verify(await link({ token: 'other-door', purpose: 'password_reset' }))).toMatchObject(
      INVALID,
    );
  });

  test('of a deleted user is invalid', async () => {
    const { link, verify } = await setup();
    expect(await verify(await link({ token: 'gone', userId: 'nobody' }))).toMatchObject(INVALID);
  });

  test('still works after a crash during its use', async () => {
    const whole = await setup();
    const token = await whole.link({ token: 'crash' });
    const dying = setupAuth(emulators, ({ users }) => ({
      users: {
        ...users,
        markEmailVerified: async (...marked) => {
          await users.markEmailVerified(...marked);
          throw new Error('the process dies here');
        },
      },
    }));
    expect((await dying.call('verifyEmail', { json: { token } })).status).toBe(500);
    expect((await whole.verify(token)).status).toBe(200);
  });

  test('is stored only as a hash', async () => {
    const { auth, link } = await setup();
    const token = await link({ token: 'a-secret-token' });
    const now = epochSeconds(auth.clock.now());
    const stored = await auth.dependencies.emailTokens.find(token, { purpose: 'verification', now });
    expect(stored?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('requesting the verification email again', () => {
  test('queues another email', async () => {
    const { auth, owner, email } = await setup();
    const answer = await auth.call('resendVerification', { token: owner.token });
    expect(answer).toMatchObject({
      status: 202,
      body: { message: `We sent a new verification link to ${email}.` },
    });
    const [first, second] = auth.queued;
    expect(second).toEqual({ ...first, request_id: expect.any(String) });
    expect(second?.request_id).not.toBe(first?.request_id);
  });

  test('is rejected once the address is verified', async () => {
    const { auth, owner, link, verify } = await setup();
    await verify(await link({ token: 'verified' }));
    const answer = await auth.call('resendVerification', { token: owner.token });
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_verified' } });
  });

  test('is allowed five times an hour', async () => {
    const { auth, owner } = await setup();
    const resend = () => auth.call('resendVerification', { token: owner.token });
    for (let tries = 0; tries < 5; tries += 1) expect((await resend()).status).toBe(202);
    expect(await resend()).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    auth.clock.advance(3600);
    expect((await resend()).status).toBe(202);
  });
});
