import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, renderScreen } from '#web/shell/render-screen.test-data.tsx';
import { PasteMenuDialog } from './paste-menu-dialog.tsx';

const onAdd = vi.fn();
const menu = page.getByRole('textbox', { name: 'Your menu' });

function MenuTab() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Paste
      </button>
      <PasteMenuDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onAdd={onAdd} />
    </>
  );
}

async function setup() {
  onAdd.mockClear();
  return renderScreen(<MenuTab />, () => ({}));
}

test('dishes are counted before they are added', async () => {
  const { press } = await setup();
  await expect.element(button('Add dishes')).toBeDisabled();
  await menu.fill('Tiramisu 7');
  await expect.element(page.getByText('1 dish found.')).toBeVisible();
  await menu.fill('Cacio e pepe - pecorino 12.50\nTiramisu 7');
  await expect.element(page.getByText('2 dishes found.')).toBeVisible();
  await press('Add 2 dishes');
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ name: 'Cacio e pepe' }, { name: 'Tiramisu' }]);
  await expect.element(menu).not.toBeInTheDocument();
});

test('a closed dialog forgets the text', async () => {
  const { press } = await setup();
  await menu.fill('Tiramisu 7');
  await press('Cancel');
  await expect.element(menu).not.toBeInTheDocument();
  await press('Paste');
  await expect.element(menu).toHaveValue('');
  expect(onAdd).not.toHaveBeenCalled();
});
