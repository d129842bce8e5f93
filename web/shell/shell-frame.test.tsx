import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { ShellFrame } from './shell-frame.tsx';
import { OWNER_VIEWS } from './views.ts';

const NAME = 'The Restaurant at the End of the Longest Pier of the Whole Coast';

function sessionOf(user: object): Session {
  return { state: { status: 'signedIn', user } } as unknown as Session;
}

test.each([
  ['no banner', {}],
  ['a banner', { impersonating_restaurant: { restaurant_id: 'r1', name: NAME } }],
  [
    'two banners',
    {
      impersonating_restaurant: { restaurant_id: 'r1', name: NAME },
      suspended: { reason: 'The bill was not paid for three months in a row, in spite of three reminders.' },
    },
  ],
])('below %s, the sidebar ends at the window’s edge', async (_what, user) => {
  await page.viewport(1280, 720);
  await render(
    <MemoryRouter>
      <SessionContext.Provider value={sessionOf({ role: 'admin', user_id: 'a1', ...user })}>
        <ShellFrame home="/dashboard" views={OWNER_VIEWS}>
          <p>Tonight</p>
        </ShellFrame>
      </SessionContext.Provider>
    </MemoryRouter>,
  );
  const inner = page.getByRole('navigation', { name: 'Main menu' }).element().firstElementChild;
  await expect.poll(() => inner?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  expect(inner?.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 24);
});
