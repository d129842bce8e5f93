import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import { aGradeBundle } from '#tests/builders/a-grade-bundle.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { aSession } from '#web/accounts/a-session.test-data.ts';
import { SessionContext } from '#web/accounts/session-context.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { AiFeaturesScreen } from './ai-features-screen.tsx';

const session = aSession({
  state: {
    status: 'signedIn',
    user: {
      user_id: 'owner',
      email: 'ada@example.com',
      role: 'restaurant',
      restaurant_name: 'Osteria Lupo',
      email_verified: true,
    },
  },
});

/** Opens the screen at an address, from the guests screen unless it's the first of the visit. */
async function setup(address: string, { isOn = true, isFirst = false, comingSoon = [] as string[] } = {}) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const profile = aSparseProfile();
  queryClient.setQueryData(queryKeys.profile, {
    profile,
    version: 1,
    updated_at: '2026-11-22T12:00:00.000Z',
  });
  queryClient.setQueryData(queryKeys.publicConfig, { coming_soon: comingSoon });
  queryClient.setQueryData(queryKeys.publishedAddress, '');
  queryClient.setQueryData(queryKeys.grades, { pages: [{ grades: [] }], pageParams: [undefined] });
  queryClient.setQueryData(queryKeys.restaurantDashboard, { features: { digital_grader: isOn } });
  const router = createMemoryRouter(
    [
      { path: paths.guests, element: <h1>Guests</h1> },
      { path: paths.dashboard, element: <h1>Tonight</h1> },
      { path: paths.aiFeatures, element: <AiFeaturesScreen /> },
    ],
    { initialEntries: isFirst ? [address] : [paths.guests] },
  );
  await render(
    <QueryClientProvider client={queryClient}>
      <SessionContext.Provider value={session}>
        <RouterProvider router={router} />
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
  if (!isFirst) await router.navigate(address);
  return router;
}

afterEach(() => void vi.unstubAllGlobals());

const neverAnswers = () => new Promise<Response>(() => undefined);

const tab = (name: RegExp) => page.getByRole('tab', { name });

test.each(['', '?tab=grader', '?tab=dessert'])('an address with “%s” opens the grader', async (search) => {
  const router = await setup(`${paths.aiFeatures}${search}`);
  await expect.element(tab(/Digital Presence Grader/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('heading', { name: 'Restaurant Information' })).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe(search === '' ? '' : '?tab=grader');
});

test('the address follows the tab, and the tab follows back and forward', async () => {
  vi.stubGlobal('fetch', neverAnswers);
  const router = await setup(paths.aiFeatures);
  await tab(/Smart Menu Optimizer/).click();
  expect(router.state.location.search).toBe('?tab=menu');
  await router.navigate(-1);
  await expect.element(tab(/Digital Presence Grader/)).toHaveAttribute('aria-selected', 'true');
  await router.navigate(1);
  await expect.element(tab(/Smart Menu Optimizer/)).toHaveAttribute('aria-selected', 'true');
});

test('switching tabs clears the results', async () => {
  const graded = { success: true, data: gradePresence(aGradeBundle()) };
  vi.stubGlobal('fetch', (_address: string, { method }: RequestInit) =>
    method === 'POST' ? Promise.resolve(Response.json(graded)) : neverAnswers(),
  );
  await setup(paths.aiFeatures);
  await page.getByRole('button', { name: 'Analyze' }).click();
  const results = page.getByRole('region', { name: 'Overall grade' });
  await expect.element(results).toHaveFocus();
  await tab(/Smart Menu Optimizer/).click();
  await expect.element(results).not.toBeInTheDocument();
  await tab(/Digital Presence Grader/).click();
  await expect.element(page.getByRole('button', { name: 'Analyze' })).toBeVisible();
  await expect.element(results).not.toBeInTheDocument();
});

test('Back uses the browser’s history', async () => {
  await setup(paths.aiFeatures);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Guests' })).toBeVisible();
});

test('Back goes to the dashboard if the visit started here', async () => {
  await setup(paths.aiFeatures, { isFirst: true });
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Tonight' })).toBeVisible();
});

test('a tool that is turned off says so', async () => {
  await setup(paths.aiFeatures, { isOn: false });
  const sentence = /The digital presence grader is turned off for your restaurant/;
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Analyze' })).not.toBeInTheDocument();
});

test('general claims about AI tools are labeled as claims', async () => {
  await setup(paths.aiFeatures);
  const claims = page.getByRole('region', { name: 'Industry benchmarks' });
  await expect.element(claims.getByText('15-30%')).toBeVisible();
  await expect.element(claims.getByText('10+ hours')).toBeVisible();
  await expect.element(page.getByText(/30-60 seconds/)).toBeVisible();
});

test('a tool that the stage doesn’t offer says Coming Soon, and its address opens the grader', async () => {
  await setup(`${paths.aiFeatures}?tab=menu`, { comingSoon: ['menu'] });
  await expect.element(tab(/Smart Menu Optimizer.*Coming Soon/)).toBeDisabled();
  await expect.element(tab(/Digital Presence Grader/)).toHaveAttribute('aria-selected', 'true');
});
