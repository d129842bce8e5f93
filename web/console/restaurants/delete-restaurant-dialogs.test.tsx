import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { DeleteRestaurantDialogs } from './delete-restaurant-dialogs.tsx';

const RESTAURANT = { restaurant_id: 'lupo', name: 'Osteria Lupo' };

function List({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <DeleteRestaurantDialogs
      isOpen={isOpen}
      restaurant={RESTAURANT}
      onClose={() => setIsOpen(false)}
      onDeleted={onDeleted}
    />
  );
}

async function setup(
  deletion: ScreenAnswer | Promise<ScreenAnswer>,
  preview: ScreenAnswer | Promise<ScreenAnswer>,
) {
  const onDeleted = vi.fn();
  const screen = await renderScreen(<List onDeleted={onDeleted} />, ({ method }) =>
    method === 'GET' ? preview : deletion,
  );
  const confirm = async (word: string) => {
    await screen.press('Continue');
    await page.getByRole('textbox', { name: /^Type / }).fill(word);
    await screen.press('Delete restaurant');
  };
  return { ...screen, onDeleted, confirm };
}

const UNREAD = refusal('Not now.');

test('a deletion needs the word, can’t be started twice, and is reported', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Osteria Lupo deleted.' } });
  const { sent, onDeleted, confirm } = await setup(answer, UNREAD);
  await confirm('DELETE');
  const dialog = page.getByRole('alertdialog', { name: 'Permanently delete Osteria Lupo?' });
  await expect.element(dialog.getByRole('button', { name: 'Keep restaurant' })).toBeDisabled();
  await dialog.getByRole('button', { name: /Working/ }).click({ force: true });
  send();
  await expect.element(page.getByText('Osteria Lupo deleted.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onDeleted).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
});

test('another word cancels and says so', async () => {
  const { sent, onDeleted, confirm } = await setup({}, UNREAD);
  await confirm('delete it');
  const alert = page.getByRole('alertdialog', { name: 'We couldn’t delete the restaurant' });
  await expect
    .element(alert.getByText('Deletion cancelled - confirmation text did not match.'))
    .toBeVisible();
  expect(sent).toEqual([]);
  expect(onDeleted).not.toHaveBeenCalled();
});

test('a deletion that fails says why', async () => {
  const { onDeleted, confirm } = await setup(refusal('The account has an open invoice.'), UNREAD);
  await confirm('DELETE');
  const alert = page.getByRole('alertdialog', { name: 'We couldn’t delete the restaurant' });
  await expect
    .element(alert.getByText('Failed to delete restaurant: The account has an open invoice.'))
    .toBeVisible();
  expect(onDeleted).not.toHaveBeenCalled();
});

test('a deletion can’t go on before what ends is known', async () => {
  const { answer, send } = heldAnswer(UNREAD);
  await setup({}, answer);
  const question = page.getByRole('alertdialog', { name: 'Delete Osteria Lupo?' });
  await expect.element(question.getByText(/Checking the plan, invoices, and campaigns…/)).toBeVisible();
  await expect.element(button('Continue')).toBeDisabled();
  send();
  await expect.element(question.getByText(/We couldn’t check the plan/)).toBeVisible();
  await expect.element(button('Continue')).toBeEnabled();
});
