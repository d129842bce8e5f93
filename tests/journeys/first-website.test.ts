import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { answered, expect, test } from './journey.ts';
import { arriveAs, OSTERIA_LUPO, webOrigin } from './owner.ts';
import { watchProgress } from './watch-progress.ts';

test('an owner generates, publishes, shares, and unpublishes a website', async ({
  page,
  owner,
  consoleWatch,
}) => {
  await arriveAs(page, owner, '/dashboard');
  await page.getByRole('link', { name: 'Build Website' }).click();
  await expect(page.getByRole('heading', { name: 'No websites yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Generate with AI' }).click();
  const question = page.getByRole('dialog', { name: 'Generate with AI' });
  await expect(question.getByLabel('Website name')).toHaveValue(owner.restaurantName);
  await question.getByLabel('Website name').fill('');
  await question.getByRole('button', { name: 'Generate' }).click();
  await expect(question.getByLabel('Website name')).toHaveAccessibleDescription(
    /Enter a name for the website\./,
  );
  await question.getByLabel('Website name').fill(OSTERIA_LUPO.website_name);
  await question.getByLabel('Special requirements').fill(OSTERIA_LUPO.custom_requirements);
  const progress = await watchProgress(page);
  await question.getByRole('button', { name: 'Generate' }).click();

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
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Website published successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

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
