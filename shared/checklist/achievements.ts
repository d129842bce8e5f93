import type { ChecklistProgress } from './marketing-score.ts';

type AchievementRule = {
  id: string;
  name: string;
  /** How to earn it. */
  condition: string;
  isEarned: (progress: Pick<ChecklistProgress, 'foundational' | 'marketingScore'>) => boolean;
};

/** The four badges (spec, owner tools §4), easiest first. */
export const ACHIEVEMENTS: readonly AchievementRule[] = [
  {
    id: 'first_steps',
    name: 'First Steps',
    condition: 'Complete one foundational task',
    isEarned: ({ foundational }) => foundational.completedItems >= 1,
  },
  {
    id: 'critical_focus',
    name: 'Critical Focus',
    condition: 'Complete 3 critical tasks',
    isEarned: ({ foundational }) => foundational.completedCriticalItems >= 3,
  },
  {
    id: 'halfway_hero',
    name: 'Halfway Hero',
    condition: 'Complete half of your foundational tasks',
    isEarned: ({ foundational }) => foundational.completionPercentage >= 50,
  },
  {
    id: 'marketing_pro',
    name: 'Marketing Pro',
    condition: 'Reach a marketing score of 80',
    isEarned: ({ marketingScore }) => marketingScore >= 80,
  },
];

/** All foundational tasks are complete, so the celebration shows. */
export function isFoundationComplete({ foundational }: Pick<ChecklistProgress, 'foundational'>): boolean {
  return foundational.totalItems > 0 && foundational.completedItems === foundational.totalItems;
}
