import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { ImportDialog } from './import-dialog.tsx';

const OWN_LIST = 'customer_name,phone_number,last_order_date\nAna Ruiz,+12125550147,2026-10-01\n';
const IMPORTED: ScreenAnswer = {
  body: {
    message: 'Imported.',
    data: {
      rows: 1,
      guests: 1,
      duplicates: 0,
      opted_out: 0,
      errors: [],
      answers: { read: [], passed_over: [] },
    },
  },
};
const profile = aSparseProfile({ region: 'US' });
const saved = { profile, version: 1, updated_at: '2026-11-22T12:00:00.000Z' };

async function setup(imported: ScreenAnswer | Promise<ScreenAnswer> = IMPORTED) {
  const onClose = vi.fn();
  const screen = await renderScreen(<ImportDialog onClose={onClose} />, ({ method, path }) => {
    if (method === 'POST') return imported;
    return path === '/restaurant/profile' ? { body: { data: saved } } : { body: { data: { mappings: [] } } };
  });
  const choose = (text: string | number, name = 'guests.csv') =>
    userEvent.upload(
      page
        .getByRole('dialog')
        .getByLabelText(/Choose/)
        .first(),
      new File([typeof text === 'string' ? text : new Uint8Array(text)], name),
    );
  return { ...screen, onClose, choose };
}

test('while a list is imported, the dialog can’t be closed; then it has one button', async () => {
  const { answer, send } = heldAnswer(IMPORTED);
  const { choose, onClose, press } = await setup(answer);
  await choose(OWN_LIST);
  await expect.element(page.getByRole('progressbar', { name: 'Importing guests' })).toBeVisible();
  await expect.element(button('Cancel')).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  send();
  await expect.element(page.getByText('1 guest imported')).toBeVisible();
  await press('Done');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an import that fails shows why, and another file can be chosen', async () => {
  const { choose } = await setup(refusal('We couldn’t import your guests.'));
  await choose(OWN_LIST);
  await expect.element(page.getByText('We couldn’t import your guests.')).toBeVisible();
  await expect.element(page.getByText('Choose another file')).toBeVisible();
  await expect.element(button('Cancel')).toBeEnabled();
});

test('a list without a phone number isn’t sent', async () => {
  const { choose, sent, press } = await setup();
  await choose('Name,Town\nAna,Oakland\nBo,Oakland\n');
  await press('Import guests');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ['guests.pdf', 10, 'CSV'],
  [
    'guests.csv',
    15_000_001,
    'This file is larger than 15 MB. Split it into smaller files and import each one.',
  ],
])('%s of %i bytes isn’t opened', async (name, bytes, sentence) => {
  const { choose, sent } = await setup();
  await choose(bytes, name);
  await expect.element(page.getByText(sentence, { exact: false }).first()).toBeVisible();
  await expect.element(button('Import guests')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});
