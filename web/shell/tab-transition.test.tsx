import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { paths } from './navigation/paths.ts';
import { TabTransition } from './tab-transition.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Opens this path from the profile. `arrive` lets it load. */
async function changeTo(path: string) {
  const arrival = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <TabTransition />
          </>
        ),
        children: [
          { path: paths.profile, element: <h1>Profile</h1> },
          { path: paths.getNewCustomers, element: <h1>New guests</h1> },
          { path: paths.account, element: <h1>Account</h1> },
          { path: paths.dashboard, element: <h1>Tonight</h1>, loader: () => arrival.promise },
        ],
      },
    ],
    { initialEntries: [paths.profile] },
  );
  await render(<RouterProvider router={router} />);
  const change = router.navigate(path);
  return {
    router,
    arrive: async () => {
      arrival.resolve(null);
      await change;
    },
  };
}

/** Waits until React has rendered. */
const drawn = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

const overlay = () => page.getByRole('status');

test('the animation covers a tab switch for 0.8 seconds and until the tab is ready', async () => {
  const { arrive } = await changeTo(paths.dashboard);
  await expect.element(overlay().getByText('Growth Command Center')).toBeVisible();
  vi.advanceTimersByTime(800);
  await expect.element(overlay()).toBeVisible();
  await arrive();
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Tonight' })).toBeVisible();
});

test('a tab that is ready right away still takes 0.8 seconds', async () => {
  const { arrive } = await changeTo(paths.dashboard);
  await arrive();
  await drawn();
  vi.advanceTimersByTime(799);
  await drawn();
  await expect.element(overlay()).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('switching again restarts the 0.8 seconds', async () => {
  const { arrive, router } = await changeTo(paths.dashboard);
  await arrive();
  await drawn();
  vi.advanceTimersByTime(500);
  await router.navigate(paths.getNewCustomers);
  await expect.element(overlay().getByText('Get New Customers')).toBeVisible();
  await drawn();
  vi.advanceTimersByTime(799);
  await drawn();
  await expect.element(overlay()).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('a key skips the animation', async () => {
  const { arrive } = await changeTo(paths.dashboard);
  await arrive();
  await userEvent.keyboard('x');
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('a press skips the animation', async () => {
  const { arrive } = await changeTo(paths.dashboard);
  await arrive();
  await overlay().click();
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('a screen that isn’t a tab opens without the animation', async () => {
  await changeTo(paths.account);
  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await expect.element(overlay()).not.toBeInTheDocument();
});
