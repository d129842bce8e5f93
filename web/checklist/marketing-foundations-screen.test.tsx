import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, renderScreen } from '#web/shell/render-screen.test-data.tsx';
import { MarketingFoundationsScreen } from './marketing-foundations-screen.tsx';

test('an administrator without a restaurant sees an error with a retry', async () => {
  let refreshes = 0;
  const user = { user_id: 'admin', email: 'admin@example.com', role: 'admin' as const, email_verified: true };
  const { press } = await renderScreen(<MarketingFoundationsScreen />, () => ({}), {
    session: { state: { status: 'signedIn', user }, refresh: async () => void refreshes++ },
  });
  await expect.element(page.getByText('Failed to get restaurant information')).toBeVisible();
  await press('Try Again');
  expect(refreshes).toBe(1);
});

test.each(['categories', 'progress'])(
  'a checklist whose %s fail to load can be loaded again',
  async (part) => {
    const user = { user_id: 'lupo', email: 'a@b.example', role: 'restaurant' as const, email_verified: true };
    const asked: string[] = [];
    const { press } = await renderScreen(
      <MarketingFoundationsScreen />,
      ({ path }) => {
        asked.push(path);
        return path.includes(part) ? refusal('Not now.') : refusal('Not this either.');
      },
      { session: { state: { status: 'signedIn', user } } },
    );
    await expect.element(page.getByRole('heading', { name: 'Error Loading Checklist' })).toBeVisible();
    await expect.element(page.getByText('Reference request-1', { exact: false })).toBeVisible();
    const before = asked.length;
    await press('Try Again');
    await expect.poll(() => asked.slice(before).length).toBe(2);
  },
);
