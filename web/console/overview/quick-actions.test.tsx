import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { QuickActions } from './quick-actions.tsx';

async function show(role: 'admin' | 'support' | 'billing') {
  const session = { state: { status: 'signedIn', user: { role: 'admin', admin_role: role } } };
  await render(
    <SessionContext.Provider value={session as unknown as Session}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <QuickActions /> }])} />
    </SessionContext.Provider>,
  );
}

test('support sees no action that only an administrator with the Admin role may do', async () => {
  await show('support');
  await expect.element(page.getByRole('link', { name: /Review flagged content/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Impersonate a restaurant/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Platform Settings/ })).not.toBeInTheDocument();
});

test('billing sees no quick actions, because its role includes none of them', async () => {
  await show('billing');
  await expect.element(page.getByRole('heading', { name: 'Quick actions' })).not.toBeInTheDocument();
});
