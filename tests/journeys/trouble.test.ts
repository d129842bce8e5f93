import type { Page } from '@playwright/test';
import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import { answered, expect, test } from './journey.ts';
import { anImportedSite, arriveAs, type Owner } from './owner.ts';

test('strangers and rejected sessions see sign-in, and owners neither the console nor another’s website', async ({
  page,
  owner,
  published,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(401), answered(404));
  await page.goto('/website-builder');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
  await arriveAs(page, owner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A request of the dashboard with the broken token would end the session before the click.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}x`));
  await page.getByRole('link', { name: 'Build Website' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await test.step('a token that expired before the visit leads there without an error', async () => {
    await arriveAs(page, { ...owner, token: 'no-longer-good' }, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  const panelFor = async (id: string) => {
    await arriveAs(page, owner, `/website-builder/preview/${id}`);
    await expect(page.getByRole('heading', { name: 'We couldn’t load this website' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Error loading website:');
    return (await page.getByRole('alert').textContent())?.replace(/Reference.*/s, '');
  };
  expect(await panelFor(published.websiteId)).toBe(await panelFor('never-was'));
  await page.getByRole('link', { name: 'Back to Website Builder' }).click();
  await expect(page.getByRole('heading', { name: 'No websites yet' })).toBeVisible();
  await expect(page.getByText('Platform Administration')).toBeHidden();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await test.step('an unanswered session check reports after ten seconds and keeps the session', () =>
    expectUnansweredCheck(page, owner));
});

async function expectUnansweredCheck(page: Page, owner: Owner): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      document.documentElement.dataset.waited = String(milliseconds);
      return AbortSignal.abort(new DOMException('Timed out', 'TimeoutError'));
    };
  });
  await arriveAs(page, owner, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Failed to get user info' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This is taking longer than expected.');
  await expect(page.locator('html')).toHaveAttribute('data-waited', '10000');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Failed to get user info' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(owner.token);
}

test('a refused publication says why: an unverified address, or an invalid element', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(409), answered(422));
  const site = await anImportedSite(owner);
  const publish = page.getByRole('button', { name: 'Publish' });
  const refuse = (status: number, json: object) =>
    page.route('**/publish', (route) => route.fulfill({ status, json: { success: false, ...json } }));
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);

  await test.step('the address is verified first, with a new link', async () => {
    const { status, message } = ERROR_CODES.email_unverified;
    await refuse(status, { error: message, code: 'email_unverified', request_id: 'r-789' });
    await publish.click();
    const alert = page.getByRole('alertdialog', { name: 'Verify your email first' });
    await expect(alert).toContainText(message);
    await alert.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(alert).toContainText(`We sent a new verification link to ${owner.email}.`);
    await alert.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(alert).toBeHidden();
    await page.unroute('**/publish');
  });

  await test.step('the invalid element is named', async () => {
    await refuse(422, {
      error: 'Your website isn’t ready to publish.',
      code: 'publish_refused',
      fields: { 'img.hero': 'This image has no description.' },
      request_id: 'r-456',
    });
    await publish.click();
    const alert = page.getByRole('alertdialog', { name: 'Not published' });
    await expect(alert).toContainText('Error publishing website: Your website isn’t ready to publish.');
    await expect(alert).toContainText('img.hero');
    await expect(alert).toContainText('This image has no description.');
    await alert.getByRole('button', { name: 'OK', exact: true }).click();
    await page.unroute('**/publish');
    await publish.click();
    await expect(page.getByText('Website published successfully!')).toBeVisible();
  });
});
