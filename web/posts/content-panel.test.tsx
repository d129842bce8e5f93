import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aContentPlan, aContentPost } from '#tests/builders/a-content-plan.ts';
import { ContentPanel } from './content-panel.tsx';

afterEach(() => void vi.unstubAllGlobals());

const PLAN = aContentPlan([
  aContentPost({ post_id: 'one', date: '2026-11-25', about: 'Soup' }),
  aContentPost({ post_id: 'two', date: '2026-11-27', about: 'Bread' }),
  aContentPost({ post_id: 'three', date: '2026-12-02', week: 2, about: 'Pasta' }),
]);

/** The panel at an address, for a restaurant with one content calendar. */
async function setup(search: string) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://here');
    if (pathname.endsWith('/plans')) return Response.json({ success: true, data: { plans: [PLAN] } });
    if (pathname.endsWith('/plans/plan-1')) return Response.json({ success: true, data: PLAN });
    if (pathname.endsWith('/occasions'))
      return Response.json({ success: true, data: { from: '2026-11-24', country: 'US', occasions: [] } });
    return Response.json({ success: false, error: 'It is gone.', code: 'not_found' }, { status: 404 });
  });
  const router = createMemoryRouter([{ path: '/ai-features', element: <ContentPanel /> }], {
    initialEntries: [`/ai-features${search}`],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.search;
}

const form = () => page.getByRole('heading', { name: 'Plan your posts' });
const post = (about: string) => page.getByRole('article', { name: `Instagram: ${about}` });

test('the open calendar is in the address, so it survives a reload', async () => {
  const address = await setup('?tab=content');
  await page.getByRole('button', { name: /3 posts over 2 weeks, starting Tuesday, November 24/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Your posts' })).toHaveFocus();
  expect(address()).toBe('?tab=content&plan=plan-1');
  await page.getByRole('button', { name: 'New content calendar' }).click();
  await expect.element(form()).toHaveFocus();
  expect(address()).toBe('?tab=content');
});

test('a calendar is shown week by week from its first post, with each platform’s tips once', async () => {
  await setup('?tab=content&plan=plan-1');
  await expect.element(page.getByText(/^3 posts, starting Wednesday, November 25\./)).toBeVisible();
  await expect.element(post('Soup')).toBeVisible();
  await expect.element(post('Pasta')).not.toBeInTheDocument();
  await page.getByRole('heading', { name: 'Week 2' }).click();
  await expect.element(post('Pasta')).toBeVisible();
  expect(page.getByText(/Guests can’t tap links in a caption\./).elements()).toHaveLength(1);
});

test('a deleted calendar leads back to the form', async () => {
  const address = await setup('?tab=content&plan=gone');
  await page.getByRole('button', { name: 'New content calendar' }).click();
  await expect.element(form()).toBeVisible();
  expect(address()).toBe('?tab=content');
});

test('a printed calendar is light and fully expanded', async () => {
  document.documentElement.dataset.theme = 'dark';
  await setup('?tab=content&plan=plan-1');
  await expect.element(post('Soup')).toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement.dataset.theme).toBe('light');
  await expect.element(post('Pasta')).toBeVisible();
  dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  delete document.documentElement.dataset.theme;
});
