import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MenuSales } from '#shared/menu/sales/menu-sales.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { SalesDialog } from './sales-dialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const SESSION = {
  state: { status: 'signedIn', user: { user_id: 'restaurant-1', role: 'restaurant' } },
} as unknown as Session;

/** Opens the dialog with a file of these lines. `sent`: the requests. */
async function setup(...lines: string[]) {
  const sent: MenuSales[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({
      success: true,
      message: 'Saved.',
      data: { saved_at: '2026-11-22T12:00:00.000Z' },
    });
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const stored = { profile: aSparseProfile(), version: 1, updated_at: '2026-11-22T12:00:00.000Z' };
  queryClient.setQueryData(queryKeys.profile, stored);
  queryClient.setQueryData(queryKeys.menuSales, { sales: null, saved_at: null });
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SessionContext.Provider value={SESSION}>
          <SalesDialog
            file={new File([lines.join('\n')], 'sales.csv', { type: 'text/csv' })}
            before={null}
            onClose={() => {}}
            onSaved={() => {}}
          />
        </SessionContext.Provider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

const keep = () => page.getByRole('button', { name: 'Save sales' });
const sumsChoice = () => page.getByRole('checkbox', { name: /^Leave them out/ });

test('rows that look like totals are questioned, and the owner answers by keyboard', async () => {
  const sent = await setup(
    'Item,Qty,Net Sales',
    'Tasting menu,5,100',
    'Olives,2,10',
    'Chicken,3,90',
    'Steak,4,120',
    'Bread,1,3',
    'Lobster,3,117',
  );
  await expect.element(page.getByText(/2 rows: “Tasting menu”, “Steak”\./)).toBeVisible();
  await expect.element(sumsChoice()).not.toBeChecked();
  await expect.element(page.getByText(/^6 items from 6 rows/)).toBeVisible();
  sumsChoice().element().focus();
  await userEvent.keyboard(' ');
  await expect.element(sumsChoice()).toBeChecked();
  await expect.element(sumsChoice()).toHaveFocus();
  await expect.element(page.getByText(/^4 items from 6 rows/)).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(/^6 items from 6 rows/)).toBeVisible();
  await keep().click();
  await expect.poll(() => sent[0]?.items.length).toBe(6);
});

test('a mistyped year is reported and doesn’t extend the period', async () => {
  const days = Array.from({ length: 30 }, (_, n) => `2024-10-${String(n + 1).padStart(2, '0')},Soup,4,32`);
  const sent = await setup('Date,Item,Qty,Net Sales', ...days, '2062-10-12,Soup,4,32');
  const warning = /We ignored dates in the future or far from the others: line 32\./;
  await expect.element(page.getByText(warning)).toBeVisible();
  await expect.element(page.getByText(/\(30 days\)$/)).toBeVisible();
  await keep().click();
  await expect.poll(() => sent[0]).toMatchObject({ from: '2024-10-01', to: '2024-10-30', days: 30 });
  expect(sent[0]?.items[0]?.cells[0]?.sold).toBe(124);
});

test('a period that is too long is refused before anything is sent', async () => {
  const sent = await setup('Item,Qty,Net Sales', 'Soup,4,32', 'Pie,3,30');
  await page.getByLabelText('How many days does the file cover?').fill('5000');
  await expect.element(page.getByText('Enter a number of days from 1 to 1098.')).toBeVisible();
  await expect.element(keep()).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual([]);
});
