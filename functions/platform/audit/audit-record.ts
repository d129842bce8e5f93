import type { HttpCall } from '#functions/platform/middleware/http-call.ts';
import { PROPOSED_BY } from '#shared/contract/proposed-by.ts';
import { recordable } from './recordable.ts';

/** Who did what to which restaurant. It doesn't change while the restaurant has an account. */
export type AuditRecord = {
  /** `platform` if it concerns no restaurant, or `platform#<id>`: see `internalTo`. */
  restaurant_id: string;
  /**
   * `<time of the request>#<request id>`, or the time and ID of something that happens once. `#unfinished` is
   * appended for that outcome. The same request has the same key.
   */
  receipt_key: string;
  request_id: string;
  at: string;
  operation: string;
  /** The signed-in user: the administrator, while acting for a restaurant. */
  actor_id: string;
  /** Set while an administrator acts for the restaurant. */
  impersonation_id?: string | undefined;
  /** Set if the assistant proposed it and the caller confirmed. */
  proposed_by?: 'assistant' | undefined;
  /** IDs in the request's path. It never contains a guest's number, because audit records outlive guests. */
  target: Readonly<Record<string, string>>;
  /** JSON, at most 2 KB each. */
  before?: string | undefined;
  after?: string | undefined;
  /**
   * Absent if the caller got a success. `unfinished`: answered before the operation ended, so the change may be
   * partly made. `late`: finished after the answer. `refused`: answered with an error after a change.
   */
  outcome?: 'unfinished' | 'late' | 'refused' | undefined;
};

export const PLATFORM = 'platform';
const INTERNAL = `${PLATFORM}#`;

/** Where records about a restaurant are that its owner may not see, such as those of notes. */
export function internalTo(restaurantId: string): string {
  return `${INTERNAL}${restaurantId}`;
}

/** The restaurant that an audit record is about; undefined for none. */
export function restaurantOf({ restaurant_id }: Pick<AuditRecord, 'restaurant_id'>): string | undefined {
  if (restaurant_id === PLATFORM) return undefined;
  return restaurant_id.startsWith(INTERNAL) ? restaurant_id.slice(INTERNAL.length) : restaurant_id;
}

/** Creates the audit record of a successful call. `output`: the operation's result. */
export function auditRecordOf(operation: string, call: HttpCall, output: object): AuditRecord {
  const { caller, request } = call;
  const { subject = {}, before, after, once } = caller.audit;
  const { params = {}, query = {} } = call.input as {
    params?: Record<string, string | number>;
    query?: object;
  };
  const at = once?.at ?? new Date(request.receivedAt).toISOString();
  return {
    restaurant_id: subject.restaurantId ?? caller.restaurantId ?? PLATFORM,
    receipt_key: `${at}#${once?.id ?? request.requestId}`,
    request_id: request.requestId,
    at,
    operation,
    actor_id: caller.userId ?? subject.userId ?? 'visitor',
    impersonation_id: isAboutAnother(caller) ? undefined : caller.impersonationId,
    ...(request.headers[PROPOSED_BY.header] === PROPOSED_BY.assistant && {
      proposed_by: PROPOSED_BY.assistant,
    }),
    target: targetOf(params),
    before: recordable(before ?? telling(query)),
    after: recordable(after ?? { ...telling(output), ...telling(dataOf(output)) }),
  };
}

/** An administrator who acts for one restaurant may change another one as an administrator. */
function isAboutAnother({ audit: { subject }, restaurantId }: HttpCall['caller']): boolean {
  return subject?.restaurantId !== undefined && subject.restaurantId !== restaurantId;
}

/** The record of what the call ended first. It is a millisecond earlier, so that lists keep the order. */
export function endedAuditRecordOf({ caller, request }: HttpCall): AuditRecord | undefined {
  const { ended } = caller.audit;
  if (ended === undefined) return undefined;
  const at = new Date(new Date(request.receivedAt).getTime() - 1).toISOString();
  return {
    restaurant_id: ended.restaurantId,
    receipt_key: `${at}#${request.requestId}`,
    request_id: request.requestId,
    at,
    operation: ended.operation,
    actor_id: caller.userId ?? 'visitor',
    impersonation_id: ended.impersonationId,
    target: {},
    before: recordable(ended.before),
    after: recordable({}),
  };
}

function targetOf(params: Record<string, string | number>): Record<string, string> {
  const ids = Object.entries(params).filter(([name]) => name !== 'phone');
  return Object.fromEntries(ids.map(([name, value]) => [name, String(value)]));
}

/** The record of a call that was answered before its operation ended. */
export function unfinishedAuditRecordOf(operation: string, call: HttpCall): AuditRecord {
  const auditRecord = auditRecordOf(operation, call, {});
  return { ...auditRecord, receipt_key: `${auditRecord.receipt_key}#unfinished`, outcome: 'unfinished' };
}

function dataOf(output: object): object {
  const data = 'data' in output ? output.data : undefined;
  return typeof data === 'object' && data !== null ? data : {};
}

/** Keeps IDs, version, and status, which identify the object, and leaves out its content. */
function telling(fields: object): object {
  const isTelling = ([name, value]: [string, unknown]) =>
    (name.endsWith('_id') || name === 'version' || name === 'status') &&
    (typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(Object.entries(fields).filter(isTelling));
}
