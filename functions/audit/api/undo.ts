import type { ChecklistRow } from '#functions/checklist/checklists-repository.ts';
import { describeStatus } from '#functions/checklist/describe-status.ts';
import { conflictSince } from '#functions/platform/records/recent-changes.ts';
import { presentValue } from '#functions/profile/change-profile.ts';
import type { ProfileRow } from '#functions/profile/profile-row.ts';
import { canBeUndone, UNDO_MS } from '#functions/redemptions/redeem-code.ts';
import type { Undo } from '#shared/audit/contract/activity.ts';
import { ITEM_STATUSES } from '#shared/checklist/checklist-item.ts';
import type { Changes } from '#shared/contract/changes.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { asValues, type ReadAuditRecord } from './read-audit-record.ts';

const CHECKLIST_OPERATIONS: readonly string[] = ['updateChecklistItem', 'updateChecklistStatus'];
const REDEEMING: readonly string[] = ['redeemCode', 'redeemCodeAtTill'];

/**
 * Determines how each audit record can be undone. A change can be undone only if its record has the whole previous
 * value and nothing has changed since. Reads the current values only if a record needs them.
 */
export async function openUndo(
  dependencies: ActivityDependencies,
  restaurantId: string,
  auditRecords: readonly ReadAuditRecord[],
): Promise<(auditRecord: ReadAuditRecord) => Undo | null> {
  const has = (operations: readonly string[]) =>
    auditRecords.some(({ operation }) => operations.includes(operation));
  const { profiles, checklists } = dependencies;
  const [profile, checklist, redemptions] = await Promise.all([
    has(['updateProfile']) ? profiles.find(restaurantId) : undefined,
    has(CHECKLIST_OPERATIONS) ? checklists.get(restaurantId) : undefined,
    redemptionsToUndo(dependencies, restaurantId, auditRecords),
  ]);
  return (auditRecord) => {
    if (auditRecord.outcome === 'unfinished' || auditRecord.outcome === 'refused') return null;
    if (auditRecord.operation === 'updateProfile') return undoOfProfile(auditRecord, profile);
    if (CHECKLIST_OPERATIONS.includes(auditRecord.operation)) return undoOfItem(auditRecord, checklist);
    return undoOfRedemption(auditRecord, redemptions);
  };
}

/** IDs of redemptions that can still be undone. */
async function redemptionsToUndo(
  { redemptions, clock }: ActivityDependencies,
  restaurantId: string,
  auditRecords: readonly ReadAuditRecord[],
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  const isRecent = ({ operation, at }: ReadAuditRecord) =>
    REDEEMING.includes(operation) && now.getTime() - Date.parse(at) <= UNDO_MS;
  const ids = new Set(
    auditRecords
      .filter(isRecent)
      .map(redemptionIdOf)
      .filter((id) => id !== ''),
  );
  const rows = await Promise.all([...ids].map((id) => redemptions.find(restaurantId, id)));
  return new Set(rows.flatMap((row) => (row && canBeUndone(row, now) ? [row.redemption_id] : [])));
}

function redemptionIdOf({ after }: ReadAuditRecord): string {
  return typeof after.redemption_id === 'string' ? after.redemption_id : '';
}

function undoOfRedemption(auditRecord: ReadAuditRecord, open: ReadonlySet<string>): Undo | null {
  const redemption_id = redemptionIdOf(auditRecord);
  const isOne = REDEEMING.includes(auditRecord.operation) && open.has(redemption_id);
  return isOne ? { kind: 'redemption', redemption_id } : null;
}

function undoOfProfile({ before, after }: ReadAuditRecord, row: ProfileRow | undefined): Undo | null {
  if (row === undefined || typeof after.version !== 'number' || 'changed_paths' in after) return null;
  const changes = asValues(before.values);
  const paths = Object.keys(asValues(after.values));
  const isWhole = paths.every((path) => Object.hasOwn(changes, path) && !isLeftOut(changes[path]));
  if (paths.length === 0 || !isWhole || isChangedSince(row, after.version, paths)) return null;
  return { kind: 'profile', version: row.version, changes: changes as Changes };
}

/** True if the audit record stores only the length of a value. */
function isLeftOut(value: unknown): boolean {
  return 'too_long' in asValues(value);
}

/** Removing an item renumbers the list, so any change to a list counts as a change to all of it. */
function isChangedSince(row: ProfileRow, version: number, paths: readonly string[]): boolean {
  const { is_whole, changes } = conflictSince(row, version, presentValue(row));
  const first = (path: string) => /^[a-z_]+/.exec(path)?.[0];
  const touched = new Set(Object.keys(changes).map(first));
  return !is_whole || paths.some((path) => touched.has(first(path)));
}

function undoOfItem(
  { target, before, after }: ReadAuditRecord,
  checklist: ChecklistRow | undefined,
): Undo | null {
  const item_id = target.item_id ?? target.id ?? '';
  const now = describeStatus(checklist?.statuses[item_id]);
  const status = ITEM_STATUSES.find((known) => known === before.status);
  const isSame = now.status === after.status && now.notes === after.notes;
  const isOlder = now.status_changed_at !== (after.status_changed_at ?? null);
  const hasChanged = before.status !== after.status || before.notes !== after.notes;
  if (status === undefined || typeof before.notes !== 'string' || !isSame || isOlder || !hasChanged)
    return null;
  return { kind: 'checklist_item', item_id, status, notes: before.notes };
}
