import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHECKLIST_TYPES, ITEM_STATUSES } from './checklist-item.ts';
import { type CountedItem, checklistProgress, scoreLabel } from './marketing-score.ts';

function anItem(item: Partial<CountedItem> = {}): CountedItem {
  return { type: 'foundational', status: 'pending', isCritical: false, weeklyPotential: 100, ...item };
}

const someItems = fc.array(
  fc.record({
    type: fc.constantFrom(...CHECKLIST_TYPES),
    status: fc.constantFrom(...ITEM_STATUSES),
    isCritical: fc.boolean(),
    weeklyPotential: fc.integer({ min: 0, max: 1_000 }),
  }),
  { maxLength: 60 },
);

test('the score weighs foundations 70%, with a tenth for critical items, and ongoing items 30%', () => {
  const done = { status: 'completed' } as const;
  const items = [
    anItem({ ...done, isCritical: true }),
    anItem({ isCritical: true }),
    anItem({ status: 'in_progress' }),
    anItem({ weeklyPotential: 250 }),
    anItem({ ...done, type: 'ongoing' }),
    anItem({ type: 'ongoing' }),
  ];
  // 70 × (0.9 × 1/4 + 0.1 × 1/2) + 30 × 1/2 = 34.25
  expect(checklistProgress(items)).toEqual({
    foundational: {
      totalItems: 4,
      completedItems: 1,
      completionPercentage: 25,
      criticalItems: 2,
      completedCriticalItems: 1,
      criticalCompletionPercentage: 50,
    },
    ongoing: { totalItems: 2, completedItems: 1, completionPercentage: 50 },
    marketingScore: 34,
    weeklyRevenuePotential: 550,
    completedRevenue: 200,
    totalPotential: 750,
  });
});

test('items that don’t apply are left out', () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const applicable = items.filter(({ status }) => status !== 'not_applicable');
      expect(checklistProgress(items)).toEqual(checklistProgress(applicable));
    }),
  );
});

test('the score is a whole number from 0 to 100, and 100 when all is done', () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const { marketingScore, ...progress } = checklistProgress(items);
      expect(Number.isInteger(marketingScore)).toBe(true);
      expect(marketingScore).toBeGreaterThanOrEqual(0);
      expect(marketingScore).toBeLessThanOrEqual(100);
      expect(progress.weeklyRevenuePotential + progress.completedRevenue).toBe(progress.totalPotential);
    }),
  );
  const all = [anItem({ isCritical: true }), anItem({ type: 'ongoing' })];
  expect(
    checklistProgress(all.map((item) => ({ ...item, status: 'completed' as const }))).marketingScore,
  ).toBe(100);
});

test('doing an item or marking it as not applicable never lowers the score', () => {
  fc.assert(
    fc.property(someItems, fc.nat(59), fc.boolean(), (items, at, isDone) => {
      const changed = items.map((item, index) =>
        index === at && item.status !== 'completed'
          ? { ...item, status: isDone ? ('completed' as const) : ('not_applicable' as const) }
          : item,
      );
      // A completed item that was `not_applicable` joins the totals; its share of completed items never falls.
      expect(checklistProgress(changed).marketingScore).toBeGreaterThanOrEqual(
        checklistProgress(items).marketingScore,
      );
    }),
  );
});

test('an empty checklist scores 0', () => {
  expect(checklistProgress([])).toMatchObject({
    foundational: { totalItems: 0, completionPercentage: 0, criticalCompletionPercentage: 0 },
    marketingScore: 0,
  });
});

test.each([
  [100, 'Excellent'],
  [80, 'Excellent'],
  [79, 'Strong'],
  [60, 'Strong'],
  [59, 'Growing'],
  [40, 'Growing'],
  [39, 'Building'],
  [20, 'Building'],
  [19, 'Starting'],
  [0, 'Starting'],
])('a score of %i is called %s', (score, label) => {
  expect(scoreLabel(score)).toBe(label);
});
