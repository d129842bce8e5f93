import type { ItemStatus } from './checklist-item.ts';

/** What the choice reads of an item. */
export type ActionCandidate = {
  status: ItemStatus;
  isCritical: boolean;
  /** Dollars a week. */
  weeklyPotential: number;
  minutes: number;
  /** The platform sees that it is done; only the owner's tick is missing. */
  isSeenDone?: boolean;
};

/**
 * The one thing worth doing next: of what is open, critical things first, then the most potential for a minute of
 * work. What is seen to be done comes last. Undefined when nothing is open. Of equals the first.
 */
export function nextAction<Item extends ActionCandidate>(items: readonly Item[]): Item | undefined {
  const open = items.filter(({ status }) => status === 'pending' || status === 'in_progress');
  return open.toSorted(byUrgency)[0];
}

function byUrgency(a: ActionCandidate, b: ActionCandidate): number {
  const isSeen = Number(a.isSeenDone === true) - Number(b.isSeenDone === true);
  const isCritical = Number(b.isCritical) - Number(a.isCritical);
  return isSeen || isCritical || b.weeklyPotential / b.minutes - a.weeklyPotential / a.minutes;
}

/** The weekly-potential message of the Next Action card is shown above this, in dollars (spec, owner tools §9). */
export const NOTABLE_WEEKLY_POTENTIAL = 1_000;
