import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { analyzeMenu } from '#shared/menu/analyze-menu.ts';
import { menuItemsOf } from '#shared/menu/menu-item.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { MenuPanel } from './menu-panel.tsx';

const PROFILE = aSparseProfile({
  name: 'Osteria Lupo',
  currency: 'USD',
  dishes: [
    aDish({ name: 'Burger', course: 'Mains', price: '$14', amount: 14 }),
    aDish({ name: 'Ribeye', course: 'Mains', price: '$38', amount: 38 }),
  ],
});
const RESULT = {
  analysis_type: 'menu',
  ...analyzeMenu({ menu: menuItemsOf(PROFILE.dishes), currency: 'USD' }),
  menu_source: 'profile',
  menu_items: 2,
  profile_version: 1,
  currency: 'USD',
  sales_period: null,
  costs_as_of: '2026-11-22',
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders the panel of a restaurant without sales. `answers`: the analyses, in order. */
async function setup(...answers: { status: number; body: object }[]) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    if (body !== undefined) asked.push(JSON.parse(String(body)));
    const { status, body: answer } = answers.shift() ?? {
      status: 200,
      body: { success: true, data: RESULT },
    };
    return Response.json(answer, { status });
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const stored = { profile: PROFILE, version: 1, updated_at: '2026-11-22T12:00:00.000Z' };
  queryClient.setQueryData(queryKeys.profile, stored);
  queryClient.setQueryData(queryKeys.publishedAddress, '');
  queryClient.setQueryData(queryKeys.menuSales, { sales: null, saved_at: null });
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <MenuPanel />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { asked, queryClient };
}

const failed = (status: number, error: string) => ({
  status,
  body: { success: false, error, code: 'internal', fields: {} },
});
const analyze = () => page.getByRole('button', { name: 'Analyze' });
const results = () => page.getByRole('region', { name: 'Your menu' });

test('a menu’s lists, campaign, and projection are shown with their basis', async () => {
  const { asked } = await setup();
  await analyze().click();
  await expect.element(results()).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ analysis_type: 'menu', name: 'Osteria Lupo' })]);
  await expect.element(results().getByText(/Based on your menu only/)).toBeVisible();
  await expect
    .element(results().getByRole('region', { name: 'Hidden gems' }).getByText('Ribeye'))
    .toBeVisible();
  await expect
    .element(
      results()
        .getByText(/typical cost/)
        .first(),
    )
    .toBeVisible();
  await expect
    .element(results().getByRole('link', { name: 'Create ad: Ribeye' }))
    .toHaveAttribute('href', '/dashboard/get-new-customers?item=Ribeye&offer=10%25+off+Ribeye');
  expect(document.body.textContent).not.toContain('Sample data');
});

test.each([
  [422, 'Add your dishes to your profile, or name a website that shows your menu.'],
  [402, 'Your trial has ended. Choose a plan to continue.'],
  [403, 'The menu optimizer is turned off for your restaurant. Contact support to turn it on.'],
  [429, 'You’ve reached your limit of 3 uses a day for The menu optimizer. Try again in 2 hours.'],
])('a refusal with %d shows its sentence and no sample', async (status, sentence) => {
  await setup(failed(status, sentence));
  await analyze().click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(document.body.textContent).not.toContain('Sample data');
});

test('other failures show the labeled sample after a second', async () => {
  await setup(failed(500, 'Something went wrong on our end.'));
  await analyze().click();
  await expect.element(page.getByText('Analyzing...').first()).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
  const sample = page.getByRole('region', { name: 'Sample menu' });
  await expect.element(sample.getByText('Sample data')).toBeVisible();
  await expect
    .element(sample.getByText(/Sample result: we couldn’t reach our service\. Try again\./))
    .toBeVisible();
  await expect.element(sample.getByText('Top performers')).toBeVisible();
  expect(sample.getByRole('link', { name: /Write/ }).elements()).toEqual([]);
  await sample.getByRole('button', { name: 'Try again' }).click();
  await expect.element(results()).toBeVisible();
});

test('a description that the owner writes changes the dish in place', async () => {
  const saved = { message: 'Changes saved.', data: { version: 2, updated_at: '2026-11-22T12:01:00.000Z' } };
  const profile = { profile: PROFILE, version: 1, updated_at: '2026-11-22T12:00:00.000Z' };
  await setup(
    { status: 200, body: { success: true, data: RESULT } },
    { status: 200, body: { success: true, data: profile } },
    { status: 200, body: { success: true, ...saved } },
  );
  await analyze().click();
  await results().getByLabelText('Description of Ribeye').fill('Dry-aged, with bone marrow butter');
  await results().getByRole('button', { name: 'Apply the description of Ribeye' }).click();
  // Undo replaces the pressed button, also for keyboard users.
  await expect.element(results().getByRole('button', { name: /Undo/ })).toHaveFocus();
});

test('without a menu and a website, the error links to the menu and doesn’t mention addresses', async () => {
  const sentence = 'Add your dishes to your profile, or name a website that shows your menu.';
  const { queryClient } = await setup({
    ...failed(422, sentence),
    body: { success: false, error: sentence, code: 'internal', fields: { website: sentence } },
  });
  queryClient.setQueryData(queryKeys.publicConfig, { is_local: true });
  await analyze().click();
  await expect.element(page.getByLabelText('Website')).toHaveFocus();
  await expect.element(page.getByText(/ALLOW_PRIVATE_ANALYSIS/)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'your profile' }))
    .toHaveAttribute('href', '/profile#menu');
});

test('deleting the sales by keyboard moves the focus to the file button', async () => {
  const { queryClient } = await setup(
    { status: 200, body: { success: true, message: 'Deleted.' } },
    { status: 200, body: { success: true, data: { sales: null, saved_at: null } } },
  );
  const sales = { items: [], from: null, to: null, days: 30 };
  queryClient.setQueryData(queryKeys.menuSales, { sales, saved_at: '2026-11-22T12:00:00.000Z' });
  await page.getByRole('button', { name: 'Delete sales' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your sales data?' });
  // Deleting is permanent, so the safe answer comes first.
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  question.getByRole('button', { name: 'Delete' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Your sales' })).toHaveFocus();
});
