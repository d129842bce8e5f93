import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DELETE_WORD, type User } from '#shared/accounts/contract/account.ts';
import { LINK_INCOMPLETE } from '#shared/contract/field-messages.ts';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import { ConfirmEmailScreen } from '#web/accounts/confirm-email-screen.tsx';
import { ForgotPasswordScreen } from '#web/accounts/forgot-password-screen.tsx';
import { NewPasswordForm } from '#web/accounts/new-password-form.tsx';
import { Enrollment } from '#web/accounts/second-factor/enrollment.tsx';
import type { Session } from '#web/accounts/session-context.ts';
import { WelcomeScreen } from '#web/accounts/welcome-screen.tsx';
import { ApiError } from '#web/client/api-error.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { AccountScreen } from './account-screen.tsx';

type Answer = ScreenAnswer | Promise<ScreenAnswer>;
const { user: OWNER, status } = OWNER_SESSION.state;
const PREVIEW = {
  plan: null,
  open_invoices: { count: 0, total: 0 },
  prepaid_credit: 0,
  running_ads: 1,
  scheduled_texts: { campaigns: 0, texts: 0 },
  has_older_campaigns: false,
};

function showAccount(answer: (path: string) => Answer, user: object = {}, session: Partial<Session> = {}) {
  return renderScreen(<AccountScreen />, ({ path }) => answer(path), {
    session: { ...session, state: { status, user: { ...OWNER, ...user } as User } },
  });
}

const password = (label = 'Your password') => page.getByLabelText(label, { exact: true });
const waiting = button('Please wait...');

test('the account of an administrator who acts for a restaurant is closed', async () => {
  await showAccount(() => ({}), {
    role: 'admin',
    impersonating_restaurant: { restaurant_id: 'x', name: 'Lupo' },
  });
  await expect.element(page.getByText('You’re acting as Lupo')).toBeVisible();
  await expect.element(page.getByText('Password', { exact: true })).not.toBeInTheDocument();
});

test('an administrator has two-step verification and sessions, but can’t delete the account here', async () => {
  await showAccount((path) => refusal(`No ${path}`), { role: 'admin' });
  await expect.element(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await expect.element(button('Delete account')).not.toBeInTheDocument();
});

test('a password is changed once, and the fields are then empty; a wrong one keeps them', async () => {
  const first = Promise.withResolvers<void>();
  const outcomes = [first.promise, Promise.resolve()];
  const changePassword = vi.fn(() => outcomes.shift() ?? Promise.resolve());
  const { press } = await showAccount(() => refusal('No.'), {}, { changePassword });
  await press('Change password');
  expect(changePassword).not.toHaveBeenCalled();
  await password('Current password').fill('table for two');
  await password('New password').fill('table for twelve');
  await press('Change password');
  await expect.element(waiting).toBeDisabled();
  first.reject(new ApiError('That password isn’t right.', { status: 403, code: 'wrong_password' }));
  await expect.element(page.getByText('That password isn’t right.')).toBeVisible();
  await expect.element(password('New password')).toHaveValue('table for twelve');
  await press('Change password');
  await expect.element(page.getByText('Password changed. We signed you out everywhere else.')).toBeVisible();
  await expect.element(password('New password')).toHaveValue('');
  expect(changePassword).toHaveBeenCalledTimes(2);
});

test('an account is deleted after the word and the password, and says goodbye', async () => {
  const signOut = vi.fn(async () => undefined);
  const { answer, send } = heldAnswer({ body: { message: 'Deleted.' } });
  const answers: Answer[] = [answer, refusal('Wrong password.', 'wrong_password', 403)];
  const screen = await renderScreen(
    <AccountScreen />,
    ({ method, path }) => {
      if (method === 'GET') return path.includes('delet') ? { body: { data: PREVIEW } } : refusal('No.');
      return answers.pop() ?? {};
    },
    { session: { signOut, state: { status, user: OWNER as User } } },
  );
  const { sent, press } = screen;
  await press('Delete account');
  const word = page.getByRole('textbox', { name: /^Type .* to confirm$/ });
  await expect.element(page.getByText(/^This deletes Osteria Lupo and its websites/)).toBeVisible();
  await press('Delete account');
  await expect.element(word).toBeInvalid();
  expect(sent).toEqual([]);
  await word.fill(DELETE_WORD);
  await password().fill('table for two');
  await press('Delete account');
  await expect.element(page.getByText('Wrong password.')).toBeVisible();
  await press('Delete account');
  await expect.element(waiting).toBeDisabled();
  send();
  await expect.element(page.getByRole('heading', { name: 'Your account has been deleted' })).toHaveFocus();
  await press('Done');
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('keeping the account closes the form; what can’t be checked is said', async () => {
  const { press } = await showAccount(() => refusal('No.'));
  await press('Delete account');
  await expect.element(page.getByText(/^We couldn’t load your plan, invoices, and campaigns/)).toBeVisible();
  await press('Keep account');
  await expect.element(button('Keep account')).not.toBeInTheDocument();
  await expect.element(button('Delete account')).toBeVisible();
});

test('another email address is asked for with the password', async () => {
  const refresh = vi.fn(async () => undefined);
  const answers: Answer[] = [
    { body: { message: 'Sent.' } },
    refusal('Wrong password.', 'wrong_password', 403),
  ];
  const { press, sent } = await renderScreen(
    <AccountScreen />,
    ({ method }) => (method === 'GET' ? refusal('No.') : (answers.pop() ?? {})),
    { session: { refresh, state: { status, user: OWNER as User } } },
  );
  await press(/^Change email/);
  await page.getByRole('textbox', { name: 'New email address' }).fill('new@example.com');
  await password().fill('table for two');
  await press('Send link');
  await expect.element(page.getByText('Wrong password.')).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
  await press('Send link');
  await expect.element(page.getByRole('textbox', { name: 'New email address' })).not.toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(sent[1]?.body).toEqual({ new_email: 'new@example.com', current_password: 'table for two' });
});

test.each([
  [true, 'Set your password', 'Password', 'Set password', 'Your password is set.'],
  [
    false,
    'Reset password',
    'New password',
    'Set new password',
    'Your password was changed. You’re signed out everywhere else.',
  ],
])(
  'a new password (first: %s) is set with the token of its link',
  async (isFirst, title, label, action, done) => {
    const resetPassword = vi.fn(async () => undefined);
    const form = <NewPasswordForm token="t1" isFirst={isFirst} onRefused={() => undefined} />;
    const { press } = await renderScreen(form, () => ({}), { session: { resetPassword } });
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await password(label).fill('table for twelve');
    await press(action);
    await expect.element(page.getByText(done)).toBeVisible();
    expect(resetPassword.mock.calls).toEqual([[{ token: 't1', password: 'table for twelve' }]]);
  },
);

test('a link that isn’t valid is reported; another failure is shown in the form', async () => {
  const errors = [
    new ApiError('Not now.', { status: 503, code: 'unavailable' as never }),
    new ApiError('Expired.', { status: 400, code: 'reset_link_invalid' }),
  ];
  const resetPassword = () => Promise.reject(errors.shift());
  const onRefused = vi.fn();
  const form = <NewPasswordForm token="t1" isFirst={false} onRefused={onRefused} />;
  const { press } = await renderScreen(form, () => ({}), { session: { resetPassword } });
  await password('New password').fill('table for twelve');
  await press('Set new password');
  await expect.element(page.getByText('Not now.')).toBeVisible();
  expect(onRefused).not.toHaveBeenCalled();
  await press('Set new password');
  await expect.poll(() => onRefused.mock.calls).toEqual([['Expired.']]);
});

test('a link to reset the password is sent once; a failure keeps the address', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const answers: Answer[] = [{ body: { message: 'Sent.' } }, answer];
  const { press, sent } = await renderScreen(<ForgotPasswordScreen />, () => answers.pop() ?? {});
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ana@example.com');
  await press('Send me a link');
  await expect.element(waiting).toBeDisabled();
  send();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await expect.element(email).toHaveValue('ana@example.com');
  await press('Send me a link');
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await press('Use another email');
  await expect.element(email).toHaveValue('');
  expect(sent).toHaveLength(2);
});

test('the welcome can be skipped, and ends with the next steps', async () => {
  const { press } = await renderScreen(<WelcomeScreen />, () => ({}));
  await expect.element(page.getByText('Getting things ready…')).toBeVisible();
  await press('Skip');
  await expect.element(page.getByRole('heading', { name: 'Account Created Successfully!' })).toHaveFocus();
  await press('Verify My Email');
  await expect.element(page.getByText('Please check your email for the verification link!')).toBeVisible();
});

const token = `#token=${'a'.repeat(43)}`;

test.each([
  ['signed in', { state: { status, user: OWNER as User } }, 'Go to your account'],
  ['signed out', {}, 'Sign in'],
])('a new email address is confirmed, %s', async (_, session, action) => {
  const refresh = vi.fn(async () => undefined);
  const { answer, send } = heldAnswer({ body: { message: 'Use it from now on.' } });
  const screen = <ConfirmEmailScreen />;
  await renderScreen(screen, () => answer, { session: { ...session, refresh }, path: `/${token}` });
  await expect.element(page.getByRole('heading', { name: 'Confirming your email address…' })).toBeVisible();
  send();
  await expect.element(page.getByText('Use it from now on.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: action })).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(action === 'Sign in' ? 0 : 1);
});

test.each([
  [token, 'Expired.', 1],
  ['', LINK_INCOMPLETE, 0],
])('a link that can’t confirm an address (%s) says why', async (hash, text, calls) => {
  let asked = 0;
  await renderScreen(
    <ConfirmEmailScreen />,
    () => {
      asked += 1;
      return refusal('Expired.', 'link_invalid', 400);
    },
    { path: `/${hash}` },
  );
  await expect
    .element(page.getByRole('heading', { name: 'We couldn’t confirm this email address' }))
    .toBeVisible();
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  expect(asked).toBe(calls);
});

test('an authenticator is set up with a code, and the recovery codes are shown before it is done', async () => {
  const onDone = vi.fn();
  const begun = { token: 't', user: OWNER, message: 'On.', data: { recovery_codes: ['ABCD-EFGH'] } };
  const answers: Answer[] = [{ body: begun }, refusal('Wrong code.', 'code_invalid', 422)];
  const enrollment = <Enrollment challenge="c1" action="Continue" onDone={onDone} intro={<p>Welcome.</p>} />;
  const { press } = await renderScreen(enrollment, ({ path }) =>
    path.endsWith('/begin')
      ? { body: { data: { secret: 'ABCDEFGHIJ', otpauth_uri: 'otpauth://totp/x?secret=ABCDEFGHIJ' } } }
      : (answers.pop() ?? {}),
  );
  await expect.element(page.getByText('ABCD EFGH IJ')).toBeVisible();
  await press('Confirm');
  await expect.element(page.getByText('Enter the code.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await press('Confirm');
  await expect.element(page.getByText('Wrong code.')).toBeVisible();
  await press('Confirm');
  await expect.element(page.getByText('ABCD-EFGH')).toBeVisible();
  await expect.element(page.getByText('Welcome.')).not.toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
  await press('Continue');
  expect(onDone).toHaveBeenCalledTimes(1);
});
