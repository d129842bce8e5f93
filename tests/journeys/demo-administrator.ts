import { expect, type Page } from '@playwright/test';

/** Signs in as the administrator that local mode's sign-in screen shows. */
export async function signInAsDemoAdministrator(page: Page): Promise<void> {
  await page.goto('/login');
  const demo = page.getByRole('region', { name: 'Demo administrator' });
  await expect(demo.getByText('admin@tableside.local')).toBeVisible();
  await demo.getByRole('button', { name: 'Use this account' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Overview' })).toBeVisible();
}
