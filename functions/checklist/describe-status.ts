import type { StoredStatus } from './checklists-repository.ts';

/** An item of which nothing was ever said is pending. */
export function describeStatus(stored: StoredStatus | undefined) {
  return stored ?? { status: 'pending' as const, notes: '', status_changed_at: null };
}
