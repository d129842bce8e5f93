import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Caller } from '#functions/platform/auth/caller.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import {
  type ActivityExportSchema,
  MOST_ENTRIES,
  type PlatformActivityEntry,
} from '#shared/contract/admin/platform-activity.ts';
import type { activityRoutes } from '#shared/contract/routes/activity-routes.ts';
import { csvRow } from '#shared/domain/guests/safe-cell.ts';
import type { ReadReceipt, Values } from '../read-receipt.ts';
import type { PlatformActivityDependencies } from './list-platform-activity.ts';
import { platformEntries } from './platform-entries.ts';
import { searchReceipts } from './search-receipts.ts';

type Query = z.output<typeof ActivityExportSchema>;
type Row = { entry: PlatformActivityEntry; receipt: ReadReceipt };

const COLUMNS: readonly (readonly [heading: string, cell: (row: Row) => string])[] = [
  ['time_utc', ({ entry }) => entry.at],
  ['actor', ({ entry }) => entry.actor],
  ['confirmed_by', ({ entry }) => entry.confirmed_by ?? ''],
  ['administrator', ({ entry }) => entry.administrator?.email ?? ''],
  ['actor_id', ({ receipt }) => receipt.actor_id],
  ['impersonation_id', ({ receipt }) => receipt.impersonation_id ?? ''],
  ['restaurant', ({ entry }) => entry.restaurant?.name ?? ''],
  ['restaurant_id', ({ entry }) => entry.restaurant?.restaurant_id ?? ''],
  ['what', ({ entry }) => entry.what],
  ['kind', ({ entry }) => entry.kind],
  ['operation', ({ entry }) => entry.operation],
  ['target', ({ receipt }) => json(receipt.target)],
  ['outcome', ({ entry }) => entry.outcome ?? 'done'],
  ['before', ({ receipt }) => json(receipt.before)],
  ['after', ({ receipt }) => json(receipt.after)],
  ['request_id', ({ entry }) => entry.request_id],
];

/** The same receipts as rows of a file, with all that is kept of before and after. No cell is run as a formula. */
export function createExportPlatformActivity(
  dependencies: PlatformActivityDependencies & { clock: Clock },
): Operation<typeof activityRoutes.exportPlatformActivity> {
  return async ({ query }, caller) => {
    caller.receipt.subject = { restaurantId: query.restaurant_id };
    caller.receipt.once = exportOf(caller, query, dependencies.clock.now());
    const { receipts, next } = await searchReceipts(dependencies.receipts, { ...query, limit: MOST_ENTRIES });
    const rows = await platformEntries(dependencies, receipts);
    const headings = query.cursor === undefined ? [csvRow(COLUMNS.map(([heading]) => heading))] : [];
    const lines = rows.map((row) => csvRow(COLUMNS.map(([, cell]) => cell(row))));
    return {
      data: {
        csv: [...headings, ...lines].join(''),
        entries: rows.length,
        ...(next !== undefined && { next_cursor: next }),
      },
    };
  };
}

/** One export comes page by page: all of its pages within a minute have one receipt. */
function exportOf({ userId }: Caller, { cursor: _, ...filters }: Query, now: Date) {
  const id = createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 16);
  return { at: `${now.toISOString().slice(0, 16)}:00.000Z`, id: `export-${userId}-${id}` };
}

function json(values: Values): string {
  return Object.keys(values).length === 0 ? '' : JSON.stringify(values);
}
