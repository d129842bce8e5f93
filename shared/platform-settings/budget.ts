/** The share of the budget from which the console warns. */
export const WARNED_SHARE = 0.8;

export type BudgetState = 'none' | 'within' | 'warned' | 'reached';

/** Both in cents. */
export function budgetState(spent: number, budget: number | null): BudgetState {
  if (budget === null) return 'none';
  if (spent >= budget) return 'reached';
  return spent >= budget * WARNED_SHARE ? 'warned' : 'within';
}
