import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { AiAnalyticsScreen } from './ai-analytics-screen.tsx';

const ADMIN = { user_id: 'admin', email: 'admin@example.com', role: 'admin' };
const SESSION = { state: { status: 'signedIn', user: ADMIN } } as unknown as Session;
const NOW = new Date('2026-11-22T12:00:00.000Z');

let logged: string[] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((message: unknown) => void logged.push(String(message)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function someUsage(query: URLSearchParams) {
  const period = analyticsPeriod(NOW, Number(query.get('days')));
  const isOne = query.has('feature_type');
  return {
    period,
    as_of: NOW.toISOString(),
    usage_over_time: [
      { _id: { date: period.to, feature_type: 'menu_optimizer' }, requests: 12, cost: 0.01234 },
      ...(isOne
        ? []
        : [{ _id: { date: period.from, feature_type: 'image_enhancement' }, requests: 18, cost: 0.5 }]),
    ],
    feature_breakdown: [
      ...(isOne ? [] : [{ _id: 'image_enhancement', requests: 18, cost: 0.5, avg_processing_time: 2400.4 }]),
      { _id: 'menu_optimizer', requests: 12, cost: 0.01234, avg_processing_time: 300 },
    ],
    error_analysis: { error_count: 1 },
  };
}

const METRICS = {
  today_requests: 12,
  success_rate: 91.7,
  avg_response_time: 300,
  daily_cost: 0.01234,
  active_requests: 2,
  last_updated: NOW.toISOString(),
};

/** Renders the screen against a server that can stop answering. */
async function setup(server: { isDown: boolean } = { isDown: false }) {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://here');
    asked.push(url);
    const answers = asked.filter(({ pathname }) => pathname === url.pathname).length;
    const data = url.pathname.endsWith('usage')
      ? someUsage(url.searchParams)
      : { ...METRICS, today_requests: 1_000 + answers };
    const body = server.isDown
      ? { success: false, error: 'Broken.', code: 'internal' }
      : { success: true, data };
    return new Response(JSON.stringify(body), { status: server.isDown ? 500 : 200 });
  });
  const screen = (
    <>
      <AiAnalyticsScreen />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: screen },
    { path: '/elsewhere', element: <p>Nothing here</p> },
  ]);
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext.Provider value={SESSION}>
        <RouterProvider router={router} />
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
  return { asked, server };
}

const summary = () => page.getByRole('region', { name: 'Summary' });
const realTime = () => page.getByRole('region', { name: 'Real-time AI usage' });
const namesOf = (asked: readonly URL[]) =>
  asked.map(({ pathname, search }) => `${pathname.split('/').at(-1)}${search}`).toSorted();

test('the screen starts with totals and real-time metrics of all features in the last seven days', async () => {
  const { asked } = await setup();
  await expect.element(summary().getByText('30', { exact: true })).toBeVisible();
  await expect.element(summary().getByText('$0.5123')).toBeVisible();
  await expect.element(summary().getByText('IMAGE ENHANCEMENT')).toBeVisible();
  await expect.element(summary().getByText('3.3%')).toBeVisible();
  await expect.element(realTime().getByText('91.7%')).toBeVisible();
  await expect.element(realTime().getByText('300 ms')).toBeVisible();
  expect(namesOf(asked)).toEqual(['real-time', 'usage?days=7']);
});

test('each of the four charts has a data table, including days without requests', async () => {
  await setup();
  for (const title of ['Usage over time', 'Feature breakdown', 'Daily cost', 'Average processing time']) {
    await expect.element(page.getByRole('region', { name: title }).getByRole('img')).toBeVisible();
  }
  await page.getByText('Show data for Usage over time').click();
  const table = page.getByRole('table', { name: 'Usage over time' });
  await expect.element(table).toBeVisible();
  expect(table.getByRole('rowheader').elements()).toHaveLength(7);
  await expect.element(table.getByText('18', { exact: true })).toBeVisible();
});

test('choosing another period or feature reloads everything', async () => {
  const { asked } = await setup();
  await expect.element(summary()).toBeVisible();
  asked.length = 0;
  await page.getByText('30 days', { exact: true }).click();
  await expect.element(summary().getByText('Oct 24 to Nov 22')).toBeVisible();
  await expect.poll(() => namesOf(asked)).toEqual(['real-time', 'usage?days=30']);
  asked.length = 0;
  await page.getByRole('combobox', { name: 'Feature' }).selectOptions('MENU OPTIMIZER');
  await expect.element(summary().getByText('12', { exact: true })).toBeVisible();
  await expect.poll(() => namesOf(asked)).toEqual(['real-time', 'usage?days=30&feature_type=menu_optimizer']);
});

test('a failed reload is only logged, and the data stays', async () => {
  const { server } = await setup();
  await expect.element(summary()).toBeVisible();
  server.isDown = true;
  await page.getByText('90 days', { exact: true }).click();
  await expect
    .poll(() => logged.toSorted())
    .toEqual(['Failed to fetch real-time metrics:', 'Failed to fetch usage analytics:']);
  await expect.element(page.getByText('Loading analytics…')).not.toBeInTheDocument();
  await expect.element(summary().getByText('Nov 16 to Nov 22')).toBeVisible();
  await expect.element(realTime().getByText('91.7%')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('loading ends if both calls fail, and can be retried', async () => {
  const { server } = await setup({ isDown: true });
  await expect.element(page.getByRole('heading', { name: 'No data yet' })).toBeVisible();
  expect(page.getByText('Loading analytics…').elements()).toHaveLength(0);
  server.isDown = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.element(summary().getByText('$0.5123')).toBeVisible();
});

test('the bar updates every 30 seconds, but not in a hidden tab or after leaving the screen', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    const { asked } = await setup();
    await expect.element(realTime()).toBeVisible();
    const polls = () => asked.filter(({ pathname }) => pathname.endsWith('real-time')).length;
    expect(polls()).toBe(1);
    vi.advanceTimersByTime(30_000);
    await expect.element(realTime().getByText('1,002')).toBeVisible();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(90_000);
    expect(polls()).toBe(2);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.element(realTime().getByText('1,003')).toBeVisible();
    await page.getByRole('link', { name: 'Elsewhere' }).click();
    await expect.element(page.getByText('Nothing here')).toBeVisible();
    // React cleans up effects when the screen unmounts.
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(90_000);
    expect(polls()).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
