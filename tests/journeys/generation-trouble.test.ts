import type { Page } from '@playwright/test';
import { answered, expect, test } from './journey.ts';
import { arriveAs, type Owner } from './owner.ts';
import { watchProgress } from './watch-progress.ts';

const BRIEF = { name: 'Osteria Lupo', requirements: 'Wood oven, closed Mondays' };

async function askForWebsite(page: Page, owner: Owner): Promise<void> {
  await arriveAs(page, owner, '/website-builder');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByLabel('Website name').fill(BRIEF.name);
  await page.getByLabel('Special requirements').fill(BRIEF.requirements);
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true }).click();

async function expectBriefKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Website name')).toHaveValue(BRIEF.name);
  await expect(page.getByLabel('Special requirements')).toHaveValue(BRIEF.requirements);
}

test('a failed generation says why, keeps the form, and can be tried again', async ({ page, owner }) => {
  await page.route('**/generation/*/progress', async (route) => {
    const response = await route.fetch();
    const progress = await response.json();
    const failure = {
      status: 'failed',
      website_id: null,
      error_details: 'The pictures could not be stored.',
    };
    await route.fulfill({ response, json: { ...progress, ...failure } });
  });
  await askForWebsite(page, owner);
  await generate(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Website generation failed: The pictures could not be stored.');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expectBriefKept(page);
  await page.unroute('**/generation/*/progress');
  await generate(page);
  await expect(page.getByText('Website generated successfully!')).toBeVisible({ timeout: 40_000 });
});

test('a rejected generation keeps the form', async ({ page, owner, consoleWatch }) => {
  consoleWatch.expectErrors(answered(503));
  const failure = {
    success: false,
    error: 'The service is busy right now.',
    code: 'unavailable',
    request_id: 'r-1',
  };
  await page.route('**/website-builder/generate', (route) => route.fulfill({ status: 503, json: failure }));
  await askForWebsite(page, owner);
  await generate(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Error generating website: The service is busy right now.');
  await alert.getByRole('button', { name: 'OK', exact: true }).click();
  await expectBriefKept(page);
});

test('an offline owner is told right away and loses nothing', async ({
  page,
  owner,
  context,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await askForWebsite(page, owner);
  await context.setOffline(true);
  await generate(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Error generating website: Failed to generate website');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expectBriefKept(page);
  await context.setOffline(false);
  await generate(page);
  await expect(page.getByRole('dialog', { name: 'Creating your website' })).toBeVisible();
});

test('a connection lost during generation is waited out', async ({ page, owner, context, consoleWatch }) => {
  consoleWatch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await askForWebsite(page, owner);
  await generate(page);
  await expect(page.getByRole('dialog', { name: 'Creating your website' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Website generated successfully!')).toBeVisible({ timeout: 40_000 });
  await expect(page).toHaveURL(/\/preview\//);
});

test('a generation is still there after a reload or another screen', async ({ page, owner }) => {
  await askForWebsite(page, owner);
  await generate(page);
  const progress = page.getByRole('dialog', { name: 'Creating your website' });
  await expect(progress).toBeVisible();
  await page.reload();
  await expect(progress.or(page.getByRole('dialog', { name: 'Ready' }))).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL(/\/preview\//, { timeout: 40_000 });
  await expect(page.getByRole('heading', { level: 1, name: BRIEF.name })).toBeVisible();
});

/** Lets the platform answer as if the website were still being made, until it is told otherwise. */
async function holdProgress(page: Page): Promise<() => void> {
  let isHeld = true;
  await page.route('**/generation/*/progress', async (route) => {
    const response = await route.fetch();
    const progress = await response.json();
    if (isHeld) Object.assign(progress, { status: 'in_progress', progress_percentage: 36, website_id: null });
    await route.fulfill({ response, json: progress });
  });
  return () => {
    isHeld = false;
  };
}

/** Asks for a website whose progress stands still until it is released, and goes on with other things. */
async function generateInBackground(page: Page, owner: Owner): Promise<() => void> {
  const release = await holdProgress(page);
  await askForWebsite(page, owner);
  await generate(page);
  await page.getByRole('button', { name: 'Continue in the background' }).click();
  return release;
}

test('hidden progress can be shown again and opens the preview when done', async ({ page, owner }) => {
  const release = await generateInBackground(page, owner);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: `Creating ${BRIEF.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Show progress' }).click();
  await expect(page.getByRole('dialog', { name: 'Creating your website' })).toBeVisible();
  const readProgress = await watchProgress(page);
  release();
  await expect(page).toHaveURL(/\/preview\//, { timeout: 40_000 });
  const { operations } = await readProgress();
  expect(operations).not.toContain('Initializing...');
});

test('a website finished in the background offers itself without interrupting, even after a reload', async ({
  page,
  owner,
}) => {
  const release = await generateInBackground(page, owner);
  await page.reload();
  await expect(page.getByRole('region', { name: `Creating ${BRIEF.name}` })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  const ready = page.getByRole('group', { name: `${BRIEF.name} is ready` });
  await expect(ready).toBeVisible({ timeout: 40_000 });
  await expect(page).toHaveURL(/\/website-builder$/);
  await expect(page.getByRole('article', { name: BRIEF.name })).toBeVisible();
  await ready.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/preview\//);
});

test('a website finished in the background offers itself on every screen until answered', async ({
  page,
  owner,
}) => {
  const release = await generateInBackground(page, owner);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  release();
  const ready = page.getByRole('group', { name: `${BRIEF.name} is ready` });
  await expect(ready).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(ready).toBeVisible();
  await page
    .getByRole('link', { name: /Dashboard|Tableside/ })
    .first()
    .click();
  await expect(page).toHaveURL('/dashboard');
  await expect(ready).toHaveCount(1);
  await ready.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/preview\//);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: BRIEF.name })).toBeVisible();
  await expect(ready).toBeHidden();
});

test('a website that fails in the background says so on every screen and can be tried again', async ({
  page,
  owner,
}) => {
  await holdProgress(page);
  await askForWebsite(page, owner);
  await generate(page);
  await page.getByRole('button', { name: 'Continue in the background' }).click();
  await page.goto('/account');
  const failure = { status: 'failed', website_id: null, error_details: 'The pictures could not be stored.' };
  await page.route('**/generation/*/progress', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...failure } });
  });
  const notMade = page.getByRole('group', { name: `We couldn’t generate ${BRIEF.name}` });
  await expect(notMade).toContainText(failure.error_details);
  await notMade.getByRole('button', { name: 'Show' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(`Website generation failed: ${failure.error_details}`);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expectBriefKept(page);
});
