import { expect, test } from 'vitest';
import { ACHIEVEMENTS, isFoundationComplete } from './achievements.ts';
import { checklistProgress } from './marketing-score.ts';

/** Earned badges with these counts, for a foundation of ten items, five of them critical. */
function earnedWith({ critical, other }: { critical: number; other: number }): string[] {
  const part = (done: number, isCritical: boolean) =>
    Array.from({ length: 5 }, (_, index) => ({
      type: 'foundational' as const,
      status: index < done ? ('completed' as const) : ('pending' as const),
      isCritical,
      weeklyPotential: 0,
    }));
  const progress = checklistProgress([...part(critical, true), ...part(other, false)]);
  return ACHIEVEMENTS.filter(({ isEarned }) => isEarned(progress)).map(({ name }) => name);
}

test('each badge is earned at its threshold', () => {
  expect(earnedWith({ critical: 0, other: 0 })).toEqual([]);
  expect(earnedWith({ critical: 0, other: 1 })).toEqual(['First Steps']);
  expect(earnedWith({ critical: 2, other: 2 })).toEqual(['First Steps']);
  expect(earnedWith({ critical: 3, other: 1 })).toEqual(['First Steps', 'Critical Focus']);
  expect(earnedWith({ critical: 0, other: 5 })).toEqual(['First Steps', 'Halfway Hero']);
  const ongoing = { type: 'ongoing', status: 'completed', isCritical: false, weeklyPotential: 0 } as const;
  const most = checklistProgress([
    ongoing,
    ...Array.from({ length: 4 }, (_, at) => ({
      ...ongoing,
      type: 'foundational' as const,
      status: at < 3 ? ('completed' as const) : ('pending' as const),
    })),
  ]);
  expect(most.marketingScore).toBe(77);
  expect(ACHIEVEMENTS.filter(({ isEarned }) => isEarned(most)).map(({ name }) => name)).not.toContain(
    'Marketing Pro',
  );
  expect(ACHIEVEMENTS.at(-1)?.isEarned({ ...most, marketingScore: 80 })).toBe(true);
});

test('a category is complete when all applicable items are done', () => {
  const item = { type: 'foundational', isCritical: true, weeklyPotential: 0 } as const;
  const isComplete = (...statuses: ('completed' | 'pending' | 'not_applicable')[]) =>
    isFoundationComplete(checklistProgress(statuses.map((status) => ({ ...item, status }))));
  expect(isComplete('completed', 'not_applicable')).toBe(true);
  expect(isComplete('completed', 'pending')).toBe(false);
  expect(isComplete('not_applicable')).toBe(false);
});
