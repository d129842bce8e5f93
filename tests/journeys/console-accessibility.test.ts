import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expect, test } from './journey.ts';
import { lookInBothThemes } from './look-everywhere.ts';

/** The screens of the console that `accessibility.test.ts` leaves out. */
const SCREENS = [
  'business-intelligence',
  'revenue-analytics',
  'assistant',
  'ai-analytics',
  'subscriptions',
  'subscriptions?tab=subscriptions',
  'subscriptions?tab=usage',
  'subscriptions?tab=invoices',
  'restaurants',
  'leads',
  'jobs',
  'jobs?tab=generations',
  'jobs?tab=payments',
  'jobs?tab=errors',
  'alerts',
  'announcements',
  'emails',
  'emails?new=true',
  'costs',
  'settings',
  'activity',
];

test('the other screens of the console are accessible in both themes, at phone and desktop width', async ({
  page,
}) => {
  await signInAsDemoAdministrator(page);
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading .+…$/)).toHaveCount(0);
    await lookInBothThemes(page, path);
  };
  for (const screen of SCREENS) await look(`/admin/${screen}`);
  await page.goto('/admin/restaurants');
  const name = page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link');
  const restaurant = (await name.getAttribute('href')) ?? '';
  await look(restaurant);
  await look(restaurant.replace('restaurants', 'subscriptions'));
});
