import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryKeys } from '#web/client/query-keys.ts';
import { ClassView } from './class-view.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a failed comparison shows the reference for support', async () => {
  const body = {
    success: false,
    error: 'We couldn’t compare your items. Try again.',
    code: 'internal',
    request_id: '9f2c-41ab',
  };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 500 }));
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  queryClient.setQueryData(queryKeys.menuSales, { sales: null, saved_at: null });
  await render(
    <QueryClientProvider client={queryClient}>
      <ClassView />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('alert').getByText('9f2c-41ab', { exact: true })).toBeVisible();
});
