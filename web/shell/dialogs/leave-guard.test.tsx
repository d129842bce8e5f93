import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LeaveGuard } from './leave-guard.tsx';
import { LEAVE_FREELY } from './use-leave-guard.ts';

type Setup = { isUnsaved?: boolean; survivesReload?: boolean };

async function setup({ isUnsaved = true, survivesReload = false }: Setup = {}) {
  const left: string[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/edit',
        element: (
          <>
            <Link to="/list">Back</Link>
            <Link to="/list" state={LEAVE_FREELY}>
              Delete and go
            </Link>
            <LeaveGuard
              isUnsaved={() => isUnsaved}
              survivesReload={survivesReload}
              onLeave={() => left.push('left')}
            >
              Your changes are lost.
            </LeaveGuard>
          </>
        ),
      },
      { path: '/list', element: <h1>Websites</h1> },
    ],
    { initialEntries: ['/edit'] },
  );
  await render(<RouterProvider router={router} />);
  return { left };
}

const back = () => page.getByRole('link', { name: 'Back' });
const question = () => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const list = () => page.getByRole('heading', { name: 'Websites' });

/** Whether the browser would ask before the page closes. */
function asksBeforeClosing(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  return closing.defaultPrevented;
}

test('leaving with unsaved changes needs a confirmation', async () => {
  const { left } = await setup();
  await back().click();
  await question().getByRole('button', { name: 'Stay' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(back()).toBeVisible();
  expect(left).toEqual([]);
  await back().click();
  await question().getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(list()).toBeVisible();
  expect(left).toEqual(['left']);
});

test('nothing is asked if everything is saved', async () => {
  await setup({ isUnsaved: false });
  await back().click();
  await expect.element(list()).toBeVisible();
});

test('a navigation that the owner already agreed to asks nothing', async () => {
  await setup();
  await page.getByRole('link', { name: 'Delete and go' }).click();
  await expect.element(list()).toBeVisible();
});

test('closing the window asks if a reload would lose changes', async () => {
  await setup();
  expect(asksBeforeClosing()).toBe(true);
});

test('closing the window asks nothing if a reload loses nothing', async () => {
  await setup({ survivesReload: true });
  expect(asksBeforeClosing()).toBe(false);
});
