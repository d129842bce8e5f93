import type { Page } from '@playwright/test';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';

/** The console's screens, by journey. */
const SCREENS = {
  figures: [
    '',
    'business-intelligence',
    'revenue-analytics',
    'assistant',
    'ai-analytics',
    'costs',
    'features',
    'settings',
    'activity',
  ],
  restaurants: [
    'subscriptions',
    'subscriptions?tab=subscriptions',
    'subscriptions?tab=usage',
    'subscriptions?tab=invoices',
    'restaurants',
    'moderation',
    'leads',
  ],
  operation: [
    'jobs',
    'jobs?tab=generations',
    'jobs?tab=payments',
    'jobs?tab=errors',
    'alerts',
    'announcements',
    'emails',
    'emails?new=true',
  ],
};

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading .+…$/)).toHaveCount(0);
  await lookEverywhere(page, path);
}

for (const [group, screens] of Object.entries(SCREENS)) {
  test(`the console’s screens of ${group} are accessible`, async ({ page }) => {
    await signInAsDemoAdministrator(page);
    for (const screen of screens) await look(page, `/admin/${screen}`);
  });
}

test('a restaurant, its subscription, the command palette, and the outbox are accessible', async ({
  page,
}) => {
  await signInAsDemoAdministrator(page);
  // Other journeys' restaurants may have no subscription.
  await page.goto('/admin/restaurants?status=active');
  const name = page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link');
  const restaurant = (await name.getAttribute('href')) ?? '';
  await look(page, restaurant);
  await look(page, restaurant.replace('restaurants', 'subscriptions'));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible();
  await lookEverywhere(page, 'palette');
  await look(page, '/dev/inbox');
});
