import type { Request } from '@middy/core';
import {
  type AuditRecord,
  auditRecordOf,
  endedAuditRecordOf,
  unfinishedAuditRecordOf,
} from '#functions/platform/audit/audit-record.ts';
import type { AuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import { AppError } from '../app-error.ts';
import type { Log } from '../log.ts';
import type { HttpCall, HttpMiddleware } from './http-call.ts';
import { OutOfTimeError } from './out-of-time.ts';

/** The log line of an audit record that could not be kept. An alarm counts it (`infra/constructs/gateway/api-alarms.ts`). */
export const LOST_AUDIT_RECORD = 'an audit record was not written';

/** What remains for the answer and its log line when the table of audit records does not answer. */
const ANSWER_MILLISECONDS = 300;

/**
 * Keeps an audit record of an operation that has succeeded. The change is made by then, so its answer goes out in any
 * case: an audit record that the table does not take, after the client's own retries or in the time that is left, goes
 * whole into the log. An operation that runs out of time leaves an audit record that says so, because it may have changed
 * something; when it succeeds after all, while the process lives, that is noted down too. So does one that is refused
 * after its work, when it has said in `audit record.after` what it changed.
 */
export function auditRecordWriter(operation: string, auditRecords: AuditRecords, log: Log): HttpMiddleware {
  const keep = async (auditRecord: AuditRecord, milliseconds?: number) => {
    try {
      await within(milliseconds, auditRecords.record(auditRecord));
    } catch (error) {
      log.warning(LOST_AUDIT_RECORD, { auditRecord, error });
    }
  };
  return {
    after: async (request) => {
      const { event: call, response } = request;
      const own = call.caller.audit.changedNothing
        ? undefined
        : auditRecordOf(operation, call, response ?? {});
      const [ended, time] = [endedAuditRecordOf(call), timeForAuditRecord(request)];
      await Promise.all([own && keep(own, time), ended && keep(ended, time)]);
    },
    onError: async (request) => {
      const { event: call, error } = request;
      if (isAfterChange(error, call)) {
        await keep(
          { ...auditRecordOf(operation, call, {}), outcome: 'refused' },
          timeForAuditRecord(request),
        );
      }
      if (!(error instanceof OutOfTimeError)) return;
      void call.running?.then(
        (output) => keep({ ...auditRecordOf(operation, call, output ?? {}), outcome: 'late' }),
        () => undefined,
      );
      await keep(unfinishedAuditRecordOf(operation, call), timeForAuditRecord(request));
    },
  };
}

/** Work that changed nothing, such as a page that was drawn and then refused, leaves no audit record. */
function isAfterChange(error: unknown, { caller }: HttpCall): boolean {
  return error instanceof AppError && error.isAfterWork && caller.audit.after !== undefined;
}

/** Undefined where nothing ends the function. */
function timeForAuditRecord({ context }: Request<HttpCall, object>): number | undefined {
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
