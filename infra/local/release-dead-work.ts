import type { TableName } from '#infra/resources.ts';
import { type Emulators, tableName } from './emulators.ts';
import type { TableRow } from './table-rows.ts';

type Item = TableRow['item'];

/** Releases the rows that a process had leased, by table; undefined for rows that aren't leased. */
const RELEASES: Partial<Record<TableName, (item: Item, now: Date) => Item | undefined>> = {
  /** The page of an account that is being deleted stays locked. */
  websites: (item, now) =>
    isBetween(item.page_locked_until, now, '9999') ? { ...item, page_locked_until: undefined } : undefined,
  generationJobs: (item, now) =>
    item.lease_owner !== undefined ? { ...item, lease_expires_at: now.toISOString() } : undefined,
  emailTokens: (item) => (item.is_sent === false ? { ...item, leased_until: 0 } : undefined),
  /** A pending ad is leased until it is due. */
  campaigns: (item, now) =>
    item.status === 'pending' && item.due_kind === 'ad' ? { ...item, due_at: now.toISOString() } : undefined,
};

/**
 * Releases a killed process's unfinished work, which its locks would block for up to half an hour: received messages
 * and leased rows. No other process uses this data.
 */
export async function releaseDeadWork(
  { stores, rows }: Pick<Emulators, 'stores' | 'rows'>,
  now: Date,
): Promise<void> {
  stores.releaseMessages();
  for (const [name, release] of Object.entries(RELEASES)) {
    const held = (await rows.list(tableName(name as TableName))).flatMap((row) => {
      const item = release(row.item, now);
      return item === undefined ? [] : [{ row, freed: { ...row, item } }];
    });
    await rows.change({ removed: held.map(({ row }) => row), written: held.map(({ freed }) => freed) });
  }
}

function isBetween(moment: unknown, now: Date, end: string): boolean {
  return typeof moment === 'string' && moment > now.toISOString() && moment < end;
}
