import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aRegisteredOwner, aSignedInAdmin, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { createAdminAccounts } from './admin-account.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const PASSWORD = 'administrator password';

test('an address with an account can’t become an administrator', async () => {
  const auth = setupAuth(emulators);
  const registration = aRegistration();
  await aRegisteredOwner(auth, registration);
  expect(await auth.admins.create({ email: registration.email, password: PASSWORD })).toBe('already_exists');
  const { body } = await auth.call('login', {
    json: { email: registration.email, password: registration.password },
  });
  expect(body.user).toMatchObject({ role: 'restaurant' });
});

test('a new password ends every session and replaces the old one', async () => {
  const auth = setupAuth(emulators);
  const { email } = aRegistration();
  const { token } = await aSignedInAdmin(auth, email);
  expect(await auth.admins.resetPassword({ email, password: 'a new password' })).toBe('reset');
  expect((await auth.call('getCurrentUser', { token })).status).toBe(401);
  expect((await auth.call('login', { json: { email, password: PASSWORD } })).status).toBe(401);
  expect((await auth.call('login', { json: { email, password: 'a new password' } })).status).toBe(200);
});

test('only administrators’ passwords are reset', async () => {
  const auth = setupAuth(emulators);
  const registration = aRegistration();
  await aRegisteredOwner(auth, registration);
  expect(await auth.admins.resetPassword({ email: registration.email, password: PASSWORD })).toBe(
    'not_an_admin',
  );
  expect(await auth.admins.resetPassword({ email: 'nobody@example.com', password: PASSWORD })).toBe(
    'not_found',
  );
});

test('a reset finishes an interrupted creation', async () => {
  const auth = setupAuth(emulators);
  const { email } = aRegistration();
  const dying = createAdminAccounts({
    ...auth.dependencies,
    users: {
      ...auth.dependencies.users,
      create: async () => {
        throw new Error('the process dies here');
      },
    },
  });
  await expect(dying.create({ email, password: PASSWORD })).rejects.toThrow('the process dies here');
  expect(await auth.admins.resetPassword({ email, password: PASSWORD })).toBe('reset');
  expect((await auth.call('login', { json: { email, password: PASSWORD } })).body.user).toMatchObject({
    role: 'admin',
  });
});
