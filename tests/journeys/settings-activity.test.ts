import type { BrowserContext, Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, arriveAs, type Owner, publish, webOrigin } from './owner.ts';
import { linkInMail } from './sent-mail.ts';

test('an owner sets texting hours, undoes a change, changes the email address, and deletes the account', async ({
  page,
  owner,
  browser,
  consoleWatch,
}) => {
  await arriveAs(page, owner, '/dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText(owner.email)).toBeVisible();
  const section = page.getByRole('region', { name: 'Texting hours' });
  await section.getByText('Custom hours').click();
  await section.getByLabel('Sunday', { exact: true }).uncheck();
  await section.getByLabel('Monday from').fill('07:00');
  await section.getByRole('button', { name: 'Save hours' }).click();
  await expect(section.getByRole('alert')).toHaveText('Choose legal texting hours, between 8 AM and 9 PM.');
  await lookEverywhere(page, 'settings, texting hours with an error');
  await section.getByLabel('Monday from').fill('11:30');
  await section.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Saved. Texts go out only during these hours.')).toBeVisible();
  await page.reload();
  await expect(section.getByLabel('Monday from')).toHaveValue('11:30');
  await expect(section.getByText('No texts')).toHaveCount(1);
  const call = createApiClient(webOrigin());
  const { body } = await call('getTextingSettings', { token: owner.token });
  expect(body.data).toMatchObject({ hours: { sunday: null, monday: { from: '11:30', to: '20:00' } } });
  await section.getByText('All hours allowed by law').click();
  await section.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Saved. Texts go out at any time the law allows.')).toBeVisible();
  await page.getByRole('link', { name: 'Open your account' }).click();
  await expect(page).toHaveURL(`${webOrigin()}/account`);
  await test.step('recent changes are shown on a phone, and one is undone', () =>
    expectChangeUndone(page, owner));
  const newEmail = `new-${owner.email}`;
  await test.step('a new email address counts once it is confirmed', async () =>
    expectAddressChanged(
      { page, scanner: await browser.newContext({ baseURL: webOrigin() }) },
      owner,
      newEmail,
    ));
  await test.step('deleting the account lists what ends, removes the page, and ends all sign-ins', async () => {
    consoleWatch.expectErrors(answered(401));
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    await expectAccountDeleted(page, { ...owner, email: newEmail, token });
  });
});

async function expectChangeUndone(page: Page, owner: Owner): Promise<void> {
  const call = createApiClient(webOrigin());
  const { token, restaurantId: id } = owner;
  await call('updateProfile', { token, body: { kind: 'trattoria', email: 'ciao@lupo.example' } });
  await call('updateProfile', { token, body: { kind: 'osteria' } });
  await call('updateChecklistStatus', {
    token,
    params: { id, item_id: 'menu-complete' },
    query: { status: 'completed' },
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/dashboard/activity');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  const change = page.getByRole('listitem').filter({ hasText: 'Kind: trattoria → osteria' });
  await expect(page.getByText('Created the account.')).toBeVisible();
  await lookEverywhere(page, 'activity');
  await page.setViewportSize({ width: 375, height: 812 });
  await change.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(page.getByText('Kind: osteria → trattoria')).toBeVisible();
  await expect(change.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(change.first()).toBeFocused();
  const { body } = await call('getProfile', { token });
  expect(body.data).toMatchObject({ profile: { kind: 'trattoria', email: 'ciao@lupo.example' } });
}

async function expectAddressChanged(
  { page, scanner }: { page: Page; scanner: BrowserContext },
  owner: Owner,
  newEmail: string,
): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/account');
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByLabel('New email address').fill(newEmail);
  await page.getByLabel('Your password').fill(owner.password);
  await lookEverywhere(page, 'another address');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Until then, sign in with ${owner.email}.`)).toBeVisible();
  const subject = 'Confirm your new email address for Tableside';
  const link = await linkInMail(page, { to: newEmail, subject });
  // A mail scanner opens the link first, then the owner does, with the bracket after it.
  const scanned = await scanner.newPage();
  await scanned.goto(link);
  await expect(scanned.getByRole('heading', { name: 'Your email address was changed' })).toBeVisible();
  await scanner.close();
  await page.goto(`${link}>`);
  await expect(page.getByRole('heading', { name: 'Your email address was changed' })).toBeVisible();
  await lookEverywhere(page, 'address changed');
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByRole('definition').filter({ hasText: newEmail }).first()).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
}

async function expectAccountDeleted(page: Page, owner: Owner): Promise<void> {
  const url = await publish(owner, await anImportedSite(owner));
  expect((await page.request.get(url)).status()).toBe(200);
  const { email, password, token } = owner;
  const call = createApiClient(webOrigin());
  await call('subscribe', { token, body: { plan_id: 'basic', payment_token: 'card_succeeds' } });
  await call('buyCredits', { token, body: { amount: 20 } });
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(
    page.getByText(
      /^You have the Basic plan \(\d+ paid days left, ends .+\) and \$20 of prepaid credit\. Deleting ends everything/,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Type DELETE to confirm.')).toBeVisible();
  await lookEverywhere(page, 'delete account');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByLabel('Your password').fill(owner.password);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeFocused();
  await lookEverywhere(page, 'account deleted');
  expect((await page.request.get(url)).status()).not.toBe(200);
  expect((await call('login', { body: { email, password } })).status).toBe(401);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(`${webOrigin()}/`);
}
