import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SAMPLE_BILLING, SAMPLE_SUBSCRIPTIONS } from './sample-billing.ts';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

async function setup(server: { isDown: (path: string) => boolean }, address = '/') {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, 'http://here');
    asked.push(pathname);
    const isDown = server.isDown(pathname);
    const data = pathname.endsWith('dashboard')
      ? { ...SAMPLE_BILLING, total_revenue: 99_000 }
      : { subscriptions: SAMPLE_SUBSCRIPTIONS };
    const body = isDown
      ? { success: false, error: 'Failed to fetch subscription data', code: 'internal', request_id: 'one' }
      : { success: true, data };
    return new Response(JSON.stringify(body), { status: isDown ? 500 : 200 });
  });
  const router = createMemoryRouter([{ path: '/', element: <SubscriptionsScreen /> }], {
    initialEntries: [address],
  });
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, server, router };
}

const failure = () => page.getByRole('heading', { name: 'Error Loading Subscriptions' });
const retry = () => page.getByRole('button', { name: 'Try Again' });

test('Try Again reloads everything that failed', async () => {
  const { asked, server } = await setup({ isDown: () => true });
  await expect.element(failure()).toBeVisible();
  await expect.element(page.getByText('Failed to fetch subscription data')).toBeVisible();
  await expect.element(page.getByText('Sample data')).toBeVisible();
  await expect.element(retry()).toBeEnabled();
  asked.length = 0;
  server.isDown = () => false;
  await retry().click();
  await expect.element(page.getByText('$99,000.00')).toBeVisible();
  await expect.element(failure()).not.toBeInTheDocument();
  await expect.element(page.getByText('Sample data')).not.toBeInTheDocument();
  expect(asked.map((path) => path.split('/').at(-1)).toSorted()).toEqual(['dashboard', 'subscriptions']);
});

test('loaded data is not requested again', async () => {
  const { asked, server } = await setup({ isDown: (path) => path.endsWith('subscriptions') });
  await expect.element(failure()).toBeVisible();
  await expect.element(retry()).toBeEnabled();
  asked.length = 0;
  server.isDown = () => false;
  await retry().click();
  await expect.element(page.getByText('$99,000.00')).toBeVisible();
  await expect.element(failure()).not.toBeInTheDocument();
  expect(asked.map((path) => path.split('/').at(-1))).toEqual(['subscriptions']);
});

test('the URL keeps the tab on reload, and Back returns to the last one', async () => {
  const { router } = await setup({ isDown: () => false }, '/?tab=usage');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect.element(tab('Usage Tracking')).toHaveAttribute('aria-selected', 'true');
  await tab('Subscriptions').click();
  await expect.element(tab('Subscriptions')).toHaveAttribute('aria-selected', 'true');
  expect(router.state.location.search).toBe('?tab=subscriptions');
  await router.navigate(-1);
  await expect.element(tab('Usage Tracking')).toHaveAttribute('aria-selected', 'true');
  await router.navigate('/?tab=nothing');
  await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true');
});
