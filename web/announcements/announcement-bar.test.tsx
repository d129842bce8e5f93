import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ShownAnnouncement } from '#shared/announcements/contract/announcement.ts';
import { AnnouncementBar } from './announcement-bar.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const NEWS: ShownAnnouncement = {
  announcement_id: 'news-1',
  title: 'Photo presets',
  text: 'Try five new looks.',
  link: 'https://example.com/news',
  updated_at: '2026-11-30T12:00:00.000Z',
};

async function setup(announcements: ShownAnnouncement[] | undefined) {
  vi.stubGlobal('fetch', async () =>
    announcements === undefined
      ? Response.json({ success: false, error: 'Not now.', code: 'unavailable' }, { status: 503 })
      : Response.json({ success: true, data: { announcements } }),
  );
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <AnnouncementBar />
    </QueryClientProvider>,
  );
}

const bar = () => page.getByRole('region', { name: 'Announcement: Photo presets' });

test('the bar shows an announcement with its link', async () => {
  await setup([NEWS]);
  await expect.element(bar()).toHaveTextContent('Photo presets Try five new looks. Learn more');
  await expect
    .element(page.getByRole('link', { name: 'Learn more about Photo presets' }))
    .toHaveAttribute('href', 'https://example.com/news');
});

test('a dismissed announcement stays hidden until its text changes', async () => {
  const first = await setup([NEWS]);
  await page.getByRole('button', { name: 'Dismiss Photo presets' }).click();
  await expect.element(bar()).not.toBeInTheDocument();
  await first.unmount();
  const second = await setup([NEWS, { ...NEWS, announcement_id: 'news-2', title: 'Another' }]);
  await expect.element(page.getByRole('region', { name: 'Announcement: Another' })).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
  await second.unmount();
  await setup([{ ...NEWS, updated_at: '2026-11-30T13:00:00.000Z' }]);
  await expect.element(bar()).toBeVisible();
});

test('a failed request shows no bar', async () => {
  const { container } = await setup(undefined);
  await expect.poll(() => container.textContent).toBe('');
});
