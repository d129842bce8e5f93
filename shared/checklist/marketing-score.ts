import type { ChecklistType, ItemStatus } from './checklist-item.ts';

/** The inputs of the progress. */
export type CountedItem = {
  type: ChecklistType;
  status: ItemStatus;
  isCritical: boolean;
  /** Dollars per week. */
  weeklyPotential: number;
};

export type PartProgress = { totalItems: number; completedItems: number; completionPercentage: number };

export type FoundationalProgress = PartProgress & {
  criticalItems: number;
  completedCriticalItems: number;
  criticalCompletionPercentage: number;
};

export type ChecklistProgress = {
  foundational: FoundationalProgress;
  ongoing: PartProgress;
  /** 0 to 100. */
  marketingScore: number;
  /** Dollars per week of open items. */
  weeklyRevenuePotential: number;
  /** Dollars per week of completed items. */
  completedRevenue: number;
  /** Dollars per week of all items that apply. */
  totalPotential: number;
};

/** The weights of the score (spec, owner tools §9). */
const [FOUNDATIONAL_WEIGHT, ONGOING_WEIGHT] = [70, 30];
const [ALL_WEIGHT, CRITICAL_WEIGHT] = [0.9, 0.1];

type Count = { total: number; completed: number };

/** Computes the progress of a checklist. Items that don’t apply count as neither done nor open. */
export function checklistProgress(items: readonly CountedItem[]): ChecklistProgress {
  const applicable = items.filter(({ status }) => status !== 'not_applicable');
  const foundational = applicable.filter(({ type }) => type === 'foundational');
  const all = countOf(foundational);
  const critical = countOf(foundational.filter(({ isCritical }) => isCritical));
  const ongoing = countOf(applicable.filter(({ type }) => type === 'ongoing'));
  const completedRevenue = potentialOf(applicable.filter(isCompleted));
  const totalPotential = potentialOf(applicable);
  return {
    foundational: {
      ...partProgress(all),
      criticalItems: critical.total,
      completedCriticalItems: critical.completed,
      criticalCompletionPercentage: percentage(critical),
    },
    ongoing: partProgress(ongoing),
    marketingScore: scoreOf({ all, critical, ongoing }),
    weeklyRevenuePotential: totalPotential - completedRevenue,
    completedRevenue,
    totalPotential,
  };
}

/** 70 points for foundational items, 30 for ongoing ones. Critical items are a tenth of the foundational part. */
function scoreOf({ all, critical, ongoing }: Record<'all' | 'critical' | 'ongoing', Count>): number {
  const foundational = ALL_WEIGHT * ratio(all) + CRITICAL_WEIGHT * ratio(critical);
  return Math.round(Math.min(100, FOUNDATIONAL_WEIGHT * foundational + ONGOING_WEIGHT * ratio(ongoing)));
}

/** The score's label (spec, owner tools §4). */
export function scoreLabel(score: number): 'Excellent' | 'Strong' | 'Growing' | 'Building' | 'Starting' {
  if (score >= 80) return 'Excellent';
  if (score >= 60) return 'Strong';
  if (score >= 40) return 'Growing';
  return score >= 20 ? 'Building' : 'Starting';
}

function isCompleted({ status }: CountedItem): boolean {
  return status === 'completed';
}

function countOf(items: readonly CountedItem[]): Count {
  return { total: items.length, completed: items.filter(isCompleted).length };
}

/** A part without items scores 0. */
function ratio({ total, completed }: Count): number {
  return total === 0 ? 0 : completed / total;
}

function percentage(count: Count): number {
  return Math.round(100 * ratio(count));
}

function partProgress(count: Count): PartProgress {
  return {
    totalItems: count.total,
    completedItems: count.completed,
    completionPercentage: percentage(count),
  };
}

function potentialOf(items: readonly CountedItem[]): number {
  return items.reduce((sum, { weeklyPotential }) => sum + weeklyPotential, 0);
}
