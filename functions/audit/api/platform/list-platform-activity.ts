import type { AuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { type NameDependencies, platformEntries } from './platform-entries.ts';
import { searchAuditRecords } from './search-audit-records.ts';

export type PlatformActivityDependencies = NameDependencies & {
  auditRecords: Pick<AuditRecordsRepository, 'listSpan' | 'listAllEventually'>;
};

const TIME = '2026-11-22T17:00:00.000Z'.length;

/** Lists audit records of all restaurants and of the platform, newest first. */
export function createListPlatformActivity(
  dependencies: PlatformActivityDependencies,
): Operation<typeof activityRoutes.listPlatformActivity> {
  return async ({ query }) => {
    const { auditRecords, next } = await searchAuditRecords(dependencies.auditRecords, query);
    const found = await platformEntries(dependencies, auditRecords);
    const isShort = auditRecords.length < query.limit;
    return {
      data: {
        entries: found.map(({ entry }) => entry),
        ...(next !== undefined && { next_cursor: next }),
        ...(next !== undefined && isShort && { searched_back_to: next.slice(0, TIME) }),
      },
    };
  };
}
