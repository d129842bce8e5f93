import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Announcement } from '#shared/announcements/contract/announcement.ts';
import { AnnouncementsScreen } from './announcements-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const NEWS: Announcement = {
  announcement_id: 'news-1',
  title: 'Photo presets',
  text: 'Try five new looks.',
  link: '/ai-features',
  from: '2026-11-01T00:00:00.000Z',
  until: null,
  audience: 'professional',
  updated_at: '2026-11-01T00:00:00.000Z',
};

type Sent = { method: string; url: string; body: Record<string, unknown> };

async function setup(announcements: Announcement[] | 'failure', refusal?: object) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const method = String(init.method);
    if (method !== 'GET') {
      sent.push({ method, url, body: JSON.parse(String(init.body ?? '{}')) });
      if (refusal !== undefined) return Response.json({ success: false, ...refusal }, { status: 422 });
      return Response.json({ success: true, data: NEWS, message: '“Photo presets” was deleted.' });
    }
    if (announcements === 'failure')
      return Response.json({ success: false, error: 'Not now.', code: 'internal' }, { status: 500 });
    return Response.json({ success: true, data: { announcements } });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <AnnouncementsScreen /> }])} />
    </QueryClientProvider>,
  );
  return { sent };
}

test('an announcement shows its state, audience, and days', async () => {
  await setup([NEWS]);
  const list = page.getByRole('list', { name: 'Announcements, newest first' });
  await expect.element(list.getByText('Showing')).toBeVisible();
  await expect.element(list.getByText(/^Professional plan · From /)).toBeVisible();
});

test('a new announcement is sent with whole days, and the first refused field shows why and has the focus', async () => {
  const { sent } = await setup([], { error: 'Check the fields.', fields: { title: 'Enter a title.' } });
  await page.getByRole('button', { name: 'New announcement' }).click();
  await page.getByRole('textbox', { name: /^Message/ }).fill('We are back.');
  await page.getByLabelText('First day').fill('2026-12-01');
  await page.getByLabelText(/^Last day/).fill('2026-12-02');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Title/ })).toBeInvalid();
  await expect.element(page.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
  expect(sent).toMatchObject([
    {
      method: 'POST',
      body: {
        text: 'We are back.',
        from: new Date('2026-12-01T00:00:00').toISOString(),
        until: new Date('2026-12-03T00:00:00').toISOString(),
        audience: 'everyone',
      },
    },
  ]);
});

test('deleting asks first', async () => {
  const { sent } = await setup([NEWS]);
  await page.getByRole('button', { name: 'Delete Photo presets' }).click();
  await expect
    .element(page.getByText('The announcement disappears for owners within a minute.'))
    .toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => sent.map(({ method }) => method)).toEqual(['DELETE']);
});

test('an empty list and a failed request look different', async () => {
  await setup('failure');
  await expect.element(page.getByText('We couldn’t load the announcements')).toBeVisible();
});
