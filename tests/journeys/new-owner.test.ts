import type { Page, Route } from '@playwright/test';
import { PASSWORD_RULE } from '#shared/accounts/contract/account.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { answered, expect, test } from './journey.ts';
import { webOrigin } from './owner.ts';
import { linkInMail } from './sent-mail.ts';

const VERIFICATION_MAIL = 'Confirm your email address for Tableside';

async function openAccountForm(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
}

async function fillAccount(page: Page, account: ReturnType<typeof aRegistration>): Promise<void> {
  await page.getByLabel('Restaurant name').fill(account.restaurantName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
}

test('a new owner gets from the landing page to a verified account and the dashboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const account = aRegistration({ restaurantName: 'Trattoria da Nonna Äpfel & Söhne' });
  await openAccountForm(page);
  await fillAccount(page, account);
  await page.getByLabel('Phone').fill('+39 06 1234567');
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1, name: 'Getting things ready…' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the table.' })).toBeVisible();
  const table = page.locator('main img[src="/table.svg"]');
  await expect
    .poll(() => table.evaluate((image) => Number(getComputedStyle(image).opacity)))
    .toBeGreaterThan(0.4);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'Account Created Successfully!' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify My Email' }).click();
  await expect(page.getByText('Please check your email for the verification link!')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome back, ${account.restaurantName}` }),
  ).toBeVisible();
  await expect(page.getByText(`We sent a verification link to ${account.email}`)).toBeVisible();

  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboard');
  await expect(otherTab.getByText('We sent a verification link')).toBeVisible();

  await page.goto('/dev/inbox');
  const mail = page.getByText(`To ${account.email}`).locator('xpath=ancestor::*[.//a][1]');
  await mail.getByRole('link', { name: /\/verify-email\?token=/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
  await expect(otherTab.getByText('We sent a verification link')).toBeHidden();
  await otherTab.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
  await page.getByRole('link', { name: 'Launch Your Platform' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome back, ${account.restaurantName}` }),
  ).toBeVisible();
  await expect(page.getByText('We sent a verification link')).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Login' }).click();
  // The landing page has an email field, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome back, ${account.restaurantName}` }),
  ).toBeVisible();
  await expect(page.getByText('AI-Powered Restaurant Marketing Platform')).toBeVisible();
});

test('a verification link opened by a mail scanner still tells its owner that the address is verified', async ({
  page,
  owner,
  browser,
}) => {
  const link = await linkInMail(page, { to: owner.email, subject: VERIFICATION_MAIL });
  const scanner = await browser.newContext({ baseURL: webOrigin() });
  const scanned = await scanner.newPage();
  await scanned.goto(link);
  await expect(scanned.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
  await expect(scanned.getByText('Your email address is verified.')).toBeVisible();
  await scanner.close();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
  await expect(page.getByText('Your email address is already verified.')).toBeVisible();
  await page.getByRole('link', { name: 'Launch Your Platform' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('verification succeeds with every successful response, and an invalid link returns to sign-in', async ({
  page,
  consoleWatch,
}) => {
  for (const answer of [
    { status: 204 },
    { status: 200, body: '' },
    { status: 202, body: '<p>Thank you</p>' },
    { status: 200, json: { success: true } },
    { status: 200, json: { success: false, error: 'Someone was faster.' } },
  ]) {
    const respond = (route: Route) => route.fulfill(answer);
    await page.route('**/api/auth/verify-email', respond);
    await page.goto('/verify-email?token=good');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Email Verified!' }),
      JSON.stringify(answer),
    ).toBeVisible();
    await page.unroute('**/api/auth/verify-email', respond);
  }
  consoleWatch.expectErrors(answered(422));
  await page.goto('/verify-email?token=made-up');
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByText('The verification link is invalid or has expired.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
});

test('on a phone, sign-up errors appear beside their fields, and typing or switching clears them', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(401), answered(409), answered(422));
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/login');
  await page.getByLabel('Email').fill('lupo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Create Account' }).click();
  const describes = (label: string, text: string) =>
    expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(text));
  await describes('Restaurant name', 'Enter the name of your restaurant\\.');
  await describes('Email', 'Enter an email address such as you@restaurant\\.com\\.');
  await describes('Password', PASSWORD_RULE);
  await expect(page.getByLabel('Restaurant name')).toBeFocused();

  await fillAccount(page, aRegistration({ email: 'lupo@nowhere' }));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await describes('Email', 'Enter an email address such as');
  await expect(page.getByLabel('Restaurant name')).toHaveValue('Osteria Lupo');
  await expect(page).toHaveURL('/login');

  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const refusal = page.getByText('Another account already uses this email address. Sign in instead.');
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await page.getByLabel('Email').press('End');
  await page.getByLabel('Email').pressSequentially('x');
  await expect(refusal).toBeHidden();

  const password = page.getByLabel('Password', { exact: true });
  await fillAccount(page, aRegistration({ password: 'Password1' }));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(PASSWORD_RULE)).toHaveCount(1);
  await password.fill('Osteria Lupo');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/welcome');
});
