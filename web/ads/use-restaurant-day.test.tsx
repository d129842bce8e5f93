import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useRestaurantDay } from './use-restaurant-day.ts';

function Day({ moment }: { moment: string }) {
  return <p>until {useRestaurantDay()(moment)}</p>;
}

test.each([
  ['America/Los_Angeles', 'Dec 7, 2026'],
  ['Pacific/Auckland', 'Dec 8, 2026'],
])('a moment is formatted as the day in %s, in any browser time zone', async (time_zone, day) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const profile = { ...emptyProfile('Osteria Lupo'), time_zone };
  queries.setQueryData(queryKeys.profile, { profile, version: 1, updated_at: '2026-12-01T00:00:00Z' });
  await render(
    <QueryClientProvider client={queries}>
      <Day moment="2026-12-08T01:30:00Z" />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(`until ${day}`)).toBeVisible();
});
