import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heldAnswer, refusal, renderScreen, type ScreenAnswer } from '#web/shell/render-screen.test-data.tsx';
import { MoreActions } from './more-actions.tsx';

const question = page.getByRole('alertdialog', { name: 'Unpublish Osteria Lupo?' });

async function open(answer: ScreenAnswer | Promise<ScreenAnswer> = {}) {
  const onShare = vi.fn();
  const menu = <MoreActions id="w1" name="Osteria Lupo" onShare={onShare} buttonRef={createRef()} />;
  const screen = await renderScreen(menu, () => answer);
  await screen.press('More actions');
  const select = (name: string) => page.getByRole('menuitem', { name }).click();
  const confirm = () => question.getByRole('button', { name: 'Unpublish' }).click();
  return { ...screen, onShare, select, confirm };
}

test('an unpublishing can’t be started twice, and closes the question', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Website unpublished.' } });
  const { sent, select, confirm } = await open(answer);
  await select('Unpublish');
  expect(sent).toEqual([]);
  await confirm();
  await expect.element(question.getByRole('button', { name: 'Working' })).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  send();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('an unpublishing that fails closes the question and shows why', async () => {
  const { select, confirm } = await open(refusal('We couldn’t unpublish the website.'));
  await select('Unpublish');
  await confirm();
  await expect.element(page.getByText('We couldn’t unpublish the website.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('on a wide screen, the menu shares and unpublishes; on a phone, it also edits', async () => {
  await page.viewport(1280, 800);
  const { onShare, select } = await open();
  await expect.element(page.getByRole('menuitem', { name: 'Advanced Edit' })).not.toBeInTheDocument();
  await select('Share and QR code');
  expect(onShare).toHaveBeenCalledTimes(1);
  await page.viewport(375, 800);
  await page.getByRole('button', { name: 'More actions' }).click();
  await select('Advanced Edit');
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  await page.viewport(1280, 800);
});
