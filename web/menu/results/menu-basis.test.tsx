import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MenuResult } from '#shared/menu/contract/menu-analysis.ts';
import { MenuBasis } from './menu-basis.tsx';

const items = (...bases: string[]) => ({
  high_performers: bases.map((margin_basis) => ({ margin_basis })),
  underperformers: [],
  hidden_gems: [],
  undecided: [],
});
const SOLD = { cuts: { sold: 1_234.4 }, sales_period: { from: null, to: null, days: 30 } };

async function textOf(changes: object): Promise<string> {
  const result = {
    basis: 'menu',
    cuts: null,
    sales_period: null,
    menu_source: 'profile',
    menu_items: 3,
    costs_as_of: '2026-11-01',
    unpriced: [],
    item_performance: items('typical'),
    ...changes,
  };
  const { container } = await render(<MenuBasis result={result as unknown as MenuResult} />);
  await expect.element(page.getByText(/^Items that score 75 or higher/)).toBeVisible();
  return container.textContent ?? '';
}

test.each([
  [items('given', 'given'), 'All margins use your own costs.'],
  [items('given', 'typical'), '1 of 2 margins use typical costs'],
  [items('typical', 'typical'), 'All margins use typical costs'],
])('margins name their costs: %#', async (item_performance, sentence) => {
  expect(await textOf({ item_performance })).toContain(sentence);
});

test.each([
  [{}, 'Based on your menu only. Upload your sales to see what sells.'],
  [{ ...SOLD, basis: 'sales' }, 'Based on 1,234 sold in 30 days.'],
  [SOLD, '(1,234 sold in 30 days), so these results use only your menu.'],
  [{ ...SOLD, item_performance: items('given', 'typical') }, 'these results use your menu and your costs.'],
  [{ menu_source: 'website' }, 'We found 3 items on your website.'],
  [{ unpriced: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'because they have no price: a, b, c, d, e.'],
])('the data behind the results is named: %#', async (changes, sentence) => {
  expect(await textOf(changes)).toContain(sentence);
});
