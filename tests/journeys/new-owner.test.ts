import type { Page } from '@playwright/test';
import { PASSWORD_RULE } from '#shared/accounts/contract/account.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { answered, expect, test } from './journey.ts';
import { pressEnterOn, typeInto } from './tab-to.ts';

async function fillAccount(page: Page, account: ReturnType<typeof aRegistration>): Promise<void> {
  await page.getByLabel('Restaurant name').fill(account.restaurantName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
}

test('a new owner gets from the landing page to a verified account and the dashboard by keyboard', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(401), answered(409), answered(422));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const account = aRegistration({ restaurantName: 'Trattoria da Nonna Äpfel & Söhne' });
  await page.goto('/');
  await pressEnterOn(page, page.getByRole('link', { name: 'Start Free Trial' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await typeInto(page, page.getByLabel('Restaurant name'), account.restaurantName);
  await typeInto(page, page.getByLabel('Email'), account.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), account.password);
  await typeInto(page, page.getByLabel('Phone'), '+39 06 1234567');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1, name: 'Getting things ready…' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the table.' })).toBeVisible();
  const table = page.locator('main img[src="/table.svg"]');
  await expect
    .poll(() => table.evaluate((image) => Number(getComputedStyle(image).opacity)))
    .toBeGreaterThan(0.4);
  await pressEnterOn(page, page.getByRole('button', { name: 'Skip' }));
  await expect(page.getByRole('heading', { name: 'Account Created Successfully!' })).toBeFocused();
  await pressEnterOn(page, page.getByRole('button', { name: 'Verify My Email' }));
  await expect(page.getByText('Please check your email for the verification link!')).toBeVisible();
  await pressEnterOn(page, page.getByRole('link', { name: 'Go to Dashboard' }));
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
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
  // As after a mail scanner that opened the link first.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
  await expect(page.getByText('Your email address is already verified.')).toBeVisible();
  await page.getByRole('link', { name: 'Launch Your Platform' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome back, ${account.restaurantName}` }),
  ).toBeVisible();
  await expect(page.getByText('We sent a verification link')).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome back, ${account.restaurantName}` }),
  ).toBeVisible();
  await expect(page.getByText('AI-Powered Restaurant Marketing Platform')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await test.step('on a phone, sign-up errors appear beside their fields, and typing or switching clears them', () =>
    expectSignUpErrors(page, account.email));
});

async function expectSignUpErrors(page: Page, takenEmail: string): Promise<void> {
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
  await describes('Restaurant name', 'Enter your restaurant’s name\\.');
  await describes('Email', 'Enter an email address such as you@restaurant\\.com\\.');
  await describes('Password', PASSWORD_RULE);
  await expect(page.getByLabel('Restaurant name')).toBeFocused();

  await fillAccount(page, aRegistration({ email: 'lupo@nowhere' }));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await describes('Email', 'Enter an email address such as');
  await expect(page.getByLabel('Restaurant name')).toHaveValue('Osteria Lupo');
  await expect(page).toHaveURL('/login');

  await page.getByLabel('Email').fill(takenEmail);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const refusal = page.getByText('Another account already uses this email address. Sign in instead.');
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(takenEmail);
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
}
