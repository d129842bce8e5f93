import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { newGenerationState } from '#shared/websites/generation-job.ts';
import { setupAdministration } from '#tests/builders/administration-setup.ts';
import { aRegisteredOwner, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

async function setup() {
  const auth = setupAuth(emulators);
  const registration = aRegistration({ restaurantName: 'Trattoria Sole' });
  const { userId: id } = await aRegisteredOwner(auth, registration);
  return { auth, id, ...registration, ...setupAdministration() };
}

test('a restaurant is shown with its owner and history, and an unknown one isn’t found', async () => {
  const { call, id, email } = await setup();
  const { status, body } = await call('getRestaurantDetails', { id });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    restaurant: { restaurant_id: id, name: 'Trattoria Sole', websites_total: 0, suspended: null },
    owner: { email, email_verified: false, pending_email: null },
    websites: [],
    campaigns: [],
    failed_jobs: [],
    failed_mails: [],
    subscription: null,
  });
  expect((await call('getRestaurantDetails', { id: 'nobody' })).status).toBe(404);
});

describe('links go to the owner’s address', () => {
  test('to reset the password', async () => {
    const { call, id, email, mails, auditRecords } = await setup();
    expect(await call('sendOwnerPasswordReset', { id })).toMatchObject({
      status: 202,
      body: { message: `We sent a password reset link to ${email}.` },
    });
    expect(mails).toMatchObject([{ kind: 'password_reset', user_id: id }]);
    expect(auditRecords.kept).toMatchObject([
      { operation: 'sendOwnerPasswordReset', actor_id: 'admin-1', restaurant_id: id },
    ]);
  });

  test('to verify it, unless it is verified', async () => {
    const { call, id, email, mails, auth, auditRecords } = await setup();
    expect((await call('resendOwnerVerification', { id })).status).toBe(202);
    expect(mails).toMatchObject([{ kind: 'verification', user_id: id }]);
    await auth.dependencies.users.markEmailVerified(id, email, new Date());
    expect((await call('resendOwnerVerification', { id })).body.code).toBe('already_verified');
    expect(auditRecords.kept).toHaveLength(1);
  });
});

test('a lock after failed sign-ins is removed', async () => {
  const { call, id, email, password, auth, auditRecords } = await setup();
  const signIn = async (tried: string) =>
    (await auth.call('login', { json: { email, password: tried }, sourceIp: '198.51.100.9' })).status;
  let last = 401;
  for (let tries = 0; last === 401 && tries < 20; tries += 1) last = (await signIn('a wrong password')) ?? 0;
  expect([last, await signIn(password)]).toEqual([429, 429]);
  expect((await call('liftSignInLock', { id })).status).toBe(200);
  expect(await signIn(password)).toBe(200);
  expect(auditRecords.kept).toMatchObject([{ operation: 'liftSignInLock', restaurant_id: id }]);
});

test('a failed email is listed and resent by the same request', async () => {
  const { call, id, mails, auditRecords, repositories } = await setup();
  const mail = { restaurant_id: id, request_id: `email_changed/${id}`, kind: 'email_changed' as const };
  const failed_at = new Date().toISOString();
  await repositories.failedMails.record({ ...mail, failed_at, error: 'The mail service is down.' }, 30);
  const { request_id, kind } = mail;
  expect((await call('getRestaurantDetails', { id })).body.data.failed_mails).toEqual([
    { request_id, kind, failed_at, error: 'The mail service is down.' },
  ]);
  expect((await call('retryFailedMail', { id }, { json: { request_id } })).status).toBe(202);
  expect(mails).toEqual([{ kind, user_id: id, request_id }]);
  expect((await call('retryFailedMail', { id }, { json: { request_id: 'another' } })).status).toBe(404);
  expect(auditRecords.kept).toMatchObject([{ operation: 'retryFailedMail', restaurant_id: id }]);
});

test('a failed message is resent as written', async () => {
  const { call, id, mails, repositories } = await setup();
  const letter = { subject: 'How is it going?', text: 'Hello' };
  const mail = { restaurant_id: id, request_id: 'letter-1', kind: 'letter' as const, letter };
  await repositories.failedMails.record({ ...mail, failed_at: new Date().toISOString(), error: 'Down.' }, 30);
  await call('retryFailedMail', { id }, { json: { request_id: 'letter-1' } });
  expect(mails).toEqual([{ kind: 'letter', user_id: id, request_id: 'letter-1', letter }]);
});

describe('a failed website', () => {
  async function aFailedJob() {
    const setting = await setup();
    const { id, repositories } = setting;
    const generation_id = `failed-${id}`;
    const state = newGenerationState(new Date());
    const job = {
      ...state,
      restaurant_id: id,
      generation_id,
      website_id: `site-${id}`,
      kind: 'generation' as const,
      website_name: 'Sole',
      custom_requirements: '',
      design_preferences: {},
      content_preferences: '{}',
      drafts: {},
      requested_at: '2026-03-01T12:00:00.000Z',
      finished_at: '2026-03-01T12:01:00.000Z',
      status: 'failed' as const,
      error_details: 'The page was not ready.',
      expires_at: Math.floor(Date.now() / 1000) + 1000,
    };
    await repositories.jobs.create(job);
    return { ...setting, generation_id };
  }

  test('is listed and retried once', async () => {
    const { call, id, generation_id, jobs, auditRecords, repositories } = await aFailedJob();
    expect((await call('getRestaurantDetails', { id })).body.data.failed_jobs).toEqual([
      {
        generation_id,
        website_name: 'Sole',
        kind: 'generation',
        failed_at: '2026-03-01T12:01:00.000Z',
        error_details: 'The page was not ready.',
      },
    ]);
    expect((await call('retryFailedJob', { id, generation_id })).status).toBe(202);
    expect(jobs).toEqual([{ restaurant_id: id, generation_id }]);
    expect(await repositories.jobs.find(id, generation_id)).toMatchObject({ status: 'in_progress' });
    expect((await call('retryFailedJob', { id, generation_id })).body.code).toBe('job_not_retried');
    expect(jobs).toHaveLength(1);
    expect(auditRecords.kept).toMatchObject([{ operation: 'retryFailedJob', restaurant_id: id }]);
  });

  test('of another restaurant isn’t found', async () => {
    const { call, generation_id } = await aFailedJob();
    expect((await call('retryFailedJob', { id: 'another', generation_id })).status).toBe(404);
  });
});
