import type { Page } from '@playwright/test';
import { answered, expect, test } from './journey.ts';
import { lookAtWidths, lookEverywhere, lookInBothThemes } from './look-everywhere.ts';
import { arriveAs } from './owner.ts';

/** A brief with every kind of detail. */
const BRIEF = `Roman trattoria, wood oven. We opened in 1987.
Tue-Sat 17:00-22:00, closed Sunday and Monday. Call (212) 555-0147.
Carbonara $18
Gricia $17
Cacio e pepe $17
Dark and moody, please. Don't mention my brother. Dogs are welcome.`;

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('screens for visitors are accessible, and every component in both themes', async ({
  page,
  consoleWatch,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
  await lookInBothThemes(page, 'landing');
  await page.goto('/login');
  await expect(page.getByRole('region', { name: 'Demo administrator' })).toBeVisible();
  await lookEverywhere(page, 'sign in');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await heading(page, 'Create Account');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await lookEverywhere(page, 'sign up with errors');
  await page.goto('/dev/ui');
  await heading(page, 'Design system');
  await page.getByRole('radio', { name: 'Side by side' }).check({ force: true });
  await lookAtWidths(page, 'design system');

  consoleWatch.expectErrors(answered(422));
  await page.goto('/verify-email?token=made-up');
  await heading(page, 'Verification Failed');
  await lookEverywhere(page, 'verification failed');
  await page.route('**/api/auth/verify-email', (route) =>
    route.fulfill({ json: { success: true, message: 'Thank you.' } }),
  );
  await page.goto('/verify-email?token=good');
  await heading(page, 'Email Verified!');
  await lookEverywhere(page, 'email verified');
  await page.goto('/welcome');
  await heading(page, 'Account Created Successfully!');
  await lookEverywhere(page, 'welcome');
  await page.route('**/api/auth/verify-email', () => undefined);
  await page.goto('/verify-email?token=good');
  await heading(page, 'Verifying your email…');
  await lookEverywhere(page, 'verifying');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/welcome');
  await heading(page, 'Getting things ready…');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lookEverywhere(page, 'welcome, first line');
});

test('the dashboard, the empty website builder, and their failures are accessible', async ({
  page,
  owner,
  consoleWatch,
}) => {
  await arriveAs(page, owner, '/dashboard');
  await heading(page, /Welcome back/);
  await test.step('the first Tab offers to skip the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
  await lookInBothThemes(page, 'dashboard');
  await page.goto('/website-builder');
  await expect(page.getByRole('heading', { name: 'No websites yet' })).toBeVisible();
  await lookEverywhere(page, 'website builder, empty');

  consoleWatch.expectErrors(answered(404), answered(500));
  await page.goto('/website-builder/preview/never-was');
  await heading(page, 'We couldn’t load this website');
  await lookEverywhere(page, 'preview, failed');
  const failure = { success: false, error: 'The kitchen is on fire.', code: 'internal', request_id: 'r-123' };
  const calls = '**/api/dashboard/restaurant';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: failure }));
  await page.goto('/dashboard');
  await heading(page, 'Error Loading Dashboard');
  // The assistant loads last, and axe must see the whole screen.
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).toBeVisible();
  await lookEverywhere(page, 'dashboard, failed');
  await expect(page.getByRole('alert')).toContainText('The kitchen is on fire.');
  await expect(page.getByRole('alert')).toContainText('r-123');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await heading(page, /Welcome back/);
});

test('website generation is accessible', async ({ page, owner }) => {
  await page.route('**/website-builder/generate', (route) =>
    route.fulfill({ status: 202, json: { success: true, generation_id: 'g1', message: 'Started.' } }),
  );
  const progress = { generation_id: 'g1', website_id: null, error_details: null };
  const drawing = {
    status: 'in_progress',
    progress_percentage: 46,
    current_operation: 'Drawing the images',
  };
  let state: object = drawing;
  await page.route('**/generation/g1/progress', (route) =>
    route.fulfill({ json: { success: true, ...progress, ...state } }),
  );
  await arriveAs(page, owner, '/website-builder');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog', { name: 'Generate with AI' })).toBeVisible();
  await lookEverywhere(page, 'generate dialog');
  await page.getByLabel('Special requirements').fill(BRIEF);
  await page.getByRole('button', { name: 'Edit Carbonara' }).click();
  await page.getByRole('button', { name: 'Remove Gricia' }).click();
  await lookEverywhere(page, 'generate dialog, read');
  await page.setViewportSize({ width: 375, height: 900 });
  await page.getByRole('button', { name: 'Details we found' }).click();
  await expect(page.getByRole('dialog', { name: 'Details we found' })).toBeVisible();
  await lookEverywhere(page, 'what we understood');
  await page.setViewportSize({ width: 375, height: 900 });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Website name').fill('Osteria Lupo');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Drawing the images')).toBeVisible();
  await lookEverywhere(page, 'progress dialog');
  state = { ...drawing, status: 'failed', error_details: 'We couldn’t store the images.' };
  await expect(page.getByRole('alertdialog')).toContainText('Website generation failed');
  await lookEverywhere(page, 'generation failed');
});

test('the profile is accessible', async ({ page, published }) => {
  await arriveAs(page, published.owner, '/profile');
  await expect(page.getByRole('region', { name: 'What guests look for' })).toBeVisible();
  await lookEverywhere(page, 'profile, basics');
  await page.getByRole('tab', { name: 'Hours' }).click();
  await page.getByLabel('Monday, open or closed').selectOption('Open');
  await page.getByRole('button', { name: 'Add a service on Monday' }).click();
  await page.getByRole('button', { name: 'Add a date' }).click();
  await lookEverywhere(page, 'profile, hours');
  await page.getByRole('tab', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Add a menu', exact: true }).click();
  await page.getByLabel('Name of menu 1').fill('Lunch');
  await page.getByRole('button', { name: 'Add a dish' }).click();
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
  await page
    .getByRole('button', { name: /^Add a size/ })
    .first()
    .click();
  await lookEverywhere(page, 'profile, menu');
  await page.getByRole('button', { name: 'Paste a menu' }).click();
  await page.getByLabel('Your menu').fill(BRIEF);
  await expect(page.getByRole('list', { name: 'Dishes we found' })).toBeVisible();
  await lookEverywhere(page, 'paste a menu');
});
