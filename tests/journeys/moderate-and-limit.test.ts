import { createApiClient } from '#tests/api/api-client.ts';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, arriveAs, type Owner, publish, webOrigin } from './owner.ts';

const CURE = 'Our broth cures the flu';

/** Runs an ad with forbidden words. */
async function aBadAd(owner: Owner): Promise<void> {
  const call = createApiClient(webOrigin());
  const { token, restaurantName } = owner;
  await publish(owner, await anImportedSite(owner));
  await call('updateProfile', { token, body: { 'address.text': '12 Court Street, Brooklyn, NY 11201' } });
  const ad = { restaurantName, itemToPromote: 'Chicken broth', offer: CURE };
  const { status, body } = await call('createFacebookAd', { token, body: ad });
  if (status !== 201) throw new Error(`The ad was not launched: ${JSON.stringify(body)}`);
}

test('a moderator finds and rejects content with a reason, and the owner sees it', async ({
  page,
  owner,
}) => {
  await aBadAd(owner);
  await signInAsDemoAdministrator(page);
  await page.getByRole('link', { name: 'Content Moderation' }).click();
  await page.getByRole('searchbox', { name: 'Search content' }).fill(owner.restaurantId);
  const entries = page.getByRole('region', { name: 'Content' }).locator('ol > li');
  await expect(entries.first()).toContainText(CURE);
  await expect(entries.filter({ hasNotText: owner.restaurantId })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Reject selected' }).click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Food isn’t medicine.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('heading', { name: 'No content found' })).toBeVisible();
  await page.getByText(/^Rejected \d/).click();
  await expect(entries.first()).toContainText('Reason: Food isn’t medicine.');
  await expect(entries.first()).toContainText('Removed everywhere');

  await arriveAs(page, owner, '/dashboard/activity');
  await expect(page.getByText(/Removed rejected content\..*Food isn’t medicine\./).first()).toBeVisible();
  await page.goto('/dashboard/get-new-customers');
  // An ad that wasn't running yet can't be paused.
  await expect(page.getByRole('region', { name: 'Your ads' }).getByText(/^(?:Paused|Ended)/)).toBeVisible();
});

test('a limit set by an administrator applies to the owner, and its usage shows in the console', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(429));
  await signInAsDemoAdministrator(page);
  await page.getByRole('link', { name: 'Feature Management' }).click();
  await page.getByRole('searchbox', { name: 'Search restaurants' }).fill(owner.email);
  const limit = page.getByRole('textbox', { name: /^Daily limit, Digital grader/ });
  await expect(limit).toHaveCount(1);
  await limit.fill('1');
  const saved = page.waitForResponse('**/api/admin/features/toggle');
  await limit.press('Enter');
  await saved;
  await page.reload();

  await arriveAs(page, owner, '/ai-features?tab=grader');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByRole('region', { name: 'Overall grade' })).toBeFocused();
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText(/You’ve reached your limit of 1 use a day/)).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('token'));
  await signInAsDemoAdministrator(page);
  await page.goto(`/admin/features?restaurant=${owner.restaurantId}`);
  await expect(page.getByRole('textbox', { name: /^Daily limit, Digital grader.*1 used/ })).toHaveValue('1');

  await limit.fill('lots');
  await expect(limit).toHaveAccessibleDescription(
    'Enter a whole number from 0 to 1,000,000, or leave this blank for no limit.',
  );
  await lookEverywhere(page, 'a limit that is taken away');
  // Cards and matrix are separate forms, so input in one isn't kept for the other.
  await limit.fill('lots');
  await limit.press('Enter');
  await page.getByRole('button', { name: /^Undo, Daily limit, Digital grader/ }).click();
  await expect(limit).toHaveValue('1');
  await limit.fill('0');
  await limit.press('Enter');
  const analyze = async () => {
    const headers = { authorization: `Bearer ${owner.token}` };
    return (await page.request.post('/api/ai/digital-presence/analyze', { headers, data: {} })).json();
  };
  await expect.poll(analyze).toMatchObject({
    code: 'feature_off',
    error: expect.stringContaining('isn’t available for your restaurant'),
  });
});
