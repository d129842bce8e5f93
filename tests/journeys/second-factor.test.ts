import type { Page } from '@playwright/test';
import { stepAt, totp } from '#functions/accounts/api/second-factor/totp.ts';
import { ADMIN_PASSWORD, anAdministrator, submitSignIn } from './an-administrator.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { webOrigin } from './owner.ts';

const overview = (page: Page) => page.getByRole('heading', { level: 1, name: 'Platform Overview' });

test('an administrator sets up two-step verification, signs in with a code, and ends another session', async ({
  page,
  browser,
}) => {
  const email = await anAdministrator();
  await submitSignIn(page, email);
  await expect(overview(page)).toBeVisible();

  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  const key = page.getByRole('region', { name: 'Two-step verification' }).locator('code').first();
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  const step = stepAt(new Date());
  await page.getByRole('textbox', { name: 'Code' }).fill(totp(secret, step));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await lookEverywhere(page, 'recovery codes');
  await page.getByRole('button', { name: 'I saved my codes' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await submitSignIn(page, email);
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await lookEverywhere(page, 'code');
  // Each code works once, so this uses the next one.
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(totp(secret, Math.max(step + 1, stepAt(new Date()))));
  await page.keyboard.press('Enter');
  await expect(overview(page)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await submitSignIn(other, email);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode.toLowerCase());
  await other.keyboard.press('Enter');
  await expect(overview(other)).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  const sessions = page.getByRole('list', { name: 'Your sessions' });
  await expect(sessions.getByRole('listitem').first()).toBeVisible();
  const before = await sessions.getByRole('listitem').count();
  await lookEverywhere(page, 'sessions');
  await sessions.getByRole('listitem').first().getByRole('button', { name: /^End/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(before - 1);
  await other.goto(`${webOrigin()}/admin/activity`);
  await expect(other.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await other.context().close();

  await page.goto('/admin/activity');
  await expect(page.getByText('Ended a session.').first()).toBeVisible();
});
