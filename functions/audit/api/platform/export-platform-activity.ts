import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ReadAuditRecord, Values } from '#functions/audit/api/read-audit-record.ts';
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
import { searchAuditRecords } from './search-audit-records.ts';

type Query = z.output<typeof ActivityExportSchema>;
type Row = { entry: PlatformActivityEntry; auditRecord: ReadAuditRecord };

const COLUMNS: readonly (readonly [heading: string, cell: (row: Row) => string])[] = [
  ['time_utc', ({ entry }) => entry.at],
  ['actor', ({ entry }) => entry.actor],
  ['confirmed_by', ({ entry }) => entry.confirmed_by ?? ''],
  ['administrator', ({ entry }) => entry.administrator?.email ?? ''],
  ['actor_id', ({ auditRecord }) => auditRecord.actor_id],
  ['impersonation_id', ({ auditRecord }) => auditRecord.impersonation_id ?? ''],
  ['restaurant', ({ entry }) => entry.restaurant?.name ?? ''],
  ['restaurant_id', ({ entry }) => entry.restaurant?.restaurant_id ?? ''],
  ['what', ({ entry }) => entry.what],
  ['kind', ({ entry }) => entry.kind],
  ['operation', ({ entry }) => entry.operation],
  ['target', ({ auditRecord }) => json(auditRecord.target)],
  ['outcome', ({ entry }) => entry.outcome ?? 'done'],
  ['before', ({ auditRecord }) => json(auditRecord.before)],
  ['after', ({ auditRecord }) => json(auditRecord.after)],
  ['request_id', ({ entry }) => entry.request_id],
];

/**
 * Exports audit records as CSV rows, with everything stored before and after. Cells are escaped so that no spreadsheet
 * runs them as formulas.
 */
export function createExportPlatformActivity(
  dependencies: PlatformActivityDependencies & { clock: Clock },
): Operation<typeof activityRoutes.exportPlatformActivity> {
  return async ({ query }, caller) => {
    caller.audit.subject = { restaurantId: query.restaurant_id };
    const { cursor, at } = exportPlace(query.cursor, dependencies.clock.now());
    caller.audit.once = { at, id: exportId(caller, query) };
    const search = { ...query, cursor, limit: MOST_ENTRIES };
    const { auditRecords, next } = await searchAuditRecords(dependencies.auditRecords, search);
    const rows = await platformEntries(dependencies, auditRecords);
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
 * An export has several pages. Their cursors carry the time it began, so all pages within a minute share one audit
 * record with that time. Later pages, and pages without a time, get their own.
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
