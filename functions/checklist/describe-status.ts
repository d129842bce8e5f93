import type { StoredStatus } from './checklists-repository.ts';

/** An item without a stored status is pending. */
export function describeStatus(stored: StoredStatus | undefined) {
  return stored ?? { status: 'pending' as const, notes: '', status_changed_at: null };
}
