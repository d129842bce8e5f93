import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Suggestion } from '#shared/site/review/suggestions.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { button, refusal, renderScreen, type ScreenAnswer } from '#web/shell/render-screen.test-data.tsx';
import { SuggestionItem } from './suggestion-item.tsx';

const WEBSITE = {
  website_id: 'w1',
  version: 4,
  content: aSiteContent({ meta_description: 'Pasta. Open since ____. Come in.' }),
} as unknown as Website;
const SUGGESTION = {
  id: 's1',
  path: 'meta_description',
  section: 'hero',
  text: 'Open since ____.',
  reason: 'We don’t know the year.',
  blanks: [{ name: 'year', label: 'Year' }],
} as unknown as Suggestion;

type Changes = { hasOpenBlanks?: boolean; isReasonSaid?: boolean; isPending?: boolean };

async function setup(changes: Changes = {}, answer: ScreenAnswer = {}, suggestion = SUGGESTION) {
  const onDecide = vi.fn();
  const state = { hasOpenBlanks: false, isReasonSaid: false, isPending: false, ...changes };
  const item = <SuggestionItem website={WEBSITE} suggestion={suggestion} onDecide={onDecide} {...state} />;
  return { ...(await renderScreen(<ul>{item}</ul>, () => answer)), onDecide };
}

const year = page.getByRole('textbox', { name: 'Year' });

test('a suggestion with a blank can be kept only when it is filled', async () => {
  const { onDecide } = await setup();
  const keep = button('Keep: Open since ____.');
  await keep.click({ force: true });
  expect(onDecide).not.toHaveBeenCalled();
  await year.fill(' ');
  await expect.element(keep).toHaveAttribute('aria-disabled', 'true');
  await year.fill('1998');
  await expect.element(page.getByText('Open since 1998.')).toBeVisible();
  await keep.click();
  expect(onDecide).toHaveBeenCalledExactlyOnceWith({ keep: [{ id: 's1', values: { year: '1998' } }] });
});

test('a suggestion can be removed without filling its blank', async () => {
  const { onDecide, press } = await setup();
  await press('Remove: Open since ____.');
  expect(onDecide).toHaveBeenCalledExactlyOnceWith({ remove: ['s1'] });
});

test('while a decision is saved, another one can’t be made', async () => {
  const { onDecide } = await setup({ isPending: true });
  await year.fill('1998');
  for (const name of ['Keep: Open since ____.', 'Remove: Open since ____.'])
    await button(name).click({ force: true });
  expect(onDecide).not.toHaveBeenCalled();
});

test('a blank that was kept open shows an error until it is filled', async () => {
  await setup({ hasOpenBlanks: true });
  await expect.element(year).toBeInvalid();
  await year.fill('1998');
  await expect.element(year).not.toBeInvalid();
});

test.each([
  [false, 1],
  [true, 0],
])('the reason is shown unless the item above has the same (%s)', async (isReasonSaid, times) => {
  await setup({ isReasonSaid });
  await expect.element(year).toBeVisible();
  expect(page.getByText('We don’t know the year.').elements()).toHaveLength(times);
});

test('an edit replaces only the suggested words; an empty one isn’t saved', async () => {
  const { sent, press } = await setup({}, refusal('Not now.'));
  await press('Edit: Open since ____.');
  const wording = page.getByRole('textbox', { name: 'Your wording' });
  await expect.element(wording).toHaveValue('Open since ____.');
  await wording.fill(' ');
  await press('Save');
  expect(sent).toEqual([]);
  await wording.fill(' Open since $&98. ');
  await press('Save');
  await expect.element(wording).toHaveAccessibleDescription(/Not now\./);
  expect(sent.map(({ body }) => body)).toEqual([{ meta_description: 'Pasta. Open since $&98. Come in.' }]);
  await press('Cancel');
  await expect.element(year).toBeVisible();
});
