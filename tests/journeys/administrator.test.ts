import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { arriveAs } from './owner.ts';

async function signInAsDemoAdministrator(page: Page): Promise<void> {
  await page.goto('/login');
  const demo = page.getByRole('region', { name: 'Demo administrator' });
  await expect(demo.getByText('admin@tableside.local')).toBeVisible();
  await demo.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Administration' })).toBeVisible();
}

test('an administrator acts as a restaurant, sees its websites and comes back', async ({
  page,
  published,
}) => {
  const { owner, name } = published;
  await signInAsDemoAdministrator(page);
  await expect(page.getByRole('banner').getByText('Platform Administration')).toBeVisible();

  await page.getByLabel('Restaurant id').fill(owner.restaurantId);
  await page.getByRole('button', { name: 'Impersonate' }).click();
  await expect(page.getByText(`Impersonating: ${owner.restaurantName}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Impersonation' })).toContainText(
    `You are acting as ${owner.restaurantName}`,
  );
  await expect(
    page.getByRole('heading', { level: 1, name: `Welcome back, ${owner.restaurantName}` }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Build Website' }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Impersonation' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'End Impersonation' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Administration' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Impersonation' })).toBeHidden();
});

test('an administrator who acts for nobody has nothing to build', async ({ page }) => {
  await signInAsDemoAdministrator(page);
  await page.goto('/website-builder');
  await expect(page.getByText('No restaurant found. Please create a restaurant first.')).toBeVisible();
  await page.getByRole('link', { name: 'Act as a restaurant' }).click();
  await expect(page.getByLabel('Restaurant id')).toBeVisible();
});

test('an id that no restaurant has is refused in place', async ({ page, consoleWatch }) => {
  consoleWatch.expectErrors(/status of (404|403)/);
  await signInAsDemoAdministrator(page);
  await page.getByRole('button', { name: 'Impersonate' }).click();
  await expect(page.getByLabel('Restaurant id')).toHaveAccessibleDescription(
    /Enter the id of a restaurant\./,
  );
  await page.getByLabel('Restaurant id').fill('no-such-restaurant');
  await page.getByRole('button', { name: 'Impersonate' }).click();
  await expect(page.getByLabel('Restaurant id')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Platform Administration').first()).toBeVisible();
});

test('an owner sees nothing of the administration', async ({ page, owner }) => {
  await arriveAs(page, owner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible();
  await expect(page.getByText('Platform Administration')).toBeHidden();
  await expect(page.getByLabel('Restaurant id')).toBeHidden();
});
