import type { Request } from '@middy/core';
import type { Receipts } from '#functions/platform/audit/open-receipts.ts';
import {
  endedReceiptOf,
  type Receipt,
  receiptOf,
  unfinishedReceiptOf,
} from '#functions/platform/audit/receipt.ts';
import { AppError } from '../app-error.ts';
import type { Log } from '../log.ts';
import type { HttpCall, HttpMiddleware } from './http-call.ts';
import { OutOfTimeError } from './out-of-time.ts';

/** The log line of a receipt that could not be kept. An alarm counts it (`infra/constructs/gateway/api-alarms.ts`). */
export const LOST_RECEIPT = 'an audit record was not written';

/** What remains for the answer and its log line when the table of receipts does not answer. */
const ANSWER_MILLISECONDS = 300;

/**
 * Keeps a receipt of an operation that has succeeded. The change is made by then, so its answer goes out in any
 * case: a receipt that the table does not take, after the client's own retries or in the time that is left, goes
 * whole into the log. An operation that runs out of time leaves a receipt that says so, because it may have changed
 * something; when it succeeds after all, while the process lives, that is noted down too. So does one that is refused
 * after its work, when it has said in `receipt.after` what it changed.
 */
export function receiptWriter(operation: string, receipts: Receipts, log: Log): HttpMiddleware {
  const keep = async (receipt: Receipt, milliseconds?: number) => {
    try {
      await within(milliseconds, receipts.record(receipt));
    } catch (error) {
      log.warning(LOST_RECEIPT, { receipt, error });
    }
  };
  return {
    after: async (request) => {
      const { event: call, response } = request;
      const own = call.caller.receipt.changedNothing ? undefined : receiptOf(operation, call, response ?? {});
      const [ended, time] = [endedReceiptOf(call), timeForReceipt(request)];
      await Promise.all([own && keep(own, time), ended && keep(ended, time)]);
    },
    onError: async (request) => {
      const { event: call, error } = request;
      if (isAfterChange(error, call)) {
        await keep({ ...receiptOf(operation, call, {}), outcome: 'refused' }, timeForReceipt(request));
      }
      if (!(error instanceof OutOfTimeError)) return;
      void call.running?.then(
        (output) => keep({ ...receiptOf(operation, call, output ?? {}), outcome: 'late' }),
        () => undefined,
      );
      await keep(unfinishedReceiptOf(operation, call), timeForReceipt(request));
    },
  };
}

/** Work that changed nothing, such as a page that was drawn and then refused, leaves no receipt. */
function isAfterChange(error: unknown, { caller }: HttpCall): boolean {
  return error instanceof AppError && error.isAfterWork && caller.receipt.after !== undefined;
}

/** Undefined where nothing ends the function. */
function timeForReceipt({ context }: Request<HttpCall, object>): number | undefined {
  const left = (context as Partial<typeof context>).getRemainingTimeInMillis?.();
  return left === undefined ? undefined : Math.max(0, left - ANSWER_MILLISECONDS);
}

/** Rejects when the work takes longer. It is not stopped. */
async function within(milliseconds: number | undefined, work: Promise<void>): Promise<void> {
  if (milliseconds === undefined) return work;
  const { promise: timeIsUp, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The time was up.')), milliseconds);
  try {
    await Promise.race([work, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
