import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anEnhancedPhoto } from '#tests/builders/an-enhanced-photo.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { DeleteEnhancedImage } from './delete-enhanced-image.tsx';

async function setup(answer: ScreenAnswer | Promise<ScreenAnswer>) {
  const [onClose, onDeleted] = [vi.fn(), vi.fn()];
  const image = anEnhancedPhoto('https://sites.example');
  const dialog = (
    <DeleteEnhancedImage image={image} onClose={onClose} onDeleted={onDeleted} place={createRef()} />
  );
  return { ...(await renderScreen(dialog, () => answer)), onClose, onDeleted };
}

test('the safe answer has the focus; a deletion can’t be started twice or left', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Image deleted.' } });
  const { sent, onClose, onDeleted, press } = await setup(answer);
  await expect.element(button('Keep image')).toHaveFocus();
  await press('Delete');
  await button('Working').click({ force: true });
  await expect.element(button('Keep image')).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
  send();
  await expect.element(page.getByText('Image deleted.')).toBeVisible();
  expect(onDeleted).toHaveBeenCalledExactlyOnceWith('photo-1');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
});

test('a deletion that fails says why and can be tried again', async () => {
  const { onClose, onDeleted, press } = await setup(refusal('Not now.'));
  await press('Delete');
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await expect.element(button('Delete')).toBeVisible();
  expect(onDeleted).not.toHaveBeenCalled();
  await press('Keep image');
  expect(onClose).toHaveBeenCalledTimes(1);
});
