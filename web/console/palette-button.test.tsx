import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { PaletteButton } from './palette-button.tsx';

afterEach(() => void vi.unstubAllGlobals());

const SUPPORT = {
  state: { status: 'signedIn', user: { role: 'admin', admin_role: 'support' } },
} as unknown as Session;

const HERON = {
  restaurant_id: 'demo-2',
  name: 'Blue Heron Grill',
  email: 'demo-2@example.com',
  address: '220 Lake Avenue',
  signup_date: '2026-02-03T15:10:00.000Z',
  websites: { total: 1, published: 1 },
  customer: null,
};

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

async function setup() {
  const searches: (string | null)[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    searches.push(new URL(input, 'http://here').searchParams.get('search'));
    return new Response(JSON.stringify({ success: true, data: { restaurants: [HERON] } }));
  });
  const element = (
    <>
      <PaletteButton />
      <Place />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext.Provider value={SUPPORT}>
        <RouterProvider router={router} />
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
  return { searches };
}

const field = () => page.getByRole('combobox', { name: 'Find restaurants and sections' });

test('Ctrl+K opens it, and typing and Enter open a section', async () => {
  await setup();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('modera');
  await expect.element(field()).toHaveValue('modera');
  await expect.element(page.getByRole('option', { name: /^Content Moderation/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('at /admin/moderation')).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
});

test('arrow keys move through results; restaurants match by part of their name or email address', async () => {
  const { searches } = await setup();
  await page.getByRole('button', { name: 'Find restaurants and sections' }).click();
  await field().fill('her');
  const heron = page.getByRole('option', { name: /Blue Heron Grill.*demo-2@example\.com/ });
  await expect.element(heron).toHaveAttribute('aria-selected', 'true');
  expect(searches).toEqual(['her']);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.element(page.getByText(/^at \/admin\/restaurants/)).toBeVisible();
});

test('sections that the role may not open aren’t found', async () => {
  await setup();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: /^Leads/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /^Alerts/ })).not.toBeInTheDocument();
});
