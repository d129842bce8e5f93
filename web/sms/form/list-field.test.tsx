import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { ListField } from './list-field.tsx';
import { useGuestList } from './use-guest-list.ts';

const profile = aSparseProfile({ region: 'US' });
const saved = { profile, version: 1, updated_at: '2026-11-22T12:00:00.000Z' };
const onChange = vi.fn();

function Form() {
  const guestList = useGuestList();
  const [refused, setRefused] = useState<string>();
  const take = async (file: File) => setRefused(await guestList.choose(file));
  return (
    <>
      <ListField guestList={guestList} onFile={(file) => void take(file)} onChange={onChange} />
      <p>{refused}</p>
    </>
  );
}

async function setup(sample: ScreenAnswer | Promise<ScreenAnswer> = {}) {
  onChange.mockClear();
  const screen = await renderScreen(<Form />, ({ path }) => {
    if (path.includes('sample')) return sample;
    return path === '/restaurant/profile' ? { body: { data: saved } } : { body: { data: { mappings: [] } } };
  });
  const choose = (text: string, name = 'guests.csv') =>
    page.getByLabelText(/Choose a CSV file/).upload(new File([text], name));
  return { ...screen, choose };
}

const LIST = 'Name,Mobile,Seen\nAna Ruiz,(212) 555-0147,2026-08-14\nBo Li,(212) 555-0148,2026-08-15\n';

test('a chosen list shows its name and rows, and a removed one makes room for another', async () => {
  const { choose, press } = await setup();
  await choose(LIST);
  await expect.element(page.getByText('2 rows')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await press('Remove guests.csv');
  await expect.element(page.getByText('Choose a CSV file')).toBeVisible();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('another column is reported, because a preview of the list is outdated', async () => {
  const { choose } = await setup();
  await choose(LIST);
  const field = page.getByRole('combobox', { name: /^Phone number/ });
  await expect.element(field).toBeVisible();
  await field.selectOptions('Seen');
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
});

test.each([
  ['guests.txt', 'CSV'],
  ['guests.csv', '2 MB'],
])('a file that can’t be sent (%s) shows why', async (name, word) => {
  const { choose } = await setup();
  await choose(name === 'guests.csv' ? 'x'.repeat(2_100_000) : LIST, name);
  await expect.element(page.getByRole('paragraph').filter({ hasText: word }).last()).toBeVisible();
  await expect.element(page.getByText(/rows?$/)).not.toBeInTheDocument();
});

test('a sample that can’t be downloaded shows why; the button is busy in between', async () => {
  const { answer, send } = heldAnswer(refusal('We couldn’t make the sample.'));
  const { press } = await setup(answer);
  await press('Download sample CSV');
  await expect.element(button('Working')).toBeVisible();
  send();
  await expect.element(page.getByText('We couldn’t make the sample.')).toBeVisible();
  await expect.element(button('Download sample CSV')).toBeVisible();
});
