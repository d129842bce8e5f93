import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { answered, expect, test } from './journey.ts';
import { arriveAs, OSTERIA_LUPO, webOrigin } from './owner.ts';
import { pressEnterOn, tabTo } from './tab-to.ts';
import { watchProgress } from './watch-progress.ts';

test('an owner generates and publishes a website by keyboard, guests see it, and it is unpublished', async ({
  page,
  owner,
  consoleWatch,
}) => {
  await arriveAs(page, owner, '/dashboard');
  await pressEnterOn(page, page.getByRole('link', { name: 'Build Website' }));
  await expect(page.getByRole('heading', { name: 'No websites yet' })).toBeVisible();
  await pressEnterOn(page, page.getByRole('button', { name: 'Generate with AI' }));
  const question = page.getByRole('dialog', { name: 'Generate with AI' });
  await expect(question.getByLabel('Website name')).toBeFocused();
  await expect(question.getByLabel('Website name')).toHaveValue(owner.restaurantName);
  await question.getByLabel('Website name').fill('');
  await page.keyboard.press('Enter');
  await expect(question.getByLabel('Website name')).toHaveAccessibleDescription(
    /Enter a name for the website\./,
  );
  await page.keyboard.type(OSTERIA_LUPO.website_name);
  await tabTo(page, question.getByLabel('Special requirements'));
  await page.keyboard.type(OSTERIA_LUPO.custom_requirements);
  const progress = await watchProgress(page);
  await pressEnterOn(page, question.getByRole('button', { name: 'Generate' }));

  await expect(page.getByRole('dialog', { name: 'Creating your website' })).toBeVisible();
  // Shown for two seconds.
  const success = page.getByText('Website generated successfully!');
  await expect.poll(() => success.count(), { intervals: [100] }).toBe(1);
  await expect(page).toHaveURL(/\/website-builder\/preview\/[\w-]+$/);
  const { percentages } = await progress();
  expect(percentages).toEqual(percentages.toSorted((one, other) => one - other));
  expect(percentages.at(-1)).toBe(100);

  await expect(page.getByRole('heading', { level: 1, name: 'Osteria Lupo' })).toBeVisible();
  await expect(page.getByText('COMPLETED')).toBeVisible();
  await pressEnterOn(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Website published successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const address = page.getByRole('complementary').getByRole('link', { name: /osteria-lupo/ });
  const [guestPage] = await Promise.all([page.waitForEvent('popup'), address.click()]);
  await expectPageForGuests(guestPage);

  consoleWatch.expectErrors(answered(404));
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page
    .getByRole('alertdialog', { name: 'Unpublish Osteria Lupo?' })
    .getByRole('button', { name: 'Unpublish' })
    .click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  expect((await guestPage.reload())?.status()).toBe(404);
});

async function expectPageForGuests(guestPage: Page): Promise<void> {
  await guestPage.waitForURL(/\/osteria-lupo/, { waitUntil: 'load' });
  const { origin } = new URL(guestPage.url());
  expect(origin).not.toBe(webOrigin());
  const requests: string[] = [];
  guestPage.on('request', (request) => requests.push(request.url()));
  const response = await guestPage.reload();
  expect(response?.headers()['content-security-policy']).toContain("script-src 'none'");
  await expect(guestPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guestPage).toHaveTitle(/Osteria Lupo/);
  await expect(guestPage.locator('body')).toContainText('14.50');
  await expect(guestPage.locator('body')).toContainText(/Monday\s*Closed|closed[^.]*Monday/i);
  for (const image of await guestPage.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  await guestPage.setViewportSize({ width: 375, height: 720 });
  await expectNoSidewaysScroll(guestPage);
  await guestPage.setViewportSize({ width: 1440, height: 900 });
}
