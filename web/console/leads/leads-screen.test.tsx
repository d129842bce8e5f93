import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Lead } from '#shared/leads/contract/lead.ts';
import { LeadsScreen } from './leads-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const aLead = (changes: Partial<Lead> = {}): Lead => ({
  lead_id: 'lead-1',
  name: 'Ada',
  email: 'ada@example.com',
  restaurant: 'Osteria Lupo',
  message: 'Do you do catering?',
  created_at: '2026-11-20T12:00:00.000Z',
  ...changes,
});

type Answer = { status?: number; data?: object };

async function setup(answer: (cursor: string | null) => Answer) {
  vi.stubGlobal('fetch', async (input: string) => {
    const { status = 200, data } = answer(new URL(input, 'http://here').searchParams.get('cursor'));
    return Response.json({ success: status === 200, data, error: 'Not now.' }, { status });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <LeadsScreen /> }])} />
    </QueryClientProvider>,
  );
}

test('a lead shows who asked what and when, with a reply link; earlier leads load on demand', async () => {
  const earlier = aLead({ lead_id: 'lead-0', name: '', restaurant: '', email: 'bo@example.com' });
  await setup((cursor) => ({
    data: cursor === null ? { leads: [aLead()], next_cursor: 'there' } : { leads: [earlier] },
  }));
  const list = page.getByRole('list', { name: 'Leads, newest first' });
  await expect.element(list.getByText('Ada, Osteria Lupo')).toBeVisible();
  await expect.element(list.getByText('Do you do catering?')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Reply to ada@example.com' }))
    .toHaveAttribute('href', 'mailto:ada@example.com');
  await page.getByRole('button', { name: 'Show earlier leads' }).click();
  await expect.element(list.getByText('bo@example.com', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show earlier leads' })).not.toBeInTheDocument();
});

test('an empty list and a failed request look different', async () => {
  let status = 500;
  await setup(() => (status === 200 ? { data: { leads: [] } } : { status }));
  await expect.element(page.getByText('We couldn’t load the leads')).toBeVisible();
  status = 200;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('No leads yet')).toBeVisible();
});
