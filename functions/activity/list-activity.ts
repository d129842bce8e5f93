import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { activityRoutes } from '#shared/contract/routes/activity-routes.ts';
import { handOf } from './actor-of.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { differencesOf } from './differences.ts';
import { readReceipt } from './read-receipt.ts';
import { sentenceOf } from './sentences.ts';
import { openUndo } from './undo.ts';

/** The restaurant's receipts in words, newest first. */
export function createListActivity(
  dependencies: ActivityDependencies,
): Operation<typeof activityRoutes.listActivity> {
  return async ({ query }, { restaurantId }) => {
    const { receipts, next } = await dependencies.receipts.list(restaurantId, {
      limit: query.limit,
      after: query.cursor,
    });
    const done = receipts.map(readReceipt);
    const undoOf = await openUndo(dependencies, restaurantId, done);
    const entries = done.map((receipt) => ({
      entry_id: receipt.receipt_key,
      at: receipt.at,
      ...handOf(receipt),
      operation: receipt.operation,
      what: sentenceOf(receipt),
      ...(receipt.outcome && { outcome: receipt.outcome }),
      differences: differencesOf(receipt),
      undo: undoOf(receipt),
    }));
    return { data: { entries, ...(next !== undefined && { next_cursor: next }) } };
  };
}
