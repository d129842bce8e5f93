import { expect, test } from 'vitest';
import { outlinePage } from '#functions/grader/page-facts/outline-page.ts';
import { readMenuItems } from '#functions/grader/page-facts/read-menu-items.ts';

test('a dish named like a total is a dish, and a total isn’t', () => {
  const lines = [
    'Total Eclipse Burger $16',
    'Subtotal Recall Burger $14',
    'Grand Total Sundae $9',
    'Soup $7',
    'Total $46',
  ];
  const html = `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  expect(readMenuItems(outlinePage(html)).map(({ name }) => name)).toEqual([
    'Total Eclipse Burger',
    'Subtotal Recall Burger',
    'Grand Total Sundae',
    'Soup',
  ]);
});
