import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toolbar } from './toolbar.tsx';

test('a toolbar is one tab stop; arrow keys move between its enabled buttons', async () => {
  const pressed: string[] = [];
  const tool = (label: string, disabled = false) => ({
    label,
    icon: '•',
    disabled,
    onPress: () => pressed.push(label),
  });
  await render(
    <>
      <Toolbar label="Place" tools={[tool('Up', true), tool('Down'), tool('Remove')]} />
      <button type="button">After</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Down' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Down' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(pressed).toEqual(['Remove']);
});
