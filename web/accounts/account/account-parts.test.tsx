import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LinkSent } from '#web/accounts/link-sent.tsx';
import { ApiError } from '#web/client/api-error.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { AccountDetails } from './account-details.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

const AT = '2026-11-22T12:00:00.000Z';
const aSessionEntry = (session_id: string, is_current = false) => ({
  session_id,
  browser: `Browser ${session_id}`,
  network: '192.0.2.0',
  began_at: AT,
  seen_at: AT,
  is_current,
});

async function showSessions(ending: ScreenAnswer | Promise<ScreenAnswer>) {
  let sessions = [aSessionEntry('here', true), aSessionEntry('there'), aSessionEntry('far')];
  const screen = await renderScreen(<SessionList />, async ({ method, path }) => {
    if (method === 'GET') return { body: { data: { sessions } } };
    const answer = await ending;
    if (answer.status === undefined)
      sessions = sessions.filter(({ session_id }) => !path.endsWith(`/${session_id}`));
    return answer;
  });
  await expect.element(page.getByText('Browser here')).toBeVisible();
  return screen;
}

test('this session can’t be ended here, another one can, once', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Ended.' } });
  const { sent, press } = await showSessions(answer);
  await expect.element(button(/the session on Browser here/)).not.toBeInTheDocument();
  await press(/the session on Browser there/);
  await button(/Working/).click({ force: true });
  await expect.element(button(/^End the session on Browser far$/)).toBeVisible();
  send();
  await expect.element(page.getByText('Browser there')).not.toBeInTheDocument();
  await expect.element(page.getByRole('list', { name: 'Your sessions' })).toHaveFocus();
  expect(sent).toHaveLength(1);
});

test('a session that can’t be ended stays, with the reason', async () => {
  const { press } = await showSessions(refusal('Not now.'));
  await press(/the session on Browser far/);
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await expect.element(page.getByText('Browser far')).toBeVisible();
});

test('signing out everywhere is sent once; a failure can be tried again', async () => {
  const failure = Promise.withResolvers<void>();
  const signOutEverywhere = vi.fn(() => failure.promise);
  const section = <SignOutEverywhere isListed={false} />;
  const { press } = await renderScreen(section, () => ({}), { session: { signOutEverywhere } });
  await press('Sign out everywhere');
  await button(/Working/).click({ force: true });
  failure.reject(new ApiError('Not now.', { status: 503, code: 'unavailable' }));
  await expect.element(page.getByText('Not now.')).toBeVisible();
  expect(signOutEverywhere).toHaveBeenCalledTimes(1);
  await expect.element(button('Sign out everywhere')).not.toHaveAttribute('aria-disabled');
});

const USER = {
  user_id: 'lupo',
  email: 'ana@example.com',
  role: 'restaurant' as const,
  restaurant_name: 'Osteria Lupo',
  email_verified: false,
};

test('an unverified address can be verified, and the answer is shown', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Sent.' } });
  const { sent, press } = await renderScreen(<AccountDetails user={USER} />, () => answer);
  await expect.element(page.getByText('Not verified')).toBeVisible();
  await expect.element(page.getByText('Osteria Lupo')).toBeVisible();
  await press('Resend verification email');
  await button(/Working/).click({ force: true });
  send();
  await expect.element(page.getByRole('status').filter({ hasText: 'Sent.' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a verified address needs nothing; a new one that isn’t confirmed is named', async () => {
  const user = { ...USER, email_verified: true, pending_email: 'new@example.com' };
  await renderScreen(<AccountDetails user={user} />, () => ({}));
  await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect.element(button('Resend verification email')).not.toBeInTheDocument();
  await expect.element(page.getByText('new@example.com')).toBeVisible();
});

test('the link to reset a password can be sent again, once at a time', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Sent.' } });
  const onOtherAddress = vi.fn();
  const screen = <LinkSent email="ana@example.com" onOtherAddress={onOtherAddress} />;
  const { sent, press } = await renderScreen(screen, () => answer);
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  await press('Send it again');
  await button(/Working/).click({ force: true });
  send();
  await expect.element(page.getByText('Email sent again.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await press('Use another email');
  expect(onOtherAddress).toHaveBeenCalledTimes(1);
});

test('a link that can’t be sent again says why', async () => {
  const screen = <LinkSent email="ana@example.com" onOtherAddress={() => undefined} />;
  const { press } = await renderScreen(screen, () => refusal('Too many requests.'));
  await press('Send it again');
  await expect.element(page.getByText('Too many requests.')).toBeVisible();
});

const FACTOR = { enrolled_at: AT, recovery_codes_left: 3, is_required: false };
const showFactor = (factor: object, answer: ScreenAnswer | Promise<ScreenAnswer> = {}) =>
  renderScreen(<SecondFactor />, ({ method }) => (method === 'GET' ? { body: { data: factor } } : answer));

test('two-step verification that is off can be turned on with the password', async () => {
  const { sent, press } = await showFactor({ ...FACTOR, enrolled_at: null, recovery_codes_left: 0 });
  await expect.element(page.getByText(/^Two-step verification is off\./)).toBeVisible();
  await press('Turn on');
  await press('Continue');
  await expect.element(page.getByText('Enter your password.')).toBeVisible();
  expect(sent).toEqual([]);
  await press('Cancel');
  await expect.element(button('Turn on')).toBeVisible();
});

test('two-step verification is turned off once, after the password', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Off.' } });
  const { sent, press } = await showFactor(FACTOR, answer);
  await expect.element(page.getByText(/You have 3 recovery codes left\./)).toBeVisible();
  await press('Turn off');
  await page.getByLabelText('Your password', { exact: true }).fill('table for two');
  await press('Turn off two-step verification');
  await expect.element(button('Please wait...')).toBeDisabled();
  send();
  await expect.element(page.getByText('Two-step verification is off.')).toBeVisible();
  await expect.element(button('Turn off')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ current_password: 'table for two' }]);
});

test('a role that needs two-step verification can’t turn it off', async () => {
  await showFactor({ ...FACTOR, is_required: true });
  await expect.element(button('Replace authenticator')).toBeVisible();
  await expect.element(button('Turn off')).not.toBeInTheDocument();
});

test('a wrong password keeps the question with the reason; new codes are shown until they are kept', async () => {
  let answer: ScreenAnswer = refusal('That password isn’t right.', 'wrong_password', 403);
  const { press } = await renderScreen(<SecondFactor />, ({ method }) =>
    method === 'GET' ? { body: { data: FACTOR } } : answer,
  );
  await press('Create recovery codes');
  await page.getByLabelText('Your password', { exact: true }).fill('wrong');
  await press('Create new codes');
  await expect.element(page.getByText('That password isn’t right.')).toBeVisible();
  answer = { body: { data: { recovery_codes: ['ABCD-EFGH', 'JKLM-NPQR'] } } };
  await press('Create new codes');
  await expect.element(page.getByText('ABCD-EFGH')).toBeVisible();
});
