import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import type { StaleProjection } from './api/profile.ts';
import { StaleWebsite } from './stale-website.tsx';

const FACTS: StaleProjection['facts'] = [
  { kind: 'menu', path: 'menu_items[0].price', name: 'Soup', shown: '$9', present: '$10' },
  { kind: 'menu', path: 'menu_items[1].category', name: 'Stew', shown: null, present: '$10' },
  { kind: 'hours', path: 'hours', name: '', shown: null, present: [] },
  { kind: 'contact', path: 'email', name: '', shown: 'a@b.example', present: 'x'.repeat(61) },
];

function show(changes: Partial<StaleProjection> = {}, answer: ScreenAnswer | Promise<ScreenAnswer> = {}) {
  const projection = {
    website_id: 'w1',
    website_name: 'Lupo',
    url: 'https://sites.example/lupo/',
    facts: FACTS,
    facts_total: 4,
    ...changes,
  };
  return renderScreen(<StaleWebsite projection={projection} />, () => answer);
}
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('short values are quoted, and other changes are named', async () => {
  await show();
  await expect.element(button('Publish again')).toBeVisible();
  expect(lines()).toEqual([
    'Soup: “$9” on your website, “$10” in your profile.',
    'Stew: the category changed.',
    'Your hours changed.',
    'Your contact details changed.',
  ]);
});

test('at most four facts are listed, and the others are counted', async () => {
  await show({ facts: [...FACTS, ...FACTS], facts_total: 12 });
  await expect.element(page.getByText('And 8 more.')).toBeVisible();
  expect(lines()).toHaveLength(5);
});

test('the website is published again once; a failure says why', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { sent, press } = await show({}, answer);
  await press('Publish again');
  await button(/Working/).click({ force: true });
  send();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  expect(sent).toHaveLength(1);
});
