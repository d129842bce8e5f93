import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ReadReceipt, Values } from '#functions/audit/api/read-receipt.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import {
  type ActivityExportSchema,
  MOST_ENTRIES,
  type PlatformActivityEntry,
} from '#shared/audit/contract/platform-activity.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
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
    const { cursor, at } = exportPlace(query.cursor, dependencies.clock.now());
    caller.receipt.once = { at, id: exportId(caller, query) };
    const search = { ...query, cursor, limit: MOST_ENTRIES };
    const { receipts, next } = await searchReceipts(dependencies.receipts, search);
    const rows = await platformEntries(dependencies, receipts);
    const headings = cursor === undefined ? [csvRow(COLUMNS.map(([heading]) => heading))] : [];
    const lines = rows.map((row) => csvRow(COLUMNS.map(([, cell]) => cell(row))));
    return {
      data: {
        csv: [...headings, ...lines].join(''),
        entries: rows.length,
        ...(next !== undefined && { next_cursor: `${next}=${at}` }),
      },
    };
  };
}

const MINUTE_MS = 60_000;

/**
 * One export comes page by page: its cursors say when it began, so that all of its pages within a minute have one
 * receipt, of that moment. A later page, or one without such a moment, has a receipt of its own.
 */
function exportPlace(asked: string | undefined, now: Date): { cursor: string | undefined; at: string } {
  const [, cursor = asked, began = ''] = /^(.+)=(\d{4}-\d\d-\d\dT[\d:.]{12}Z)$/.exec(asked ?? '') ?? [];
  const earliest = new Date(now.getTime() - MINUTE_MS).toISOString();
  const at = now.toISOString();
  return { cursor, at: isMoment(began) && began > earliest && began <= at ? began : at };
}

function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

function exportId({ userId }: Caller, { cursor: _, ...filters }: Query): string {
  const id = createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 16);
  return `export-${userId}-${id}`;
}

function json(values: Values): string {
  return Object.keys(values).length === 0 ? '' : JSON.stringify(values);
}
