import type { Browser, Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, arriveAs, type Owner, publish, webOrigin } from './owner.ts';

/** Launches an ad and returns its promo code. */
async function aPromoCode(owner: Owner): Promise<string> {
  const call = createApiClient(webOrigin());
  const { token } = owner;
  await publish(owner, await anImportedSite(owner));
  await call('updateProfile', { token, body: { 'address.text': '12 Court Street, Brooklyn, NY 11201' } });
  const ad = { restaurantName: 'Osteria Lupo', itemToPromote: 'Truffle pasta', offer: '20% off' };
  const { body } = await call('createFacebookAd', { token, body: ad });
  return (body.data as { promoCode: string }).promoCode;
}

test('a promo code is redeemed and undone on a phone, and by staff with a link that can be turned off', async ({
  page,
  browser,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(404));
  const code = await aPromoCode(owner);
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/dashboard/redeem');
  await page.getByRole('textbox', { name: 'Code' }).fill('nonsense');
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByText('We couldn’t find that code. Check for typos.')).toBeVisible();
  await lookEverywhere(page, 'redeem, unknown code');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redeem', exact: true })).toBeFocused();
  await page.getByLabel('Amount the guest paid').fill('48,50');
  await lookEverywhere(page, 'redeem, a valid code');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByText(`${code} redeemed`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '$48.50' })).toBeVisible();
  await page.goto('/dashboard');
  const newCustomers = page.getByText('Redeemed an ad code').locator('..');
  await expect(newCustomers).toContainText('1');
  await page.goto('/dashboard/redeem');
  await page.getByRole('button', { name: `Undo ${code}` }).press('Enter');
  await expect(page.getByText('Redemption undone.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'undone' })).toBeFocused();
  await page.goto('/dashboard');
  await expect(newCustomers).toContainText('0');

  await page.goto('/dashboard/redeem');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByLabel('Returning guest').check();
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByText(`${code} redeemed`)).toBeVisible();
  await page.goto('/dashboard');
  await expect(newCustomers).toContainText('0');
  await test.step('staff redeem with the register link, also offline, until it is revoked', async () => {
    await page.goto('/dashboard/redeem');
    await expectStaffLinkWorks({ page, browser, code });
  });
});

async function expectStaffLinkWorks({
  page,
  browser,
  code,
}: {
  page: Page;
  browser: Browser;
  code: string;
}): Promise<void> {
  await page.getByRole('button', { name: 'Create staff link' }).click();
  const address = (await page.getByText(/\/till#/).textContent()) ?? '';
  const tablet = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const register = await tablet.newPage();
  await register.goto(address);
  await register.getByRole('textbox', { name: 'Code' }).fill(code);
  await register.getByRole('button', { name: 'Check code' }).click();
  await expect(register.getByText('Valid', { exact: true })).toBeVisible();
  await tablet.setOffline(true);
  await register.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(register.getByText(`${code} saved on this device`)).toBeVisible();
  await expect(register.getByText('1 redemption is waiting to sync')).toBeVisible();
  await tablet.setOffline(false);
  await expect(register.getByText('1 redemption is waiting to sync')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'with the staff link' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Create new link' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace your staff link?' });
  await expect(question).toContainText('stops working right away');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Turn off link' }).click();
  await expect(page.getByRole('button', { name: 'Create staff link' })).toBeVisible();
  await register.getByRole('button', { name: 'Next code' }).click();
  await register.getByRole('textbox', { name: 'Code' }).fill(code);
  await register.getByRole('button', { name: 'Check code' }).click();
  await expect(register.getByText('This link no longer works. Ask the owner for a new one.')).toBeVisible();
  await tablet.close();
}
