import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Dish, emptyDish } from '#shared/profile/menu.ts';
import { MenuTableDialog } from './menu-table-dialog.tsx';

afterEach(() => page.viewport(1280, 800));

async function setup(names: readonly string[]) {
  const taken: Dish[][] = [];
  const rows = names.map((name, id) => ({
    id,
    dish: { ...emptyDish(name), price: '$5' },
    source: `${name} $5`,
  }));
  await render(
    <MenuTableDialog
      rows={rows}
      action="Keep changes"
      onClose={() => undefined}
      onTake={(dishes) => taken.push(dishes)}
    />,
  );
  const cell = (row: number, column: number) =>
    document.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`);
  const keep = async () => {
    await page.getByRole('button', { name: 'Keep changes' }).click();
    return taken.at(-1)?.map(({ name, price }) => `${name} ${price}`);
  };
  return { cell, keep };
}

test('cells are edited and undone, and dishes are moved, by keyboard', async () => {
  const { cell, keep } = await setup(['Soup', 'Bread', 'Cake']);
  cell(0, 1)?.focus();
  await userEvent.keyboard('Stew{Enter}');
  await userEvent.keyboard('{F2} rolls{Enter}');
  await expect.element(page.getByText('Bread rolls', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText('Bread', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}7{Escape}{Delete}');
  expect(await keep()).toEqual(['Stew $5', 'Cake ', 'Bread $5']);
});

test('spreadsheet cells can be pasted', async () => {
  const { cell, keep } = await setup(['Soup']);
  cell(0, 1)?.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Stew\tbeef\t$9\nPie\tapple\t$6');
  cell(0, 1)?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('apple')).toBeVisible();
  expect(await keep()).toEqual(['Stew $9', 'Pie $6']);
});

test('a row is dragged to another place', async () => {
  const { keep } = await setup(['Soup', 'Bread', 'Cake']);
  const handles = page.getByTitle('Drag to move');
  await userEvent.dragAndDrop(handles.nth(2), handles.nth(0));
  expect(await keep()).toEqual(['Cake $5', 'Soup $5', 'Bread $5']);
});

test('on a phone, each dish is a card with named cells and its source line', async () => {
  await page.viewport(375, 800);
  const { cell } = await setup(['Soup']);
  const name = cell(0, 1);
  expect(name && getComputedStyle(name, '::before').content).toBe('"Name"');
  await expect.element(page.getByText('Soup $5', { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(375);
});

test('a change to one of 700 dishes renders one row', async () => {
  const { cell } = await setup(Array.from({ length: 700 }, (_, at) => `Dish ${at}`));
  const changed: Node[] = [];
  const watch = new MutationObserver((changes) => changed.push(...changes.map(({ target }) => target)));
  const grid = document.querySelector('[role="grid"]');
  cell(350, 1)?.focus();
  if (grid) watch.observe(grid, { subtree: true, childList: true, characterData: true });
  await userEvent.keyboard('Stew{Enter}');
  await expect.element(page.getByText('Stew', { exact: true })).toBeInTheDocument();
  const rows = new Set(
    changed.map((node) => (node instanceof Element ? node : node.parentElement)?.closest('tr')),
  );
  expect([...rows].map((row) => row?.getAttribute('aria-rowindex'))).toEqual(['352']);
});
