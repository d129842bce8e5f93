import type { ItemStatus } from './checklist-item.ts';

/** The fields of an item that the choice depends on. */
export type ActionCandidate = {
  status: ItemStatus;
  isCritical: boolean;
  /** Dollars per week. */
  weeklyPotential: number;
  minutes: number;
  /** The platform sees that it is done. Only the owner’s check is missing. */
  isSeenDone?: boolean;
};

/**
 * The best open item: critical ones first, then the highest potential per minute of work. Items that are verifiably
 * done come last. Ties: the first. Undefined if nothing is open.
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

/** Above this, the Next Action card shows the weekly-potential message, in dollars (spec, owner tools §9). */
export const NOTABLE_WEEKLY_POTENTIAL = 1_000;
