import type { Route } from '#shared/contract/routes/route.ts';
import type { Log } from '../log.ts';
import type { Receipts } from '../receipts/open-receipts.ts';
import { receiptOf } from '../receipts/receipt.ts';
import type { HttpMiddleware } from './http-call.ts';

/** The log line of a receipt that could not be kept. An alarm counts it (`infra/constructs/gateway/api-alarms.ts`). */
export const LOST_RECEIPT = 'a receipt was not written';

/**
 * Keeps a receipt of an operation that has succeeded. The change is made by then, so its answer goes out in any
 * case: a receipt that the table does not take, after the client's own retries, goes whole into the log.
 */
export function receiptWriter(operation: string, receipts: Receipts, log: Log): HttpMiddleware {
  return {
    after: async ({ event: call, response }) => {
      const receipt = receiptOf(operation, call, response ?? {});
      try {
        await receipts.record(receipt);
      } catch (error) {
        log.warning(LOST_RECEIPT, { receipt, error });
      }
    },
  };
}

/** Whether the operations of this route change something. */
export function leavesReceipt({ method, receipt }: Pick<Route, 'method' | 'receipt'>): boolean {
  return method !== 'GET' && receipt !== false;
}
