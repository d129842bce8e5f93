import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from './menu.tsx';

test('a menu works by keyboard and returns the focus', async () => {
  const chosen: string[] = [];
  await render(
    <Menu
      label="More about Osteria Lupo"
      icon="…"
      actions={[
        { id: 'rename', label: 'Rename', onSelect: () => chosen.push('rename') },
        { id: 'delete', label: 'Delete', isDanger: true, onSelect: () => chosen.push('delete') },
      ]}
    />,
  );
  const button = page.getByRole('button', { name: 'More about Osteria Lupo' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(chosen).toEqual(['delete']);
});

test('first letters skip disabled items, and Escape returns the focus', async () => {
  await render(
    <Menu
      label="Open"
      icon="…"
      actions={[
        { id: 'changes', label: 'Preview with your changes', href: '#changes' },
        { id: 'share', label: 'Share', onSelect: () => undefined, isDisabled: true },
        { id: 'send', label: 'Send', onSelect: () => undefined },
      ]}
    />,
  );
  const button = page.getByRole('button', { name: 'Open' });
  button.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Preview with your changes' })).toHaveFocus();
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('menuitem', { name: 'Send' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('pressing the button again closes the menu', async () => {
  await render(
    <Menu label="Open" icon="…" actions={[{ id: 'a', label: 'Rename', onSelect: () => undefined }]} />,
  );
  const button = page.getByRole('button', { name: 'Open' });
  await button.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await button.click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('arrow keys, Home, and End move through a menu and around its ends', async () => {
  const actions = ['Rename', 'Copy', 'Delete'].map((label) => ({
    id: label,
    label,
    onSelect: () => undefined,
  }));
  await render(<Menu label="Open" icon="…" actions={actions} />);
  page.getByRole('button', { name: 'Open' }).element().focus();
  await userEvent.keyboard('{Enter}');
  for (const [key, label] of [
    ['ArrowUp', 'Delete'],
    ['ArrowDown', 'Rename'],
    ['End', 'Delete'],
    ['Home', 'Rename'],
    ['ArrowDown', 'Copy'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(page.getByRole('menuitem', { name: label })).toHaveFocus();
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
