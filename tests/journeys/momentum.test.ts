import type { Page, Route } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, type Owner, webOrigin } from './owner.ts';

const SCREEN = '/dashboard/marketing-foundations';
const CLAIM = 'Claim your Google Business Profile';

async function openMomentum(page: Page, owner: Owner): Promise<void> {
  await arriveAs(page, owner, SCREEN);
  await expect(page.getByRole('heading', { level: 1, name: 'Momentum' })).toBeVisible();
  await expect(score(page, 0)).toBeVisible();
}

/** Closes all other categories, because axe takes a second for each. */
async function openOnly(page: Page, name: string): Promise<void> {
  for (const other of ['Website', 'Menu', 'Maps', 'Ordering', 'Your guest', 'Social'])
    await category(page, other).click();
  await expect(category(page, name)).toHaveAttribute('aria-expanded', 'true');
}

const score = (page: Page, value: number) =>
  page.getByRole('img', { name: new RegExp(`^Marketing score: ${value} out of 100`) });
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const nextAction = (page: Page) => page.getByRole('region', { name: /./ }).filter({ hasText: 'Next Action' });
const category = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Sets statuses over the API, as a starting point. */
async function setStatuses(owner: Owner, itemIds: readonly string[], status: string): Promise<void> {
  const call = createApiClient(webOrigin());
  const { token, restaurantId: id } = owner;
  for (const item_id of itemIds)
    await call('updateChecklistStatus', { token, params: { id, item_id }, query: { status } });
}

async function foundationalIds({ token }: Owner): Promise<string[]> {
  const { body } = await createApiClient(webOrigin())('listCategoriesWithItems', {
    token,
    query: { type: 'foundational' },
  });
  const { categories } = body.data as { categories: { items: { item_id: string }[] }[] };
  return categories.flatMap(({ items }) => items.map(({ item_id }) => item_id));
}

test('a task is checked off by keyboard, its notes are saved, and the next action is verified', async ({
  page,
  owner,
}) => {
  await openMomentum(page, owner);
  await expect(tick(page, 'Publish your website'), 'a task that we check off ourselves').toBeHidden();
  let confirm = () => {};
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  await page.route('**/api/checklist/status/**', async (route) => {
    await confirmed;
    await route.continue();
  });
  await tick(page, CLAIM).focus();
  await page.keyboard.press('Space');
  await expect(tick(page, CLAIM)).toHaveAccessibleDescription('Saving…');
  await expect(tick(page, CLAIM)).not.toBeChecked();
  confirm();
  await expect(tick(page, CLAIM)).toBeChecked();
  await expect(tick(page, CLAIM)).toBeFocused();
  await expect(page.getByText('You marked this done')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'First Steps' })).toContainText('Earned');
  await expect(category(page, 'Google Business Profile')).toContainText('1 of 5 done');
  // Until the metrics reload, other changes of the task are ignored.
  await expect(tick(page, CLAIM)).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Space');
  await expect(tick(page, CLAIM)).not.toBeChecked();
  await expect(score(page, 0)).toBeVisible();

  // Notes and statuses are saved, and categories expand and collapse.
  await expect(category(page, 'Menu')).toHaveAttribute('aria-expanded', 'true');
  await expect(category(page, 'Reviews')).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: `Why, notes, and status: ${CLAIM}` }).click();
  await page.getByLabel(`Notes: ${CLAIM}`).fill('Ada has the postcard.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Notes saved.')).toBeVisible();
  await page.getByLabel(`Status: ${CLAIM}`, { exact: true }).selectOption('Doesn’t apply');
  await expect(category(page, 'Google Business Profile')).toContainText('0 of 4 done');
  await page.reload();
  await expect(page.getByText('Ada has the postcard.')).toBeVisible();
  await expect(tick(page, CLAIM)).toHaveAccessibleDescription('Doesn’t apply');
  await page.getByRole('button', { name: 'Show all 54 tasks' }).click();
  await category(page, 'Reviews').click();
  await expect(tick(page, 'Find recurring complaints')).toBeVisible();
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await expect(tick(page, 'Find recurring complaints')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show all 54 tasks' })).toBeFocused();
  await test.step('the next action is done on its screen, and the task is verified', () =>
    expectNextActionVerified(page, owner));
});

async function expectNextActionVerified(page: Page, owner: Owner): Promise<void> {
  const ids = await foundationalIds(owner);
  await setStatuses(
    owner,
    ids.filter((id) => id !== 'website-hours'),
    'not_applicable',
  );
  await openMomentum(page, owner);
  const next = nextAction(page);
  await expect(next.getByRole('heading', { name: 'Add your hours for every day' })).toBeVisible();
  await expect(next.getByText(/Potential from all open tasks: up to \$[\d,]+ a week/)).toBeVisible();
  await next.getByRole('link', { name: /^Open Restaurant profile/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurant profile' })).toBeVisible();
  await page.getByRole('tab', { name: 'Hours' }).click();
  await page.getByLabel('Monday, open or closed').selectOption('Open');
  await page.getByLabel('Monday opens').fill('17:00');
  await page.getByLabel('Monday closes').fill('22:00');
  await page.getByRole('button', { name: 'Copy Monday to all days' }).click();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.goto(SCREEN);
  await expect(page.getByText('Your profile has hours for all seven days.')).toBeVisible();
  await expect(tick(page, 'Add your hours for every day')).toBeChecked();
  await expect(score(page, 70)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Foundation complete' })).toBeVisible();
}

test('the checklist is accessible in every item state, and explains what failed', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(500));
  const fail = (error: string) => (route: Route) =>
    route.fulfill({ status: 500, json: { success: false, error, code: 'internal', request_id: 'r-1' } });
  const ids = await foundationalIds(owner);
  await setStatuses(owner, ids.slice(0, 3), 'completed');
  await setStatuses(owner, ids.slice(3, 4), 'in_progress');
  await setStatuses(owner, ids.slice(4, 5), 'not_applicable');

  await test.step('a checklist that failed to load loads on Try Again', async () => {
    const list = '**/api/checklist/categories-with-items**';
    await page.route(list, fail('Failed to fetch categories'));
    await arriveAs(page, owner, SCREEN);
    await expect(page.getByRole('heading', { name: 'Error Loading Checklist' })).toBeVisible();
    await expect(page.getByText('Failed to fetch categories')).toBeVisible();
    await lookEverywhere(page, 'momentum that cannot be loaded');
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try Again' }).click();
  });

  await test.step('a failed check-off reloads the checklist', async () => {
    await openOnly(page, 'Google Business Profile');
    await page.getByRole('button', { name: 'Show completed (3)' }).click();
    await page.getByRole('button', { name: `Why, notes, and status: ${CLAIM}` }).click();
    await expect(category(page, 'Google Business Profile')).toContainText('3 of 4 done');
    await setStatuses(owner, ids.slice(3, 4), 'completed');
    await page.route('**/api/checklist/status/**', fail('Failed to update status'));
    await tick(page, CLAIM).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to update status');
    await expect(tick(page, CLAIM)).toBeChecked();
    await expect(category(page, 'Google Business Profile')).toContainText('4 of 4 done');
    await lookEverywhere(page, 'momentum');
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('completing a category is celebrated', async () => {
    const rest = ids.filter((id) => !id.startsWith('google-'));
    await setStatuses(owner, rest, 'not_applicable');
    await setStatuses(owner, ids.slice(0, 1), 'in_progress');
    await page.reload();
    await openOnly(page, 'Google Business Profile');
    await expect(page.getByRole('heading', { name: 'Foundation complete' })).toBeHidden();
    await tick(page, CLAIM).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { name: 'Foundation complete' })).toBeVisible();
    await lookEverywhere(page, 'momentum with a complete foundation');
  });
});
