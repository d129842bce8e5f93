import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '#web/app/query-client.ts';
import { BusinessIntelligenceScreen } from './business-intelligence-screen.tsx';
import { SAMPLE_BUSINESS } from './sample-business.ts';

const REFRESH_MS = 300_000;
const NAME = 'Osteria Lupo';
const [CUSTOMER] = SAMPLE_BUSINESS.at_risk_customers.customers;
const BUSINESS = {
  ...SAMPLE_BUSINESS,
  key_metrics: { ...SAMPLE_BUSINESS.key_metrics, total_revenue: 8_421 },
  at_risk_customers: {
    ...SAMPLE_BUSINESS.at_risk_customers,
    customers: [{ ...CUSTOMER, restaurant_id: 'lupo', name: NAME }],
  },
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a timeout shows the error right away, without another retry', async () => {
  const time = new AbortController();
  const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const fetched = vi.fn(
    (_input: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', fetched);
  const router = createMemoryRouter([{ path: '/', element: <BusinessIntelligenceScreen /> }]);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.poll(() => timer.mock.calls).toEqual([[10_000]]);
  time.abort();
  await expect.element(page.getByRole('heading', { name: 'Error Loading Dashboard' })).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
});

/** Renders the screen against a server that can stop answering. */
async function setup(server: { isDown: boolean } = { isDown: false }) {
  const asked: { path: string; method: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, 'http://here');
    asked.push({ path: pathname, method: init.method ?? 'GET', body: String(init.body ?? '') });
    const message = 'Your email to lupo@example.com is on its way.';
    const body = server.isDown
      ? { success: false, error: 'Failed to fetch dashboard data', code: 'internal' }
      : pathname.endsWith('contact')
        ? { success: true, message }
        : { success: true, data: BUSINESS };
    return new Response(JSON.stringify(body), { status: server.isDown ? 500 : 200 });
  });
  const router = createMemoryRouter([
    { path: '/', element: <BusinessIntelligenceScreen /> },
    { path: '/elsewhere', element: <p>Nothing here</p> },
  ]);
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, server, router };
}

const figures = () => page.getByRole('region', { name: 'Key metrics' });

test('if metrics fail to load, labeled examples appear until a retry succeeds', async () => {
  const { server } = await setup({ isDown: true });
  await expect.element(page.getByRole('heading', { name: 'Error Loading Dashboard' })).toBeVisible();
  await expect.element(page.getByText('Failed to fetch dashboard data')).toBeVisible();
  await expect.element(page.getByText('Sample data')).toBeVisible();
  await expect.element(page.getByText('Sample Diner', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Contact/ }).elements()).toEqual([]);
  server.isDown = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(figures().getByText('$8,421')).toBeVisible();
  expect(page.getByText('Sample data').elements()).toEqual([]);
});

test('if a refresh fails, the metrics stay with their time', async () => {
  const { server } = await setup();
  await expect.element(figures().getByText('$8,421')).toBeVisible();
  server.isDown = true;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText('We couldn’t refresh these metrics')).toBeVisible();
  await expect.element(figures().getByText('$8,421')).toBeVisible();
  expect(page.getByText('Sample data').elements()).toEqual([]);
});

test('the metrics reload every five minutes, but not in a hidden tab or after leaving the screen', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { asked, router } = await setup();
  const reads = () => asked.filter(({ path }) => path.endsWith('dashboard')).length;
  await expect.element(figures().getByText('$8,421')).toBeVisible();
  expect(reads()).toBe(1);
  vi.advanceTimersByTime(REFRESH_MS);
  await expect.poll(reads).toBe(2);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(2 * REFRESH_MS);
  expect(reads()).toBe(2);
  visibility.mockReturnValue('visible');
  await router.navigate('/elsewhere');
  await expect.element(page.getByText('Nothing here')).toBeVisible();
  // React cleans up effects when the screen unmounts.
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3 * REFRESH_MS);
  expect(reads()).toBe(2);
});

test('an email is drafted from the reasons, edited, and sent', async () => {
  const { asked } = await setup();
  await page.getByRole('button', { name: `Contact ${NAME}` }).click();
  const dialog = page.getByRole('dialog', { name: `Email ${NAME}` });
  await expect
    .element(dialog.getByLabelText('Email'))
    .toHaveValue(expect.stringContaining('Your last payment didn’t go through.'));
  await dialog.getByLabelText('Subject').fill('May we help?');
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect.element(dialog.getByText('Your email to lupo@example.com is on its way.')).toBeVisible();
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject([{ path: '/api/business-intelligence/restaurants/lupo/contact' }]);
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ subject: 'May we help?' });
});
