import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InvoicesTab } from './invoices-tab.tsx';
import { SAMPLE_INVOICES } from './sample-billing.ts';

afterEach(() => vi.unstubAllGlobals());

async function setup(address: string, data: object) {
  const asked: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(Object.fromEntries(new URL(input, 'http://here').searchParams));
    return new Response(JSON.stringify({ success: true, data }));
  });
  const router = createMemoryRouter([{ path: '/', element: <InvoicesTab isSample={false} /> }], {
    initialEntries: [address],
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, router };
}

test('the list, its CSV, and the URL follow the search, filter, and order', async () => {
  const { asked, router } = await setup('/?tab=invoices&status=overdue', { invoices: SAMPLE_INVOICES });
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveValue('overdue');
  expect(asked.at(-1)).toMatchObject({ status: 'overdue', sort: 'date', order: 'desc' });
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Highest amount');
  await page.getByRole('searchbox', { name: 'Search invoices' }).fill('Lupo');
  const wanted = { search: 'Lupo', status: 'overdue', sort: 'amount', order: 'desc' };
  await expect.poll(() => asked.at(-1)).toEqual({ ...wanted, limit: '50' });
  expect(router.state.location.search).toBe('?tab=invoices&search=Lupo&status=overdue&order=amount-desc');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ ...wanted, limit: '100' });
});

test('an empty list says how to start, and an empty search how to widen it', async () => {
  await setup('/?tab=invoices', { invoices: [] });
  await expect.element(page.getByText('Invoices appear here after the first payment.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Void');
  await expect.element(page.getByRole('heading', { name: 'No matching invoices' })).toBeVisible();
});

test('a page without matches offers to search on, and a broad search to narrow it', async () => {
  await setup('/?tab=invoices&search=a', { invoices: [], next_cursor: 'next', more_match: true });
  await expect.element(page.getByText('No matches so far. Show more to keep searching.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more invoices' })).toBeEnabled();
  await expect.element(page.getByText(/More restaurants match/)).toBeVisible();
});
