import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RestaurantDashboard } from './restaurant-dashboard.tsx';

afterEach(() => void vi.unstubAllGlobals());

test('the dashboard shows that it is loading', async () => {
  const { promise: never } = Promise.withResolvers<never>();
  vi.stubGlobal('fetch', () => never);
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RestaurantDashboard />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  expect(container.querySelector('p[aria-hidden]')?.textContent).toBe('Loading your dashboard...');
});
