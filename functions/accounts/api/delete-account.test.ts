import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aRegisteredOwner, aSignedInAdmin, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

async function setup(overrides?: Parameters<typeof setupAuth>[1]) {
  const auth = setupAuth(emulators, overrides);
  const registration = aRegistration();
  const { email, password } = registration;
  const { token, userId } = await aRegisteredOwner(auth, registration);
  const remove = (json: object = { confirmation: 'DELETE', current_password: password }) =>
    auth.call('deleteAccount', { token, json });
  const signIn = async () => (await auth.call('login', { json: { email, password } })).status;
  const me = async () => (await auth.call('getCurrentUser', { token })).status;
  return { auth, email, token, userId, remove, signIn, me };
}

test('ends every session right away and queues the rest', async () => {
  const { auth, userId, remove, signIn, me, email } = await setup();
  expect(await remove()).toMatchObject({ status: 202, body: { message: 'Your account has been deleted.' } });
  expect([await signIn(), await me()]).toEqual([401, 401]);
  expect(auth.deletions).toEqual([{ restaurant_id: userId }]);
  expect(auth.auditRecords.kept.at(-1)).toMatchObject({
    operation: 'deleteAccount',
    restaurant_id: userId,
    actor_id: userId,
  });
  expect(await auth.call('register', { json: aRegistration({ email }) })).toMatchObject({ status: 201 });
});

test('needs the word and the password', async () => {
  const { auth, remove, signIn } = await setup();
  expect(await remove({ confirmation: 'delete', current_password: 'x' })).toMatchObject({
    status: 422,
    body: { fields: { confirmation: 'Type DELETE to confirm.' } },
  });
  expect(await remove({ confirmation: 'DELETE', current_password: 'not my password' })).toMatchObject({
    status: 422,
    body: { code: 'wrong_password' },
  });
  expect(auth.deletions).toEqual([]);
  expect(await signIn()).toBe(200);
});

test('changes nothing when the deletion can’t be queued', async () => {
  const { remove, signIn, me } = await setup(() => ({
    accountDeletions: {
      send: async () => {
        throw new Error('The queue is down.');
      },
    },
  }));
  expect((await remove()).status).toBe(500);
  expect([await signIn(), await me()]).toEqual([200, 200]);
});

test('rejects administrators', async () => {
  const { auth } = await setup();
  const admin = await aSignedInAdmin(auth, `admin-${crypto.randomUUID()}@example.com`);
  const json = { confirmation: 'DELETE', current_password: 'administrator password' };
  expect(await auth.call('deleteAccount', { token: admin.token, json })).toMatchObject({ status: 403 });
  expect(auth.deletions).toEqual([]);
});
