import { expect, inject, test } from 'vitest';
import { aRegistration } from '#tests/builders/registration.ts';
import { createApiClient } from './api-client.ts';
import { anOwner, linkInMailTo } from './owner.ts';

const webOrigin = inject('webOrigin');
const dataDirectory = inject('dataDirectory');
const api = createApiClient(webOrigin);
const NEW_PASSWORD = 'another long password';

const isSignedIn = async (token: string) => (await api('getCurrentUser', { token })).status === 200;

test('an owner resets a forgotten password by email, which verifies the address and ends other sessions', async () => {
  const { email, token: earlier, password } = await anOwner(api);
  expect((await api('forgotPassword', { body: { email } })).status).toBe(202);
  const link = new URL(await linkInMailTo(email, dataDirectory, 'Reset your Tableside password'));
  expect(link.pathname).toBe('/reset-password');
  const token = link.hash.slice(1);

  expect(await isSignedIn(token)).toBe(false);
  const reset = await api('resetPassword', { body: { token, password: NEW_PASSWORD } });
  expect(reset).toMatchObject({ status: 200, body: { user: { email, email_verified: true } } });
  expect(await isSignedIn(String(reset.body.token))).toBe(true);
  expect(await isSignedIn(earlier)).toBe(false);
  expect(await api('resetPassword', { body: { token, password: NEW_PASSWORD } })).toMatchObject({
    status: 422,
    body: { code: 'reset_link_invalid' },
  });
  expect((await api('login', { body: { email, password } })).status).toBe(401);
});

test('changing the password emails the owner and ends every session', async () => {
  const { email, password, token: earlier } = await anOwner(api);
  const other = String((await api('login', { body: { email, password } })).body.token);
  const changed = await api('changePassword', {
    token: earlier,
    body: { current_password: password, new_password: NEW_PASSWORD },
  });
  expect(changed.status).toBe(200);
  const token = String(changed.body.token);
  expect([await isSignedIn(token), await isSignedIn(earlier), await isSignedIn(other)]).toEqual([
    true,
    false,
    false,
  ]);
  const link = await linkInMailTo(email, dataDirectory, 'Your Tableside password was changed');
  expect(new URL(link).pathname).toBe('/forgot-password');
  expect((await api('logoutAll', { token })).status).toBe(200);
  expect(await isSignedIn(token)).toBe(false);
});

test('signing in leaves a cookie that only the sign-in of this origin gets back', async () => {
  const { email, password } = await anOwner(api);
  const { headers } = await fetch(`${webOrigin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Secure-device-[0-9a-f]{16}=[\w.-]+; Path=\/api\/auth; Max-Age=34560000; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
});

test('a common password is rejected at registration', async () => {
  const registration = aRegistration({ password: 'Qwertyuiop' });
  expect(await api('register', { body: registration })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', fields: { password: expect.any(String) } },
  });
});
