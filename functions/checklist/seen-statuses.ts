import { CHECKLIST_CATEGORIES } from '#shared/checklist/checklist-categories.ts';
import type { EvidenceKind } from '#shared/checklist/checklist-item.ts';
import type { ChecklistRow, StoredStatus } from './checklists-repository.ts';
import { evidenceOf } from './evidence-rules.ts';
import type { Surroundings } from './surroundings.ts';
import { waitsFor } from './waits-for.ts';

/** Items whose evidence takes reads that the dashboard skips. They are listed, and the owner checks them off. */
const TICKED_BY_HAND: ReadonlySet<EvidenceKind> = new Set<EvidenceKind>([
  'photos_uploaded',
  'phone_everywhere',
]);

/**
 * The effective statuses of a checklist: the owner's own, or else done since the day of the evidence. An item that the
 * owner marked done stays open if the platform knows that it is. Pure.
 */
export function statusesOf(
  { statuses }: Pick<ChecklistRow, 'statuses'>,
  seen: Surroundings,
): ChecklistRow['statuses'] {
  const ticked: Record<string, StoredStatus> = {};
  for (const { item_id, evidence } of CHECKLIST_CATEGORIES.flatMap(({ items }) => items)) {
    if (evidence === undefined || TICKED_BY_HAND.has(evidence)) continue;
    const found = evidenceOf(evidence, seen);
    if (found?.is_current !== true) continue;
    ticked[item_id] = { status: 'completed', notes: '', status_changed_at: found.seen_at };
  }
  return { ...ticked, ...heardOf(statuses, seen) };
}

function heardOf(statuses: ChecklistRow['statuses'], seen: Surroundings): ChecklistRow['statuses'] {
  return Object.fromEntries(
    Object.entries(statuses).map(([itemId, stored]) => [
      itemId,
      stored.status === 'completed' && waitsFor(itemId, seen) !== undefined
        ? { ...stored, status: 'pending' }
        : stored,
    ]),
  );
}
