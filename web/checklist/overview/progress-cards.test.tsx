import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChecklistFigures } from '#web/checklist/api/checklist.ts';
import { ProgressCards } from './progress-cards.tsx';

const PART = { totalItems: 4, completedItems: 1, completionPercentage: 25 };
const FOUNDATION = { ...PART, criticalItems: 2, completedCriticalItems: 1, criticalCompletionPercentage: 50 };

async function widthsWith(money: { completedRevenue: number; totalPotential: number }) {
  const progress = { foundational: FOUNDATION, ongoing: PART, ...money } as unknown as ChecklistFigures;
  await render(<ProgressCards progress={progress} />);
  const cards = page.getByRole('region', { name: 'Progress' }).element();
  return [...cards.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width);
}

test.each([
  [{ completedRevenue: 0, totalPotential: 0 }, '0%'],
  [{ completedRevenue: 300, totalPotential: 400 }, '75%'],
  [{ completedRevenue: 500, totalPotential: 400 }, '100%'],
])('bars show shares, and the revenue bar fits its track: %o', async (money, width) => {
  expect(await widthsWith(money)).toEqual(['25%', '50%', '25%', width]);
});
