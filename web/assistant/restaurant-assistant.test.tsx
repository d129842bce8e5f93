import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { useRestaurantDashboard } from '#web/dashboard/api/restaurant-dashboard.ts';
import { RestaurantAssistant } from './restaurant-assistant.tsx';

afterEach(() => void vi.unstubAllGlobals());

const session = {
  state: { status: 'signedIn', user: { role: 'restaurant', user_id: 'r1' } },
} as unknown as Session;

function Screen() {
  const { isError, refetch } = useRestaurantDashboard();
  const [hasAssistant, setHasAssistant] = useState(false);
  return (
    <>
      <p>{isError ? 'Failed' : 'Loading'}</p>
      <button type="button" onClick={() => setHasAssistant(true)}>
        Let it arrive
      </button>
      <button type="button" onClick={() => void refetch()}>
        Try Again
      </button>
      {hasAssistant ? <RestaurantAssistant /> : null}
    </>
  );
}

test('loading the assistant after a failed dashboard doesn’t reload the dashboard; Try Again does', async () => {
  const fetched = vi.fn(async () => new Response(JSON.stringify({ success: false }), { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext.Provider value={session}>
        <Screen />
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Let it arrive' }).click();
  await expect.element(page.getByRole('button', { name: 'Ask the assistant' })).toBeVisible();
  await expect.element(page.getByText('Failed')).toBeVisible();
  expect(fetched).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
});
