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
