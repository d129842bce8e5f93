import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '#web/accounts/session-context.ts';
import { ApiError } from '#web/client/api-error.ts';
import { renderScreen } from '#web/shell/render-screen.test-data.tsx';
import { LoginScreen } from './login-screen.tsx';

async function setup(session: Partial<Session> = {}, path = '/') {
  const answer = () => ({ body: { data: null } });
  const screen = await renderScreen(<LoginScreen />, answer, { session, path });
  const main = page.getByRole('main');
  return { ...screen, toggle: (name: string) => main.getByRole('button', { name }).last().click() };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const ENDED = 'Your session has ended. Please sign in again.';

test.each([
  ['refusal', ENDED],
  ['newPassword', 'Your password was changed. Sign in with your new password.'],
  ['everywhere', 'You’ve signed out everywhere.'],
] as const)('sign-in says how the session ended (%s)', async (endedBy, sentence) => {
  await setup({ state: { status: 'signedOut', endedBy } });
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('a session that a background check ended is not mentioned', async () => {
  await setup({ state: { status: 'signedOut', endedBy: 'check' } });
  await expect.element(heading('Sign In')).toBeVisible();
  await expect.element(page.getByText(/signed out|session|changed/)).not.toBeInTheDocument();
});

test('sign-up doesn’t mention the session that ended', async () => {
  const { toggle } = await setup({ state: { status: 'signedOut', endedBy: 'refusal' } });
  await expect.element(page.getByText(ENDED)).toBeVisible();
  await toggle('Create Account');
  await expect.element(heading('Create Account')).toBeVisible();
  await expect.element(page.getByText(ENDED)).not.toBeInTheDocument();
});

test('a link to create an account opens the sign-up', async () => {
  await setup({}, '/#new-account');
  await expect.element(heading('Create Account')).toBeVisible();
});

test('switching between sign-in and sign-up clears the fields', async () => {
  const { toggle } = await setup();
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await toggle('Create Account');
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('a signed-in visitor goes to the dashboard', async () => {
  const user = { user_id: 'r1', email: 'ana@example.com', role: 'restaurant' as const, email_verified: true };
  const { router } = await setup({ state: { status: 'signedIn', user } });
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('an account is created once, and typing clears the error of a failure', async () => {
  const failure = Promise.withResolvers<void>();
  const register = vi.fn(() => failure.promise);
  const { toggle } = await setup({ register });
  await toggle('Create Account');
  await page.getByRole('textbox', { name: 'Restaurant name' }).fill('Osteria Lupo');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('table for two 22');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const busy = page.getByRole('button', { name: 'Please wait...' });
  await expect.element(busy).toBeDisabled();
  failure.reject(new ApiError('We couldn’t create your account.', { status: 503, code: 'unavailable' }));
  await expect.element(page.getByText('We couldn’t create your account.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Restaurant name' }).fill('Lupo');
  await expect.element(page.getByText('We couldn’t create your account.')).not.toBeInTheDocument();
  expect(register).toHaveBeenCalledTimes(1);
});
