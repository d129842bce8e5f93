import type { Page } from '@playwright/test';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, arriveAs, publish } from './owner.ts';

const PHONE = { width: 375, height: 812 };

const grade = (page: Page) => page.getByRole('region', { name: 'Overall grade' });
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze' });

test('an owner grades a page, fixes a finding, and gains the points', async ({ page, owner }) => {
  const url = await publish(owner, await anImportedSite(owner));
  await arriveAs(page, owner, '/dashboard');
  await page.getByRole('link', { name: 'Open AI Features' }).click();
  await expect(page.getByText('Unlock AI-powered growth tools')).toBeVisible();
  await expect(page.getByLabel('Restaurant Name')).toHaveValue(owner.restaurantName);
  await expect(page.getByLabel('Website')).toHaveValue(url);
  await expect(page.getByRole('tab', { name: /Digital Presence Grader/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.setViewportSize(PHONE);

  await analyze(page).click();
  await expect(grade(page)).toBeFocused();
  await expect(grade(page).getByText('out of 100').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: /\.$/ }).first()).toBeInViewport({ ratio: 1 });
  await grade(page)
    .getByText(/Evidence for Website/)
    .click();
  await expect(grade(page).getByText(owner.restaurantName).nth(1)).toBeVisible();
  await grade(page).getByRole('button', { name: 'Verify this grade' }).click();
  await expect(grade(page).getByText('Grade verified')).toBeVisible();
  await page.getByRole('link', { name: /Open Restaurant profile: .*Instagram/ }).click();
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByLabel('Link type').selectOption({ label: 'Instagram' });
  await page.getByLabel('Web address', { exact: true }).last().fill('https://www.instagram.com/osterialupo');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('region', { name: 'Your latest grade' })).toBeVisible();
  await analyze(page).click();
  await expect(grade(page).getByText(/completed since your last action plan/i)).toBeVisible();
  await expect(
    grade(page)
      .getByText(/We found your Instagram account/)
      .first(),
  ).toBeVisible();
  await lookEverywhere(page, 'grade again');

  await page.getByRole('button', { name: 'Compare two grades' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare two grades' });
  await expect(comparison.getByRole('row', { name: /Instagram.*\+25/ })).toBeVisible();
  await lookEverywhere(page, 'comparison');
});

test('the grader works by keyboard: a private address, a grade, its breakdown, and an earlier grade', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(422));
  await arriveAs(page, owner, '/ai-features?tab=grader');
  await expect(page.getByRole('button', { name: 'Analyze' })).toBeVisible();
  await lookEverywhere(page, 'AI features');
  await page.getByLabel('Website').focus();
  await page.keyboard.type('http://169.254.169.254/latest/meta-data/');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Website')).toBeFocused();
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/isn’t public/);
  await expect(page.getByText('Sample data')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('https://nothing.invalid');
  await page.keyboard.press('Enter');
  await expect(grade(page)).toBeFocused();
  const sparkle = grade(page).getByRole('button', { name: 'Website score breakdown' });
  const isThere = () => sparkle.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 12 && !(await isThere()); presses++) await page.keyboard.press('Tab');
  await expect(sparkle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Website Score Breakdown' })).toBeVisible();
  await lookEverywhere(page, 'website score');
  await page.keyboard.press('Escape');
  await expect(sparkle).toBeFocused();
  await page.reload();
  const last = page.getByRole('region', { name: 'Your latest grade' });
  await last.getByRole('button', { name: 'View grade' }).focus();
  await page.keyboard.press('Enter');
  await expect(grade(page)).toBeFocused();
  await expect(page.getByText('Current view')).toBeVisible();
});
