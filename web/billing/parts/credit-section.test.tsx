import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CreditSection } from './credit-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The keys of the purchases that reach the server. The first purchase gets no answer. */
async function openCredits() {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return new Response(JSON.stringify({ success: true, data: {} }));
    keys.push(JSON.parse(String(body)).idempotencyKey);
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ success: true, data: {}, message: 'Done.' }), { status: 201 });
  });
  const open = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <CreditSection credits={{ balance: 0, purchased: 0, used: 0 }} payments="simulated" />
      </QueryClientProvider>,
    );
  return { keys, open };
}

const buy = async (amount: string) => {
  await page.getByLabelText('Amount in dollars').fill(amount);
  await page.getByRole('button', { name: 'Buy credit' }).click();
};

test('retrying a purchase whose answer was lost doesn’t buy twice, even after a reload', async () => {
  const { keys, open } = await openCredits();
  const { unmount } = await open();
  await buy('50');
  await expect.poll(() => keys.length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Buy credit' })).toBeEnabled();
  await unmount();
  await open();
  await buy('5');
  await expect.poll(() => keys.length).toBe(2);
  await buy('50');
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[1]).not.toBe(keys[0]);
});

test.each([
  [{ balance: 0, purchased: 0, used: 0 }, '$0.00 left'],
  [{ balance: 20, purchased: 50, used: 30 }, '$20.00 left ($50.00 bought, $30.00 used)'],
])('the balance says how much was bought, if anything: %o', async (credits, shown) => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <CreditSection credits={credits} payments="simulated" />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
});
