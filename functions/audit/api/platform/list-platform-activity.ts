import type { ReceiptsRepository } from '#functions/platform/audit/receipts-repository.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { type NameDependencies, platformEntries } from './platform-entries.ts';
import { searchReceipts } from './search-receipts.ts';

export type PlatformActivityDependencies = NameDependencies & {
  receipts: Pick<ReceiptsRepository, 'listSpan' | 'listAllEventually'>;
};

const TIME = '2026-11-22T17:00:00.000Z'.length;

/** Receipts of all restaurants and of the platform, newest first. */
export function createListPlatformActivity(
  dependencies: PlatformActivityDependencies,
): Operation<typeof activityRoutes.listPlatformActivity> {
  return async ({ query }) => {
    const { receipts, next } = await searchReceipts(dependencies.receipts, query);
    const found = await platformEntries(dependencies, receipts);
    const isShort = receipts.length < query.limit;
    return {
      data: {
        entries: found.map(({ entry }) => entry),
        ...(next !== undefined && { next_cursor: next }),
        ...(next !== undefined && isShort && { searched_back_to: next.slice(0, TIME) }),
      },
    };
  };
}
