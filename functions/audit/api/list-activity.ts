import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { activityMessage } from './activity-messages.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { differencesOf } from './differences.ts';
import { handOf } from './hand-of.ts';
import { type ReadReceipt, readReceipt } from './read-receipt.ts';
import { openUndo } from './undo.ts';

type Page = { limit: number; cursor?: string | undefined };

/** The restaurant's receipts in words, newest first. */
export function createListActivity(
  dependencies: ActivityDependencies,
): Operation<typeof activityRoutes.listActivity> {
  return async ({ query }, { restaurantId }) => {
    const { receipts, data } = await readPage(dependencies, restaurantId, query);
    const undoOf = await openUndo(dependencies, restaurantId, receipts);
    const entries = receipts.map((receipt) => ({ ...entryOf(receipt), undo: undoOf(receipt) }));
    return { data: { ...data, entries } };
  };
}

/** The same for administrators, who undo nothing that is not theirs. */
export function createListRestaurantActivity(
  dependencies: Pick<ActivityDependencies, 'receipts'>,
): Operation<typeof activityRoutes.listRestaurantActivity> {
  return async ({ params: { id }, query }) => {
    const { receipts, data } = await readPage(dependencies, id, query);
    return { data: { ...data, entries: receipts.map((receipt) => ({ ...entryOf(receipt), undo: null })) } };
  };
}

async function readPage(
  { receipts }: Pick<ActivityDependencies, 'receipts'>,
  restaurantId: string,
  { limit, cursor }: Page,
) {
  const page = await receipts.list(restaurantId, { limit, after: cursor });
  const data = page.next === undefined ? {} : { next_cursor: page.next };
  return { receipts: page.receipts.map(readReceipt), data };
}

function entryOf(receipt: ReadReceipt) {
  return {
    entry_id: receipt.receipt_key,
    at: receipt.at,
    ...handOf(receipt),
    operation: receipt.operation,
    what: activityMessage(receipt),
    ...(receipt.outcome && { outcome: receipt.outcome }),
    differences: differencesOf(receipt),
  };
}
