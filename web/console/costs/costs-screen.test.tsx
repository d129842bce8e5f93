import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatMonth } from '#shared/format/dates.ts';
import { pastMonths } from '#shared/platform-settings/past-months.ts';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { CostsScreen } from './costs-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const [MONTH = '', BEFORE = ''] = pastMonths(new Date());
const KINDS = { requests: 9.74, storage: 0.2, ai: 85.43, messages: 1_280, mail: 0.01 };
const COSTS = {
  through: `${MONTH}-20`,
  as_of: new Date().toISOString(),
  total_cents: 1_375.38,
  by_kind: KINDS,
  fixed_cents: null as number | null,
  revenue_cents: 4_900,
  units: [
    {
      unit: 'api_calls',
      label: 'API calls',
      amount: 16_421,
      cents: 4.47,
      is_estimate: true,
      source: 'A call at the price of its parts.',
    },
  ],
  budget: { monthly_cents: null as number | null, state: 'none' },
};

async function setup({
  budget = COSTS.budget,
  pages = [[aRestaurant('Lupo')]],
  role = 'admin',
}: {
  budget?: object;
  pages?: object[][];
  role?: 'admin' | 'billing';
} = {}) {
  const asked: URL[] = [];
  let fixed: number | null = null;
  const saved: object[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      const body = JSON.parse(String(init.body));
      saved.push(body);
      fixed = Math.round(body.fixed_cost * 100);
      return new Response(JSON.stringify({ success: true, data: { acquisition_spend: null, ...body } }));
    }
    const url = new URL(input, 'http://here');
    asked.push(url);
    const month = url.searchParams.get('month');
    const at = Number(url.searchParams.get('cursor') ?? 0);
    const next = pages[at + 1] === undefined ? {} : { next_cursor: String(at + 1) };
    const data = url.pathname.endsWith('/restaurants')
      ? { month, through: COSTS.through, restaurants: pages[at], ...next }
      : { ...COSTS, month, budget, fixed_cents: fixed };
    return new Response(JSON.stringify({ success: true, data }));
  });
  const router = createMemoryRouter([{ path: '/', element: <CostsScreen /> }]);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext.Provider value={sessionOf(role)}>
        <RouterProvider router={router} />
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
  return { asked, saved };
}

function sessionOf(admin_role: 'admin' | 'billing'): Session {
  const user = { user_id: 'admin', email: 'admin@example.com', role: 'admin', admin_role };
  return { state: { status: 'signedIn', user } } as unknown as Session;
}

function aRestaurant(name: string, restaurant_id: string | null = name) {
  return { restaurant_id, name, total_cents: 1_375.38, by_kind: KINDS, revenue_cents: 4_900 };
}

test('a month shows its total, its cost by kind, and each restaurant in dollars', async () => {
  await setup();
  await expect.element(page.getByRole('definition').filter({ hasText: '$13.75' })).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Lupo.*\$12\.80.*\$13\.75.*\$49\.00.*\$35\.25/ }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Set one in Platform Settings' })).toBeVisible();
});

test('an entered fixed cost counts in the total and the margin of its month', async () => {
  const { saved } = await setup();
  await page.getByRole('button', { name: 'Enter fixed costs' }).click();
  await page.getByRole('textbox', { name: /^Amount in dollars/ }).fill('ten');
  await page.getByRole('button', { name: 'Save amount' }).click();
  await expect.element(page.getByText(/Enter an amount from \$0 to/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Amount in dollars/ }).fill('$10.50');
  await page.getByRole('button', { name: 'Save amount' }).click();
  await expect.element(page.getByRole('button', { name: 'Change fixed costs' })).toBeVisible();
  expect(saved).toEqual([{ month: MONTH, fixed_cost: 10.5 }]);
  await expect.element(page.getByRole('definition').filter({ hasText: '$24.25' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Margin.*\$24\.75/ })).toBeVisible();
});

test('the role billing reads who can set the budget, and gets no link that leads to a refusal', async () => {
  await setup({ role: 'billing', budget: { monthly_cents: 1_400, state: 'reached' } });
  await expect.element(page.getByText(/Ask someone with the Admin role to set the budget/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Change the budget' })).not.toBeInTheDocument();
});

test('estimates are labeled and show their price', async () => {
  await setup();
  await page.getByText('Cost breakdown').click();
  await expect.element(page.getByText('Estimate', { exact: true })).toBeVisible();
  await expect.element(page.getByText('A call at the price of its parts.')).toBeVisible();
});

test.each([
  ['warned', 'You’ve used over 80% of this month’s budget'],
  ['reached', 'Monthly budget reached'],
])('a budget that is %s is shown at the top', async (state, sentence) => {
  await setup({ budget: { monthly_cents: 1_400, state } });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText('$13.75 of $14.00')).toBeVisible();
});

test('a past month has no budget', async () => {
  const { asked } = await setup({ budget: { monthly_cents: 1_000, state: 'reached' } });
  await page.getByRole('combobox', { name: 'Month' }).selectOptions(formatMonth(BEFORE));
  await expect.poll(() => asked.at(-1)?.searchParams.get('month')).toBe(BEFORE);
  await expect.element(page.getByText('Monthly budget reached')).not.toBeInTheDocument();
});

test('more restaurants load on demand', async () => {
  await setup({ pages: [[aRestaurant('Lupo')], [aRestaurant('Zafra')]] });
  await page.getByRole('button', { name: 'Show more restaurants' }).click();
  await expect.element(page.getByRole('link', { name: 'Zafra' })).toBeVisible();
});

test('an earlier month is sorted by cost, revenue, or margin', async () => {
  const { asked } = await setup({ pages: [[aRestaurant('Lupo')]] });
  await page.getByRole('combobox', { name: 'Month' }).selectOptions(formatMonth(BEFORE));
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Lowest margin');
  await expect
    .poll(() => Object.fromEntries(asked.at(-1)?.searchParams ?? []))
    .toEqual({ month: BEFORE, sort: 'margin', order: 'asc' });
  await expect.element(page.getByText(/figures from the last daily update/)).toBeVisible();
});

test('deleted restaurants are one row with their total cost', async () => {
  const gone = aRestaurant('Deleted restaurants', null);
  await setup({ pages: [[aRestaurant('Lupo'), gone], [gone]] });
  await expect.element(page.getByRole('row', { name: /Deleted restaurants.*\$13\.75/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show more restaurants' }).click();
  await expect.element(page.getByRole('row', { name: /Deleted restaurants.*\$27\.51/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Deleted restaurants' })).not.toBeInTheDocument();
});
