import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { arriveAs, openLanding } from './owner.ts';

async function expectTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const body = page.locator('body');
  if (theme === 'dark') await expect(body).toContainClass('dark-mode');
  else await expect(body).not.toContainClass('dark-mode');
}

/** Records every theme of <html> from the first bytes of the next page. */
async function recordThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { themesSeen: seen });
    const note = () => {
      // Nothing is painted before the body exists.
      if (document.body !== null) seen.push(document.documentElement.dataset.theme ?? 'none');
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => [...new Set<string>(Reflect.get(window, 'themesSeen'))]);
}

test('the app is dark until an owner chooses light, remembers it, and applies it to other tabs', async ({
  page,
  owner,
}) => {
  await openLanding(page);
  await expectTheme(page, 'dark');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expectTheme(page, 'light');
  await expect.poll(background).not.toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

  const themesSeen = await recordThemes(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible();
  await expectTheme(page, 'light');
  expect(await themesSeen()).toEqual(['light']);

  await arriveAs(page, owner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible();
  await expectTheme(page, 'light');
  expect(await themesSeen()).toEqual(['light']);

  const other = await page.context().newPage();
  await other.goto('/login');
  await other.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expectTheme(page, 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});
