import { CHECKLIST_CATEGORIES } from '#shared/checklist/checklist-categories.ts';
import type { EvidenceKind } from '#shared/checklist/checklist-item.ts';
import type { ChecklistRow, StoredStatus } from './checklists-repository.ts';
import { evidenceOf } from './evidence-rules.ts';
import type { Surroundings } from './surroundings.ts';
import { waitsFor } from './waits-for.ts';

/** What these are seen by takes reads that the dashboard does without; they are shown, and the owner ticks them. */
const TICKED_BY_HAND: ReadonlySet<EvidenceKind> = new Set<EvidenceKind>([
  'photos_uploaded',
  'phone_everywhere',
]);

/**
 * The statuses of a checklist as they are: what the owner has said, else done since the day on which the platform sees
 * that it was. What the owner marked done and the platform knows is open stays open. Pure.
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
