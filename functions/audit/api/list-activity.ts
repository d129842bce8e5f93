import { withoutInternalReason } from '#functions/platform/audit/audit-values.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { activityMessage } from './activity-messages.ts';
import { handOf } from './actor-of.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { differencesOf } from './differences.ts';
import { type ReadAuditRecord, readAuditRecord } from './read-audit-record.ts';
import { openUndo } from './undo.ts';

type Page = { limit: number; cursor?: string | undefined };

/** Lists the restaurant’s activity, newest first. */
export function createListActivity(
  dependencies: ActivityDependencies,
): Operation<typeof activityRoutes.listActivity> {
  return async ({ query }, { restaurantId }) => {
    const page = await readPage(dependencies, restaurantId, query);
    const auditRecords = page.auditRecords.map(withoutInternalReason).map(readAuditRecord);
    const undoOf = await openUndo(dependencies, restaurantId, auditRecords);
    const entries = auditRecords.map((auditRecord) => ({
      ...entryOf(auditRecord),
      undo: undoOf(auditRecord),
    }));
    return { data: { ...page.data, entries } };
  };
}

/** Lists the same activity for administrators, who can’t undo the owner’s changes. */
export function createListRestaurantActivity(
  dependencies: Pick<ActivityDependencies, 'auditRecords'>,
): Operation<typeof activityRoutes.listRestaurantActivity> {
  return async ({ params: { id }, query }) => {
    const { auditRecords, data } = await readPage(dependencies, id, query);
    const entries = auditRecords.map(readAuditRecord).map((each) => ({ ...entryOf(each), undo: null }));
    return { data: { ...data, entries } };
  };
}

async function readPage(
  { auditRecords }: Pick<ActivityDependencies, 'auditRecords'>,
  restaurantId: string,
  { limit, cursor }: Page,
) {
  const page = await auditRecords.list(restaurantId, { limit, after: cursor });
  const data = page.next === undefined ? {} : { next_cursor: page.next };
  return { auditRecords: page.auditRecords, data };
}

function entryOf(auditRecord: ReadAuditRecord) {
  return {
    entry_id: auditRecord.receipt_key,
    at: auditRecord.at,
    ...handOf(auditRecord),
    operation: auditRecord.operation,
    what: activityMessage(auditRecord),
    ...(auditRecord.outcome && { outcome: auditRecord.outcome }),
    differences: differencesOf(auditRecord),
  };
}
