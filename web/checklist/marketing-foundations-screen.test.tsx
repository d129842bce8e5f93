import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { MarketingFoundationsScreen } from './marketing-foundations-screen.tsx';

const unexpected = () => Promise.reject(new Error('not a part of this screen'));

test('an administrator without a restaurant sees an error with a retry', async () => {
  let refreshes = 0;
  const session: Session = {
    state: {
      status: 'signedIn',
      user: { user_id: 'admin', email: 'admin@example.com', role: 'admin', email_verified: true },
    },
    signIn: unexpected,
    enter: unexpected,
    keep: () => undefined,
    register: unexpected,
    signOut: unexpected,
    resetPassword: unexpected,
    changePassword: unexpected,
    signOutEverywhere: unexpected,
    refresh: async () => void refreshes++,
    startImpersonation: unexpected,
    endImpersonation: unexpected,
  };
  const router = createMemoryRouter([{ path: '/', element: <MarketingFoundationsScreen /> }]);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext.Provider value={session}>
        <RouterProvider router={router} />
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Failed to get restaurant information')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect(refreshes).toBe(1);
});
