import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PlatformActivityEntry } from '#web/console/api/platform-activity.ts';
import { PlatformActivityScreen } from './platform-activity-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

function anEntry(number: number, changes: Partial<PlatformActivityEntry> = {}): PlatformActivityEntry {
  return {
    entry_id: `entry-${number}`,
    at: '2026-11-20T12:00:00.000Z',
    actor: 'owner',
    operation: 'publishWebsite',
    what: `Published website ${number}.`,
    differences: [],
    kind: 'websites',
    restaurant: { restaurant_id: 'lupo', name: 'Osteria Lupo' },
    administrator: null,
    is_impersonated: false,
    request_id: `request-${number}`,
    ...changes,
  };
}

type Answer = { status?: number; data?: object };

async function setup(answer: (url: URL) => Answer) {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://here');
    if (!url.pathname.includes('/admin/activity'))
      return new Response('{"success":true,"data":{"restaurants":[]}}');
    asked.push(url);
    const { status = 200, data } = answer(url);
    return new Response(JSON.stringify({ success: status === 200, data, error: 'Not now.' }), { status });
  });
  const router = createMemoryRouter([{ path: '/', element: <PlatformActivityScreen /> }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { last: () => Object.fromEntries(asked.at(-1)?.searchParams ?? []) };
}

test('a row shows when, who, what changed, and which restaurant; its names filter the list', async () => {
  const entry = anEntry(1, {
    actor: 'administrator',
    administrator: { user_id: 'ada', email: 'ada@example.com' },
    is_impersonated: true,
    differences: [{ name: 'Kind', before: 'trattoria', after: 'osteria' }],
  });
  const { last } = await setup(() => ({ data: { entries: [entry] } }));
  const row = page.getByRole('row', { name: /Published website 1/ });
  await expect.element(row.getByText('impersonating')).toBeVisible();
  await expect.element(row.getByText('osteria')).toBeVisible();
  await expect.element(row.getByText(/Request request-1/)).toBeVisible();
  await row.getByRole('button', { name: 'Osteria Lupo' }).click();
  await expect.poll(last).toEqual({ restaurant_id: 'lupo' });
  await row.getByRole('button', { name: 'ada@example.com' }).click();
  await expect.poll(last).toEqual({ restaurant_id: 'lupo', administrator_id: 'ada' });
  await page.getByRole('button', { name: 'Restaurant: Osteria Lupo. Clear filter' }).click();
  await expect.poll(last).toEqual({ administrator_id: 'ada' });
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('billing');
  await expect.poll(last).toEqual({ administrator_id: 'ada', kind: 'billing' });
});

test('a search without results says how far back it looked, and can continue', async () => {
  const { last } = await setup((url) =>
    url.searchParams.has('cursor')
      ? { data: { entries: [anEntry(2)] } }
      : { data: { entries: [], next_cursor: 'there', searched_back_to: '2026-10-01T00:00:00.000Z' } },
  );
  await expect.element(page.getByText(/^Searched back to (Sep 30|Oct 1),/)).toBeVisible();
  await page.getByRole('button', { name: 'Search further back' }).click();
  await expect.element(page.getByText('Published website 2.')).toBeVisible();
  expect(last()).toEqual({ cursor: 'there' });
});

test('a failed request and an empty result look different', async () => {
  let status = 500;
  await setup(() => (status === 200 ? { data: { entries: [] } } : { status }));
  await expect.element(page.getByText('We couldn’t load the activity')).toBeVisible();
  status = 200;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('No activity found')).toBeVisible();
});
