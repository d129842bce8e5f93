import type { Page, Route } from '@playwright/test';
import { answered, expect, test } from './journey.ts';
import { arriveAs, type Owner } from './owner.ts';
import { watchProgress } from './watch-progress.ts';

const BRIEF = { name: 'Osteria Lupo', requirements: 'Wood oven, closed Mondays' };
const FAILURE = { status: 'failed', error_details: 'We couldn’t store the images.' };

async function askForWebsite(page: Page, owner: Owner): Promise<void> {
  await arriveAs(page, owner, '/website-builder');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByLabel('Website name').fill(BRIEF.name);
  await page.getByLabel('Special requirements').fill(BRIEF.requirements);
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true }).click();
const progress = (page: Page) => page.getByRole('dialog', { name: 'Creating your website' });
const continueInBackground = (page: Page) =>
  page.getByRole('button', { name: 'Continue in the background' }).click();

async function expectBriefKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Website name')).toHaveValue(BRIEF.name);
  await expect(page.getByLabel('Special requirements')).toHaveValue(BRIEF.requirements);
}

/** Fakes a generation. Returns a function that changes its progress. */
async function pretendToGenerate(page: Page): Promise<(change: object) => void> {
  const state = {
    success: true,
    generation_id: 'g1',
    website_id: null,
    status: 'in_progress',
    progress_percentage: 36,
    current_operation: 'Writing the menu',
    error_details: null,
  };
  await page.route('**/website-builder/generate', (route) =>
    route.fulfill({
      status: 202,
      json: { success: true, generation_id: state.generation_id, message: 'Started.' },
    }),
  );
  await page.route('**/generation/*/progress', (route) => route.fulfill({ json: state }));
  return (change) => Object.assign(state, change);
}

test('whatever stops a generation is explained, and the form is kept for the next one', async ({
  page,
  owner,
  context,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(503), /ERR_INTERNET_DISCONNECTED/);
  const alert = page.getByRole('alertdialog');
  await askForWebsite(page, owner);

  await test.step('the server refuses it', async () => {
    const json = { success: false, error: 'The service is busy.', code: 'unavailable', request_id: 'r-1' };
    await page.route('**/website-builder/generate', (route) => route.fulfill({ status: 503, json }));
    await generate(page);
    await expect(alert).toContainText('Error generating website: The service is busy.');
    await alert.getByRole('button', { name: 'OK', exact: true }).click();
    await expectBriefKept(page);
    await page.unroute('**/website-builder/generate');
  });

  await test.step('the owner is offline', async () => {
    await context.setOffline(true);
    await generate(page);
    await expect(alert).toContainText(
      'Error generating website: We couldn’t generate your website. Try again.',
    );
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expectBriefKept(page);
    await context.setOffline(false);
  });

  await test.step('the connection is lost during the generation, which then fails', async () => {
    const change = await pretendToGenerate(page);
    await generate(page);
    await expect(progress(page)).toBeVisible();
    const abort = (route: Route) => route.abort('internetdisconnected');
    await page.route('**/generation/*/progress', abort);
    await expect(page.getByText('Connection lost.')).toBeVisible();
    change({ progress_percentage: 48 });
    await page.unroute('**/generation/*/progress', abort);
    await expect(page.getByText('Connection lost.')).toBeHidden();
    change(FAILURE);
    await expect(alert).toContainText(`Website generation failed: ${FAILURE.error_details}`);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expectBriefKept(page);
    await test.step('one that fails in the background says so on every screen', () =>
      expectFailureEverywhere(page, change));
  });
});

/** Fakes progress, as if the website were still being generated, until the returned function is called. */
async function holdProgress(page: Page): Promise<() => void> {
  let isHeld = true;
  await page.route('**/generation/*/progress', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (isHeld) Object.assign(json, { status: 'in_progress', progress_percentage: 36, website_id: null });
    await route.fulfill({ response, json });
  });
  return () => {
    isHeld = false;
  };
}

test('a generation survives reloads, and every screen offers the website until the owner responds', async ({
  page,
  owner,
}) => {
  const release = await holdProgress(page);
  await askForWebsite(page, owner);
  await generate(page);
  await expect(progress(page)).toBeVisible();
  await page.reload();
  await expect(progress(page)).toBeVisible();
  await continueInBackground(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: `Creating ${BRIEF.name}` })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Show progress' }).click();
  await expect(progress(page)).toBeVisible();
  const readProgress = await watchProgress(page);
  await continueInBackground(page);
  release();

  const ready = page.getByRole('group', { name: `${BRIEF.name} is ready` });
  await expect(ready).toBeVisible();
  await expect(page).toHaveURL(/\/website-builder$/);
  await expect(page.getByRole('article', { name: BRIEF.name })).toBeVisible();
  expect((await readProgress()).operations).not.toContain('Initializing...');
  await page.goto('/account');
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

async function expectFailureEverywhere(page: Page, change: (change: object) => void): Promise<void> {
  change({ generation_id: 'g2', status: 'in_progress', error_details: null });
  await generate(page);
  await continueInBackground(page);
  await expect(page.getByRole('heading', { name: 'We’re building your first website' })).toBeVisible();
  await expect(page.getByText('No websites yet')).toBeHidden();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  change(FAILURE);
  const notMade = page.getByRole('group', { name: `We couldn’t generate ${BRIEF.name}` });
  await expect(notMade).toContainText(FAILURE.error_details);
  await notMade.getByRole('button', { name: 'Show' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(`Website generation failed: ${FAILURE.error_details}`);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expectBriefKept(page);
}
