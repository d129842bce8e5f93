import type { Locator, Page } from '@playwright/test';
import { signInAsAdministrator } from './an-administrator.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anOwner } from './owner.ts';
import { aTemplateSite } from './website-card.ts';

test('an administrator impersonates a restaurant, returns, sees a stopped platform, and signs out', async ({
  page,
  consoleWatch,
}) => {
  // Ending an impersonation refuses the screen's pending requests.
  consoleWatch.expectErrors(/status of (401|403|404)\b/);
  const owner = await anOwner(`Ristorante ${'Lunghissimo'.repeat(9)}`);
  await aTemplateSite(owner, 'Plum');
  await signInAsAdministrator(page);
  await expect(page.getByRole('banner').getByText('Platform Administration')).toBeVisible();
  await test.step('on a phone, an unknown restaurant ID shows an error in place', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('button', { name: /^Impersonate a restaurant/ }).click();
    const impersonate = page.getByRole('button', { name: 'Impersonate', exact: true });
    await impersonate.click();
    await expect(page.getByLabel('Restaurant ID')).toHaveAccessibleDescription(/Enter a restaurant ID\./);
    await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(
      /Enter a reason of at least 10 characters/,
    );
    await page.getByLabel('Restaurant ID').fill('no-such-restaurant');
    await page.getByLabel('Reason').fill('Asked by phone about the menu');
    await impersonate.click();
    await expect(page.getByLabel('Restaurant ID')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByLabel('Restaurant ID').fill(owner.restaurantId);
    await impersonate.click();
  });
  await expect(page.getByText(`Impersonating: ${owner.restaurantName}`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('region', { name: 'Impersonation' })).toContainText(
    new RegExp(`You’re acting as ${owner.restaurantName} until \\d+:\\d\\d`),
  );
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome back, ${owner.restaurantName}` }),
  ).toBeVisible();

  await page.goto('/dashboard/billing');
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  await page.getByRole('dialog').getByLabel('Test card').selectOption('card_succeeds');
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Only the owner can spend money or change the plan.',
  );
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(
    page.getByText('Started impersonating the restaurant: Asked by phone about the menu'),
  ).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: 'Build Website' }).click();
  await expect(page.getByRole('article', { name: 'Plum' })).toBeVisible();
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plum' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Impersonation' })).toBeVisible();
  await page.goto('/dashboard');

  await test.step('a request while it ends doesn’t sign the administrator out', async () => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.route('**/api/auth/end-impersonation', async (route) => {
      const answer = await route.fetch();
      for (const screen of ['Activity', 'Billing']) {
        const refused = page.waitForResponse((response) => response.status() === 401);
        await page.getByRole('link', { name: screen }).click();
        await refused;
      }
      await route.fulfill({ response: answer });
    });
    await page.getByRole('button', { name: 'End Impersonation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Platform Overview' })).toBeVisible();
    await expect(page).toHaveURL('/admin');
    expect(visited).not.toContain('/login');
  });
  await fakeSpentBudget(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Overview' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Impersonation' })).toBeHidden();
  await test.step('the overview shows its stats, and remembers the collapsed sidebar', () =>
    expectOverview(page));
});

async function expectOverview(page: Page): Promise<void> {
  await expect(page).toHaveURL('/admin');
  await test.step('a stopped platform leads the overview', () => expectStoppedPlatform(page));
  const stats = page.getByRole('region', { name: 'Platform stats' });
  await expect(stats).toContainText('Total active restaurants');
  await expect(stats).toContainText('Last 30 days');
  await expect(stats).toContainText('Incomplete setups');
  // An administrator who impersonates no restaurant can't open owners' screens.
  await page.goto('/website-builder/edit/one');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Overview' })).toBeVisible();
  await expect(page).toHaveURL('/admin');
  const views = page.getByRole('navigation', { name: 'Main menu' });
  await expect(views.getByRole('link', { name: 'Platform Overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await views.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

/** A budget applies to all restaurants, so this fakes the month's costs. */
async function fakeSpentBudget(page: Page): Promise<void> {
  await page.route('**/api/admin/costs?*', async (route) => {
    const answer = await (await route.fetch()).json();
    const budget = { monthly_cents: 30_000, state: 'reached' };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, total_cents: 31_240, budget } } });
  });
}

async function expectStoppedPlatform(page: Page): Promise<void> {
  const stopped = page.getByRole('main').getByText(/^AI and texts are paused until \w+ 1$/);
  await expect(stopped).toBeVisible();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(stopped)).toBeLessThan(await top(page.getByRole('heading', { level: 1 })));
  await expect(page.getByText('You’ve spent $312.40 of this month’s $300.00 budget.')).toBeVisible();
  await lookEverywhere(page, 'a stopped platform');
}
