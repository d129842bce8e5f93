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
import { asValues, type ReadReceipt } from './read-receipt.ts';

const CHECKLIST_OPERATIONS: readonly string[] = ['updateChecklistItem', 'updateChecklistStatus'];
const REDEEMING: readonly string[] = ['redeemCode', 'redeemCodeAtTill'];

/**
 * Says of each of the receipts how it can be undone: only what the receipt knows whole, and nobody has changed since.
 * Reads what stands there now, where there is such a receipt.
 */
export async function openUndo(
  dependencies: ActivityDependencies,
  restaurantId: string,
  receipts: readonly ReadReceipt[],
): Promise<(receipt: ReadReceipt) => Undo | null> {
  const has = (operations: readonly string[]) =>
    receipts.some(({ operation }) => operations.includes(operation));
  const { profiles, checklists } = dependencies;
  const [profile, checklist, redemptions] = await Promise.all([
    has(['updateProfile']) ? profiles.find(restaurantId) : undefined,
    has(CHECKLIST_OPERATIONS) ? checklists.get(restaurantId) : undefined,
    redemptionsToUndo(dependencies, restaurantId, receipts),
  ]);
  return (receipt) => {
    if (receipt.outcome === 'unfinished' || receipt.outcome === 'refused') return null;
    if (receipt.operation === 'updateProfile') return undoOfProfile(receipt, profile);
    if (CHECKLIST_OPERATIONS.includes(receipt.operation)) return undoOfItem(receipt, checklist);
    return undoOfRedemption(receipt, redemptions);
  };
}

/** Ids of redemptions that can still be taken back. */
async function redemptionsToUndo(
  { redemptions, clock }: ActivityDependencies,
  restaurantId: string,
  receipts: readonly ReadReceipt[],
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  const isRecent = ({ operation, at }: ReadReceipt) =>
    REDEEMING.includes(operation) && now.getTime() - Date.parse(at) <= UNDO_MS;
  const ids = new Set(
    receipts
      .filter(isRecent)
      .map(redemptionIdOf)
      .filter((id) => id !== ''),
  );
  const rows = await Promise.all([...ids].map((id) => redemptions.find(restaurantId, id)));
  return new Set(rows.flatMap((row) => (row && canBeUndone(row, now) ? [row.redemption_id] : [])));
}

function redemptionIdOf({ after }: ReadReceipt): string {
  return typeof after.redemption_id === 'string' ? after.redemption_id : '';
}

function undoOfRedemption(receipt: ReadReceipt, open: ReadonlySet<string>): Undo | null {
  const redemption_id = redemptionIdOf(receipt);
  const isOne = REDEEMING.includes(receipt.operation) && open.has(redemption_id);
  return isOne ? { kind: 'redemption', redemption_id } : null;
}

function undoOfProfile({ before, after }: ReadReceipt, row: ProfileRow | undefined): Undo | null {
  if (row === undefined || typeof after.version !== 'number' || 'changed_paths' in after) return null;
  const changes = asValues(before.values);
  const paths = Object.keys(asValues(after.values));
  const isWhole = paths.every((path) => Object.hasOwn(changes, path) && !isLeftOut(changes[path]));
  if (paths.length === 0 || !isWhole || isChangedSince(row, after.version, paths)) return null;
  return { kind: 'profile', version: row.version, changes: changes as Changes };
}

/** Whether a receipt keeps only how long it was. */
function isLeftOut(value: unknown): boolean {
  return 'too_long' in asValues(value);
}

/** Places in a list are numbered again with every item that goes: one change of a list is as good as of all of it. */
function isChangedSince(row: ProfileRow, version: number, paths: readonly string[]): boolean {
  const { is_whole, changes } = conflictSince(row, version, presentValue(row));
  const first = (path: string) => /^[a-z_]+/.exec(path)?.[0];
  const touched = new Set(Object.keys(changes).map(first));
  return !is_whole || paths.some((path) => touched.has(first(path)));
}

function undoOfItem(
  { target, before, after }: ReadReceipt,
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
