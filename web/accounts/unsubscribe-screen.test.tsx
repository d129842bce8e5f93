import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

async function setup(address: string) {
  const chosen: unknown[] = [];
  vi.stubGlobal('fetch', async (_input: string, init?: RequestInit) => {
    chosen.push(JSON.parse(String(init?.body)));
    return new Response(JSON.stringify({ success: true, message: 'Saved your choice.' }));
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <UnsubscribeScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return chosen;
}

test('opening the link changes nothing, and the button opts out until it is undone', async () => {
  const chosen = await setup('/unsubscribe#secret');
  await expect.element(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect(chosen).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect.element(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect(chosen).toEqual([
    { token: 'secret', is_opted_out: true },
    { token: 'secret', is_opted_out: false },
  ]);
});

test('a link without its token says what to do', async () => {
  await setup('/unsubscribe');
  await expect.element(page.getByText(/This link is incomplete/)).toBeVisible();
});
