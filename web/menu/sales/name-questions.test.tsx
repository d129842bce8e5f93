import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CountedSales } from '#shared/menu/sales/count-sales.ts';
import { makeMenuSales } from './make-menu-sales.ts';
import { NameQuestions } from './name-questions.tsx';
import { useNameChoices } from './use-name-choices.ts';

const MENU = ['Beef Burrito', 'Fondue', 'Soup'];

const counted = (names: readonly string[]): CountedSales => ({
  items: names.map((name, index) => ({
    name,
    cells: [{ channel: 'unknown', daypart: 'unknown', sold: 100 - index, revenue: 10, cost: null }],
  })),
  from: undefined,
  to: undefined,
  dispersion: undefined,
  problems: [],
  problemCount: 0,
  refused: [],
  returns: 0,
  duplicates: 0,
  sums: { count: 0, names: [] },
  likelySums: { count: 0, names: [], areLeftOut: false },
  voided: 0,
  undated: { count: 0, lines: [] },
  stray: { count: 0, lines: [] },
});

function Questions({ sales }: { sales: CountedSales }) {
  const choices = useNameChoices(sales, { menuNames: MENU, before: null });
  const kept = makeMenuSales(sales, { choices: choices.choices, days: 30 }).sales.items;
  return (
    <>
      <NameQuestions names={choices} menuNames={MENU} />
      <output>{kept.map(({ name }) => name).join(', ')}</output>
    </>
  );
}

async function setup(names: readonly string[]) {
  await render(<Questions sales={counted(names)} />);
  return {
    kept: page.getByRole('status'),
    question: (name: string) => page.getByLabelText(`Menu item for “${name}”`),
  };
}

test('the owner matches a similar name by keyboard', async () => {
  const { kept, question } = await setup(['Bean Burrito', 'Soups', 'Cheese fondue']);
  await expect.element(question('Soups')).toHaveValue('Soup');
  await expect.element(question('Bean Burrito')).toHaveValue('');
  await expect.element(kept).toHaveTextContent('Bean Burrito, Soup, Cheese fondue');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(question('Bean Burrito')).toHaveFocus();
  await userEvent.tab();
  await expect.element(question('Cheese fondue')).toHaveFocus();
  await question('Cheese fondue').selectOptions('Fondue');
  await expect.element(kept).toHaveTextContent('Bean Burrito, Soup, Fondue');
  await expect.element(question('Cheese fondue')).toBeVisible();
});

test('best sellers are shown first, the other names on request', async () => {
  const { question } = await setup(Array.from({ length: 9 }, (_, index) => `Drink ${index + 1}`));
  await expect.element(question('Drink 6')).toBeVisible();
  expect(question('Drink 7').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Show 3 more names' }).click();
  await expect.element(question('Drink 9')).toBeVisible();
});
