import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import { findChecklistItem } from '#shared/checklist/checklist-categories.ts';
import type { ItemStatus } from '#shared/checklist/checklist-item.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { ChecklistRow, ChecklistsRepository, StoredStatus } from './checklists-repository.ts';

export type ChangeItemDependencies = { checklists: ChecklistsRepository; clock: Clock };

/** Omitted values stay. */
export type ItemChange = {
  restaurantId: string;
  itemId: string;
  /** The status to use while nothing is stored: done, if the platform sees that. */
  present?: StoredStatus | undefined;
  status?: ItemStatus | undefined;
  notes?: string | undefined;
};

/** Undefined: nothing is stored, so the item is pending without notes. */
export type ChangedItem = { before: StoredStatus | undefined; after: StoredStatus | undefined };

/**
 * Changes one item of a checklist with one conditional write of the row, and tries again after a concurrent write,
 * whose items stay changed. Writes nothing if nothing changed. Throws `AppError('not_found')`.
 */
export async function changeItem(
  { checklists, clock }: ChangeItemDependencies,
  { restaurantId, itemId, present: seen, status, notes }: ItemChange,
): Promise<ChangedItem> {
  if (findChecklistItem(itemId) === undefined) throw new AppError('not_found');
  const now = clock.now().toISOString();
  let before: StoredStatus | undefined;
  const completionIn = (row: ChecklistRow) =>
    row.statuses[itemId]?.status === 'completed' && before?.status !== 'completed'
      ? itemCompleted(row, itemId, now)
      : undefined;
  const store = {
    read: () => checklists.get(restaurantId),
    save: (row: ChecklistRow) => checklists.save(row, completionIn(row)),
    isSame: (row: ChecklistRow, saved: ChecklistRow) => isSameJson(row, saved),
  };
  const row = await saveChange(store, async (present) => {
    before = present.statuses[itemId] ?? seen;
    const { status: oldStatus, notes: oldNotes } = before ?? { status: 'pending', notes: '' };
    const newStatus = status ?? oldStatus;
    const newNotes = notes ?? oldNotes;
    // An owner may reopen an item that the platform sees as done.
    const isSaid = before !== undefined || status === undefined;
    if (isSaid && newStatus === oldStatus && newNotes === oldNotes) return undefined;
    const status_changed_at = newStatus === before?.status ? before.status_changed_at : now;
    const after = { status: newStatus, notes: newNotes, status_changed_at };
    return { ...present, version: present.version + 1, statuses: { ...present.statuses, [itemId]: after } };
  });
  return { before, after: row.statuses[itemId] ?? seen };
}

/** The event of an item that an owner checked off. `version`: of the row then. */
export function itemCompleted(
  { restaurant_id, version }: Pick<ChecklistRow, 'restaurant_id' | 'version'>,
  item_id: string,
  at: string,
): BusinessEvent {
  const event_id = `checklist_item_completed/${restaurant_id}/${version}`;
  return { event_id, kind: 'checklist_item_completed', at, restaurant_id, data: { item_id } };
}
