import type { APIRequestContext, Page } from '@playwright/test';
import { signInAsAdministrator } from './an-administrator.ts';
import { answered, type ConsoleWatch, expect, test } from './journey.ts';
import { anImportedSite, anOwner, publish } from './owner.ts';
import { textOfMail } from './sent-mail.ts';
import { aTemplateSite } from './website-card.ts';

async function openRestaurants(page: Page): Promise<void> {
  await signInAsAdministrator(page);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Restaurant Management' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurant Management' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Restaurants' })).toBeVisible();
}

/** The row of the only restaurant in the search results. */
async function find(page: Page, text: string, name: string) {
  await page.getByLabel('Search restaurants').fill(text);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row).toHaveCount(1);
  return row;
}

test('an administrator sorts and finds restaurants, helps an owner, suspends one, and deletes one', async ({
  page,
  request,
  consoleWatch,
}) => {
  const name = `Helped ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await anOwner(name);
  const site = { websiteId: await aTemplateSite(owner, 'Plum') };
  consoleWatch.expectErrors(/ERR_FAILED/);
  await openRestaurants(page);
  await test.step('the list is sorted, searched by part of the address, and loaded again after a failure', () =>
    expectSortedAndFound(page));
  await (await find(page, owner.email, name)).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('The owner: Created the account.')).toBeVisible();

  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`We sent a password reset link to ${owner.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Resend verification' }).click();
  await expect(page.getByText(`We sent a new verification link to ${owner.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Unlock sign-in' }).click();
  await expect(page.getByText(`Sign-in unlocked for ${owner.email}`)).toBeVisible();
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity.getByText('Sent the owner a password reset link.')).toBeVisible();

  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByLabel('Reason').fill('Complaints of guests');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(page.getByText('Suspended since')).toBeVisible();

  const told = await textOfMail(page, { to: owner.email, subject: /^Your account is suspended$/ });
  expect(told).toContain('Reason: Complaints of guests');

  await page.getByRole('button', { name: 'Impersonate' }).click();
  await page.getByLabel('Reason').fill('To look at the page');
  await page.getByRole('dialog').getByRole('button', { name: 'Impersonate' }).click();
  const banner = page.getByRole('region', { name: 'Suspension' });
  await expect(banner).toContainText('Your account is suspended: Complaints of guests.');
  // Ending an impersonation refuses the screen's pending requests.
  consoleWatch.expectErrors(answered(403), answered(401));
  await page.goto(`/website-builder/preview/${site.websiteId}`);
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await expect(page.getByText(/but you can’t send, publish, or create content/).first()).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('button', { name: 'End Impersonation' }).click();
  await expect(page).toHaveURL('/admin');

  await page.goto(`/admin/restaurants/${owner.restaurantId}`);
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText('Suspended since')).toBeHidden();
  await test.step('a restaurant is deleted after its word is typed', () =>
    expectDeleted({ page, request, consoleWatch }));
});

type Fixtures = { page: Page; request: APIRequestContext; consoleWatch: ConsoleWatch };

async function expectDeleted({ page, request, consoleWatch }: Fixtures): Promise<void> {
  const name = `Closing ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await anOwner(name);
  const url = await publish(owner, await anImportedSite(owner));
  const subscribed = await request.post('/api/billing/plan', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { plan_id: 'professional', payment_token: 'card_succeeds' },
  });
  expect(subscribed.status()).toBe(201);
  await page.goto('/admin/restaurants');
  const row = await find(page, owner.email.slice(3, 20), name);
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    /This restaurant has the Professional plan \(\d+ paid days left, ends \w+ \d+\)\. Deleting ends everything/,
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  const openDeletion = async (word: string) => {
    await row.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alertdialog', { name: `Permanently delete ${name}?` })).toBeVisible();
    await page.getByLabel('Type DELETE to confirm').fill(word);
    await page.keyboard.press('Enter');
  };
  const mismatch = 'Deletion cancelled - confirmation text did not match.';
  await openDeletion('delete');
  await expect(page.getByRole('alertdialog')).toContainText(mismatch);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: mismatch })).toBeVisible();
  expect((await request.get(url)).status()).toBe(200);

  await page.route('**/api/admin/restaurants/*', (route) => route.abort(), { times: 1 });
  consoleWatch.expectErrors(/ERR_FAILED/, answered(401), answered(404));
  await openDeletion('DELETE');
  const failure = /^Failed to delete restaurant: We can’t reach the server\./;
  await expect(page.getByRole('alertdialog').getByText(failure)).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('alert').getByText(failure)).toBeVisible();

  await openDeletion('DELETE');
  await expect(page.getByText(`Restaurant ${name} has been successfully deleted.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
  const { email, password } = owner;
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(401);
  const told = await textOfMail(page, { to: email, subject: /^Your account was deleted$/ });
  expect(told).toContain(`The account for ${name} was deleted.`);
}

async function expectSortedAndFound(page: Page): Promise<void> {
  const header = (name: string) => page.getByRole('columnheader', { name });
  await expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Signup date' }).click();
  await expect(header('Signup date')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Signup date' }).click();
  await expect(header('Signup date')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/admin/restaurants?sort=signup_date&order=desc');
  await page.reload();
  await expect(header('Signup date')).toHaveAttribute('aria-sort', 'descending');
  await find(page, 'O-4@TABLESIDE', 'Golden Wok (Demo)');
  await page.getByLabel('Search restaurants').fill('no such house');
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible();
  await page.getByLabel('Search restaurants').fill('(demo)');
  await expect(page.getByRole('rowheader', { name: 'Golden Wok (Demo)' })).toBeVisible();

  await page.route('**/api/dashboard/restaurants*', (route) => route.abort());
  await page.goto('/admin/restaurants');
  await expect(page.getByRole('heading', { name: 'Failed to fetch restaurants' })).toBeVisible();
  await page.unroute('**/api/dashboard/restaurants*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('table', { name: 'Restaurants' })).toBeVisible();
}
