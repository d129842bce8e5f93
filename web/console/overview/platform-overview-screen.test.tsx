import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { PlatformOverviewScreen } from './platform-overview-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const dashboard = (totalRestaurants: number) => ({
  platformStats: { period: 'Last 30 days', totalRestaurants, recentCampaigns: 3 },
  needsAttention: { incompleteSetups: 2 },
});
const REAL_TIME = {
  today_requests: 12,
  success_rate: 100,
  avg_response_time: 80,
  daily_cost: 0.01,
  active_requests: 0,
  last_updated: '2026-03-20T12:00:00.000Z',
};
/** Renders the overview. Metrics of the business never load. */
async function setup(role: 'admin' | 'billing' = 'admin') {
  const dashboards: Promise<object>[] = [Promise.resolve(dashboard(24))];
  vi.stubGlobal('fetch', async (input: string) => {
    const data = input.includes('/dashboard/admin')
      ? await dashboards.shift()
      : input.includes('/analytics/real-time')
        ? REAL_TIME
        : await new Promise<never>(() => undefined);
    return new Response(JSON.stringify({ success: true, data }), { status: 200 });
  });
  const session = { state: { status: 'signedIn', user: { role: 'admin', admin_role: role } } };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <SessionContext.Provider value={session as unknown as Session}>
      <QueryClientProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <PlatformOverviewScreen /> }])} />
      </QueryClientProvider>
    </SessionContext.Provider>,
  );
  return { dashboards, client };
}

const stats = () => page.getByRole('region', { name: 'Platform stats' });
const total = () => stats().getByText(/^\d+$/).first();

test('each figure of the overview links to the screen that lists what it counts', async () => {
  await setup();
  await expect.element(total()).toHaveTextContent('24');
  const links = [
    ['Total active restaurants', '/admin/restaurants'],
    ['Campaigns launched', '/admin/activity?kind=marketing'],
    ['Incomplete setups', '/admin/restaurants?sort=signup_date&order=desc&setup=unfinished'],
  ] as const;
  for (const [name, href] of links)
    await expect.element(stats().getByRole('link', { name })).toHaveAttribute('href', href);
});

test('each real-time figure links to what it counts', async () => {
  await setup();
  const bar = page.getByRole('region', { name: 'Real-time AI usage' });
  const links = [
    ['Today’s requests', '/admin/ai-analytics?days=1'],
    ['Success rate', '/admin/jobs?tab=errors'],
    ['Average response time', '/admin/ai-analytics?days=1'],
    ['Daily cost', '/admin/costs'],
    ['Active requests', '/admin/ai-analytics?days=1'],
    ['Last updated', '/admin/ai-analytics?days=1'],
  ] as const;
  for (const [name, href] of links)
    await expect.element(bar.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a role without the activity screen gets no link to it', async () => {
  await setup('billing');
  await expect.element(total()).toHaveTextContent('24');
  await expect.element(stats().getByRole('link', { name: 'Campaigns launched' })).not.toBeInTheDocument();
});

test('figures stay on the screen while they reload, and after a reload that fails', async () => {
  const { dashboards, client } = await setup();
  await expect.element(total()).toHaveTextContent('24');
  const next = Promise.withResolvers<object>();
  dashboards.push(next.promise);
  const reloaded = client.refetchQueries({ queryKey: ['admin', 'dashboard'] });
  await expect.poll(() => client.isFetching({ queryKey: ['admin', 'dashboard'] })).toBe(1);
  await expect.element(total()).toHaveTextContent('24');
  next.resolve(dashboard(25));
  await reloaded;
  await expect.element(total()).toHaveTextContent('25');
  dashboards.push(Promise.reject(new TypeError('Failed to fetch')));
  await client.refetchQueries({ queryKey: ['admin', 'dashboard'] });
  await expect.element(total()).toHaveTextContent('25');
});
