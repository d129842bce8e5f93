import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { WebsiteSummary } from '#shared/websites/contract/website.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { RenameDialog } from './rename-dialog.tsx';

const WEBSITE = { website_id: 'w1', website_name: 'Osteria Lupo' } as WebsiteSummary;

async function setup(answer: ScreenAnswer | Promise<ScreenAnswer> = {}, website = WEBSITE) {
  const onClose = vi.fn();
  const screen = await renderScreen(
    <RenameDialog isOpen website={website} onClose={onClose} />,
    () => answer,
  );
  const name = page.getByRole('textbox', { name: 'Website name' });
  await expect.element(name).toHaveValue('Osteria Lupo');
  return { ...screen, onClose, name };
}

test('an empty name isn’t sent', async () => {
  const { sent, name, press } = await setup();
  await name.fill(' ');
  await press('Rename');
  await expect.element(name).toBeInvalid();
  expect(sent).toEqual([]);
});

test('while a name is saved, the dialog can’t be closed or sent again', async () => {
  const { answer } = heldAnswer();
  const { sent, name, press } = await setup(answer);
  await name.fill('Lupo');
  await press('Rename');
  await button(/Working/).click({ force: true });
  await expect.element(button('Cancel')).toBeDisabled();
  expect(sent.map(({ body }) => body)).toEqual([{ website_name: 'Lupo' }]);
});

test('a name that can’t be saved shows why, and canceling clears it', async () => {
  const { onClose, press } = await setup(refusal('Not now.'));
  await press('Rename');
  await expect.element(page.getByText('Not now.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a published website says that guests see the name later', async () => {
  await setup({}, { ...WEBSITE, url: 'https://sites.example/lupo/' } as WebsiteSummary);
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleDescription(/after you publish again\. The web address stays the same\.$/);
});
