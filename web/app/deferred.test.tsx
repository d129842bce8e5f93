import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { deferred } from './deferred.tsx';

/** Loads the component while the network works. */
function aNetwork() {
  const network = { isUp: false, loads: 0 };
  const load = (Component: ComponentType) => () => {
    network.loads += 1;
    return network.isUp ? Promise.resolve(Component) : Promise.reject(new TypeError('Failed to fetch'));
  };
  return { network, load };
}

function Opening({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? children : <Button onClick={() => setOpen(true)}>Open</Button>;
}

const Menu = () => <h1>Menu</h1>;
const failure = () => page.getByRole('heading', { name: 'Chunk load error' });
const tryAgain = () => page.getByRole('button', { name: 'Try Again' });

async function openMenu(load: () => Promise<ComponentType>) {
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/menu">Menu</Link> },
    { path: '/menu', ...deferred(load) },
  ]);
  await render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
  await page.getByRole('link', { name: 'Menu' }).click();
}

test('a screen that failed to load loads on retry once the network is back', async () => {
  const { network, load } = aNetwork();
  await openMenu(load(Menu));
  await expect.element(failure()).toBeVisible();
  const { loads } = network;
  await tryAgain().click();
  await expect.poll(() => network.loads).toBe(loads + 1);
  await expect.element(tryAgain()).toBeEnabled();
  network.isUp = true;
  await tryAgain().click();
  await expect.element(page.getByRole('heading', { name: 'Menu' })).toBeVisible();
  await expect.element(failure()).not.toBeInTheDocument();
  expect(network.loads).toBe(loads + 2);
});

test('a part of a screen that failed to load loads on retry', async () => {
  const { network, load } = aNetwork();
  const Dishes = lazyPart(load(() => <p>Cacio e pepe</p>));
  await openMenu(async () => () => (
    <Opening>
      <Dishes />
    </Opening>
  ));
  const open = page.getByRole('button', { name: 'Open' });
  await open.click();
  await expect.element(failure()).toBeVisible();
  network.isUp = true;
  await tryAgain().click();
  await open.click();
  await expect.element(page.getByText('Cacio e pepe')).toBeVisible();
});

test('a failed preload loads on render', async () => {
  const { network, load } = aNetwork();
  const Dishes = lazyPart(load(() => <p>Cacio e pepe</p>));
  await expect(Dishes.preload()).rejects.toThrow('We couldn’t load part of the app. Reload the page.');
  network.isUp = true;
  await render(
    <Suspense>
      <Dishes />
    </Suspense>,
  );
  await expect.element(page.getByText('Cacio e pepe')).toBeVisible();
});
