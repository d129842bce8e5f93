import type { Locator, Page } from '@playwright/test';
import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, type Owner } from './owner.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const figure = (page: Page, label: string) =>
  section(page, 'Analytics').locator('div', { has: page.getByRole('term').filter({ hasText: label }) });

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (box === null) throw new Error('The element isn’t on the screen.');
  return box;
}

async function expectBeside(left: Locator, right: Locator): Promise<void> {
  const [{ x, width }, other] = await Promise.all([boxOf(left), boxOf(right)]);
  expect(x + width).toBeLessThanOrEqual(other.x);
}

/** Adds campaigns with results to the server's answer. */
async function withCampaigns(page: Page, firsts: RestaurantDashboard['firsts']): Promise<void> {
  await page.route('**/api/dashboard/restaurant', async (route) => {
    const answer: { data: RestaurantDashboard } = await (await route.fetch()).json();
    const { data } = answer;
    const campaign = {
      created_at: '2026-11-20T12:00:00.000Z',
      ends_at: '2026-11-27T12:00:00.000Z',
      promo_code: 'TRUFFLE7KQ4',
      is_simulated: true,
    };
    data.restaurant.monthly_revenue = 52_000;
    data.websites = { total: 1, published: 1 };
    data.firsts = firsts;
    data.performanceSnapshot.newCustomersAcquired = 7;
    data.performanceSnapshot.customersReengaged = 4;
    data.performanceSnapshot.redeemed = { codes: 11, with_amount: 9, amount_cents: 41_250 };
    data.momentumMetrics.marketingScore = 64;
    data.momentumMetrics.foundationalProgress.percentage = 72;
    data.activeCampaigns = [
      { ...campaign, campaign_id: 'a', name: 'Truffle Pasta', campaign_type: 'ad', status: 'in_review' },
      { ...campaign, campaign_id: 'b', name: 'We miss you', campaign_type: 'sms', status: 'active' },
    ];
    await route.fulfill({ json: answer });
  });
}

test('an owner sees one next action, metrics with their basis, and later the results of campaigns', async ({
  page,
  owner,
}) => {
  await arriveAs(page, owner, '/dashboard');
  const first = section(page, 'Build your website');
  await expect(first.getByRole('listitem')).toHaveCount(3);
  await expect(first.getByText('Example')).toBeVisible();
  await expect(figure(page, 'New customers').getByRole('link', { name: 'Launch an ad' })).toBeVisible();
  await expect(figure(page, 'Re-engaged').getByRole('link', { name: 'Send a text' })).toBeVisible();
  const next = page.locator('section', { hasText: 'Next Action' });
  await expect(next.getByText('Critical')).toBeVisible();
  await expect(next).toContainText(/min · Worth up to \$\d+ a week estimate/);

  await expect(section(page, 'Analytics')).toContainText('Last 30 days');
  await expect(figure(page, 'New customers')).toContainText('0');
  await expect(figure(page, 'Revenue generated')).toContainText('$0estimate $45 × 0 + $32 × 0');

  const campaigns = section(page, 'Campaigns');
  await expect(campaigns.getByText('Sample data')).toBeVisible();
  await expect(campaigns.getByRole('img', { name: /7%.* 29%/ })).toBeVisible();
  await campaigns.getByText('Show as a table').click();
  await expect(campaigns.getByRole('row', { name: 'May 7% 29%' })).toBeVisible();

  await expect(page.getByRole('img', { name: 'Marketing score: 0 out of 100, Starting' })).toBeVisible();
  await expect(section(page, 'Revenue')).toContainText(/Unlocked\$0 of \$\d+,\d{3}/);
  await expect(
    section(page, 'Revenue').getByRole('link', { name: 'Add your monthly revenue' }),
  ).toBeVisible();
  for (const name of ['Launch New Ad', 'Build Website', 'Review Marketing Foundations'])
    await expect(section(page, 'Quick Actions').getByRole('link', { name })).toBeVisible();
  await first.getByRole('link', { name: 'Build your website' }).click();
  await expect(page).toHaveURL('/website-builder');
  await expect(page.getByText('Create stunning AI-powered restaurant websites')).toBeVisible();
  await test.step('an owner with campaigns sees their results, on a phone on the first screen', () =>
    expectCampaigns(page, owner));
  await page.unrouteAll({ behavior: 'wait' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard');
  await test.step('the sidebar is collapsed by keyboard, marks the current view, and stays collapsed', () =>
    expectSidebarFolds(page));
});

async function expectCampaigns(page: Page, owner: Owner): Promise<void> {
  await withCampaigns(page, { redeemed_on: new Date().toISOString().slice(0, 10), returned_on: null });
  const charts: string[] = [];
  page.on('request', (request) => request.url().includes('chart') && charts.push(request.url()));
  await arriveAs(page, owner, '/dashboard');
  const rows = section(page, 'Campaigns').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(section(page, 'Campaigns').getByRole('link', { name: 'View All' })).toBeVisible();
  await expect(rows.first()).toContainText(/Truffle Pasta.*Facebook Ad.*In review/);
  await expect(rows.last()).toContainText(/We miss you.*SMS Campaign.*Active/);
  await expect(page.getByText('Sample data')).toBeHidden();
  expect(charts).toEqual([]);
  await expect(figure(page, 'Total customers')).toContainText('11');
  await expect(figure(page, 'Revenue generated')).toContainText('$443estimate $45 × 7 + $32 × 4');
  await expect(figure(page, 'Code revenue')).toContainText(
    '$413Your staff entered amounts for 9 of 11 codes',
  );
  await expect(figure(page, 'Growth rate')).toContainText('44%estimate 11 guests ÷ baseline of 25');
  await expect(page.getByRole('img', { name: 'Marketing score: 64 out of 100, Strong' })).toBeVisible();
  await expect(section(page, 'Revenue')).toContainText(
    /About \$[\d,]+ a month for your restaurant estimate \d+% of your \$52,000 monthly revenue/,
  );
  const celebration = section(page, 'Your first offer was redeemed');
  await expect(celebration.getByRole('link', { name: 'See redemptions' })).toBeVisible();
  await lookEverywhere(page, 'dashboard with campaigns');
  await celebration.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(celebration).toBeHidden();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  await expect(page.locator('section', { hasText: 'Next Action' })).toBeInViewport({ ratio: 1 });
  await expect(figure(page, 'New customers')).toBeInViewport({ ratio: 1 });
  await expect(figure(page, 'Re-engaged')).toBeInViewport({ ratio: 1 });
  const assistant = await boxOf(page.getByRole('complementary', { name: 'Assistant' }));
  const lastFigure = await boxOf(figure(page, 'Re-engaged'));
  expect(lastFigure.y + lastFigure.height).toBeLessThanOrEqual(assistant.y);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('complementary', { name: 'Assistant' })).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(page.getByRole('complementary', { name: 'Assistant' })).toBeInViewport();

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await lookEverywhere(page, 'menu');
  await page.setViewportSize({ width: 375, height: 812 });
  await menu.getByRole('link', { name: 'Website Builder' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Website Builder' })).toBeVisible();
}

async function expectSidebarFolds(page: Page): Promise<void> {
  const views = page.getByRole('navigation', { name: 'Main menu' });
  await expect(views.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  const assistant = page.getByRole('complementary', { name: 'Assistant' });
  await expectBeside(assistant, page.getByRole('main'));
  await page.getByRole('button', { name: 'Collapse sidebar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused();
  await expect(views.getByText('Overview')).not.toBeInViewport({ ratio: 0.5 });
  await expectBeside(assistant, page.getByRole('main'));
  await page.reload();
  await views.getByRole('link', { name: 'Restaurant profile' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurant profile' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible();
  await expect(views.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await views.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}
