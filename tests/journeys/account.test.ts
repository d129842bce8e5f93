import type { Browser, Page } from '@playwright/test';
import { PASSWORD_RULE } from '#shared/accounts/contract/account.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, type Owner, webOrigin } from './owner.ts';
import { linkInMail } from './sent-mail.ts';

const NEW_PASSWORD = 'another long password';
const RESET_MAIL = 'Reset your Tableside password';

const password = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();
}

async function signIn(page: Page, { email }: Owner, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await password(page, 'Password').fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await password(page, 'Current password').fill(current);
  await password(page, 'New password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a forgotten password is reset with a link that works once, and the address is verified', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(422));
  await test.step('an unknown address can be corrected', async () => {
    await askForLink(page, `unknown-${owner.email}`);
    await expect(page.getByText(`unknown-${owner.email}`)).toBeVisible();
    await lookEverywhere(page, 'link sent');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('Email sent again.')).toBeVisible();
    await page.getByRole('button', { name: 'Use another email' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await lookEverywhere(page, 'forgot password');
  });
  await askForLink(page, owner.email);
  const link = await linkInMail(page, { to: owner.email, subject: RESET_MAIL });
  await page.goto(link.replace('#', '%23'));
  await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
  await page.goto('/robots.txt');
  // As an email client changes it: with a line break and the period after it.
  await page.goto(`${link.slice(0, -20)}%0D%0A${link.slice(-20)}.`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await password(page, 'New password').fill('password1');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(password(page, 'New password')).toHaveAccessibleDescription(PASSWORD_RULE);
  await expect(page.getByText(PASSWORD_RULE)).toHaveCount(1);
  await lookEverywhere(page, 'new password with error');
  await password(page, 'New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Your password was changed. You’re signed out everywhere else.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Osteria Lupo' })).toBeVisible();
  await expect(page.getByText('Verify your email')).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.goto('/login');
  await signIn(page, owner, NEW_PASSWORD);
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/robots.txt');
  await page.goto(link);
  await password(page, 'New password').fill('a third long password');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.');
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible();
  await lookEverywhere(page, 'incomplete link');
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

/** Signs the same owner in with another browser. */
async function elsewhere(browser: Browser, owner: Owner): Promise<Page> {
  const context = await browser.newContext({ baseURL: webOrigin() });
  const page = await context.newPage();
  await arriveAs(page, owner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const expectSessionEnded = async (page: Page) => {
  const ended = page.getByText('Your session has ended. Please sign in again.');
  // A request in the background may have ended it already.
  await page.getByRole('link', { name: 'Build Website' }).or(ended).click();
  await expect(ended).toBeVisible();
  await page.context().close();
};

test('changing the password signs out other browsers, and signing out everywhere this one, too', async ({
  page,
  owner,
  browser,
  consoleWatch,
}) => {
  // Requests during the change are refused once, then retried.
  consoleWatch.expectErrors(answered(422), answered(401));
  const other = await elsewhere(browser, owner);
  await arriveAs(page, owner, '/dashboard');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await changePassword(page, 'not my password', NEW_PASSWORD);
  const current = password(page, 'Current password');
  await expect(current).toHaveAccessibleDescription(/Your current password is incorrect\./);
  await lookEverywhere(page, 'account with errors');
  await changePassword(page, owner.password, NEW_PASSWORD);
  await expect(page.getByText('Password changed. We signed you out everywhere else.')).toBeVisible();
  await expect(password(page, 'New password')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await linkInMail(page, { to: owner.email, subject: 'Your Tableside password was changed' });
  await expectSessionEnded(other);

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const third = await elsewhere(browser, { ...owner, token: token ?? '' });
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You’ve signed out everywhere.')).toBeVisible();
  await expectSessionEnded(third);
});
