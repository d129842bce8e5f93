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

/**
 * The log line of an audit record that couldn't be stored. An alarm counts it
 * (`infra/constructs/gateway/api-alarms.ts`).
 */
export const LOST_AUDIT_RECORD = 'an audit record was not written';

/** Time reserved for the answer and its log line if the table doesn't respond. */
const ANSWER_MILLISECONDS = 300;

/**
 * Stores the audit record of a successful operation. The answer is sent in all cases, because the change is made: a
 * record that the table doesn't store, after retries and within the remaining time, is logged in full. An operation
 * that times out leaves a record that says so, and another one if it succeeds later. A refusal after work is
 * recorded, too, if the operation has set `audit.after`.
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

/** Refused work that changed nothing leaves no audit record. */
function isAfterChange(error: unknown, { caller }: HttpCall): boolean {
  return error instanceof AppError && error.isAfterWork && caller.audit.after !== undefined;
}

/** Undefined if the function has no time limit. */
function timeForAuditRecord({ context }: Request<HttpCall, object>): number | undefined {
  const left = (context as Partial<typeof context>).getRemainingTimeInMillis?.();
  return left === undefined ? undefined : Math.max(0, left - ANSWER_MILLISECONDS);
}

/** Rejects if the work takes longer. The work isn't stopped. */
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
