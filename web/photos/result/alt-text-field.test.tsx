import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ENHANCEMENT_MESSAGES } from '#shared/photos/contract/enhancement.ts';
import { AltTextField } from './alt-text-field.tsx';

const WHOM_FOR = 'Describes the photo for guests who use screen readers.';

async function setup(changes: { isGuessed?: boolean; isMissing?: boolean; dishes?: string[] } = {}) {
  const [onType, onLeave] = [vi.fn(), vi.fn()];
  const state = { isGuessed: false, isMissing: false, dishes: [], ...changes };
  await render(<AltTextField ref={createRef()} value="" onType={onType} onLeave={onLeave} {...state} />);
  return { onType, onLeave, field: page.getByRole('combobox', { name: 'Photo description' }) };
}

test('a suggested description says that it is one', async () => {
  const { field } = await setup({ isGuessed: true });
  await expect
    .element(field)
    .toHaveAccessibleDescription(`${WHOM_FOR} We suggested this from your menu. Check it before you save.`);
});

test('a description of the owner says only what it is for', async () => {
  const { field } = await setup();
  await expect.element(field).toHaveAccessibleDescription(WHOM_FOR);
  await expect.element(field).not.toBeInvalid();
});

test('a missing description is an error', async () => {
  const { field } = await setup({ isMissing: true });
  await expect.element(field).toBeInvalid();
  await expect.element(page.getByText(ENHANCEMENT_MESSAGES.altTextMissing)).toBeVisible();
});

test('each dish is suggested once', async () => {
  const { field } = await setup({ dishes: ['Margherita', 'Lasagna', 'Margherita'] });
  const list = (field.element() as HTMLInputElement).list;
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['Margherita', 'Lasagna']);
});

test('typing and leaving are reported', async () => {
  const { field, onType, onLeave } = await setup();
  await field.click();
  await userEvent.keyboard('P');
  expect(onType).toHaveBeenCalledWith('P');
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onLeave).toHaveBeenCalledTimes(1);
});
