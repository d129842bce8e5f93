import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createRoutes } from './router.tsx';
import { SessionProvider } from './session-provider.tsx';

async function open(address: string) {
  const router = createMemoryRouter(
    createRoutes(() => <h1>Start</h1>),
    { initialEntries: [address] },
  );
  await render(
    <SessionProvider navigate={(path) => Promise.resolve(router.navigate(path))}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  return () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
}

test.each(['%20', '%0A', '%0D%0A', '%250A', '%C2%A0', '%3E', '.', '%2E', '.%20'])(
  'a link opens its screen even with "%s" added to its path',
  async (mark) => {
    const verification = await open(`/verify-email${mark}?token=abc`);
    await expect.poll(verification).toBe('/verify-email?token=abc');
    const reset = await open(`/reset-password${mark}`);
    await expect.poll(reset).toBe('/reset-password');
  },
);

test.each([
  ['/verify-email%0A%3Ftoken=abc', '/verify-email?token=abc'],
  ['/confirm-email%20#abc', '/confirm-email#abc'],
  ['/confirm-email%0A%23abc', '/confirm-email#abc'],
  ['/nowhere', '/'],
  ['/nowhere%0A', '/'],
  ['/nowhere/at/all%20', '/'],
])('%s leads to %s', async (address, screen) => {
  await expect.poll(await open(address)).toBe(screen);
});
