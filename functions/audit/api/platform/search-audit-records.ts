import { handOf } from '#functions/audit/api/actor-of.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { type AuditRecord, internalTo } from '#functions/platform/audit/audit-record.ts';
import { kindOf } from '#functions/platform/audit/audit-record-kinds.ts';
import {
  AUDIT_RECORD_LISTS,
  type AuditRecordList,
  type AuditRecordSpan,
  type AuditRecordsRepository,
  listKeyOf,
} from '#functions/platform/audit/audit-records-repository.ts';
import type { Actor } from '#shared/audit/contract/activity.ts';
import type { ActivityKind } from '#shared/audit/contract/platform-activity.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';

export type AuditRecordSearch = {
  restaurant_id?: string | undefined;
  actor?: Actor | undefined;
  administrator_id?: string | undefined;
  kind?: ActivityKind | undefined;
  /** Inclusive days. */
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

export type FoundAuditRecords = { auditRecords: AuditRecord[]; next: string | undefined };

/** A read may make ten DynamoDB calls. One authenticates the caller, and one looks up names. */
const MOST_QUERIES = 8;
/** The most records that one query reads. It reads more each time if few match, up to this limit. */
const READ_AT_ONCE = 400;
const GROWTH = 4;

const [FIRST, AFTER_ALL] = ['0', '9999'];

/**
 * Returns matching audit records, newest first. Reads the lists in parallel and merges them up to the end of the
 * shortest page, because nothing before it can be missing. `next` is set until all older records were searched. Throws
 * `AppError('invalid_input')` if the last day is before the first.
 */
export async function searchAuditRecords(
  auditRecords: Pick<AuditRecordsRepository, 'listSpan' | 'listAllEventually'>,
  search: AuditRecordSearch,
): Promise<FoundAuditRecords> {
  assertDaysInOrder(search);
  const lists = listsFor(auditRecords, search);
  const found: AuditRecord[] = [];
  let before: string | undefined = startOf(search);
  let [queries, limit] = [0, search.limit];
  do {
    const span: AuditRecordSpan = { from: search.from ?? FIRST, before, limit };
    const pages = await Promise.all(lists.map((list) => list(span)));
    const end = latest(pages.flatMap(({ next }) => next ?? []));
    const known = pages
      .flatMap((page) => page.auditRecords)
      .filter((auditRecord) => listKeyOf(auditRecord) >= end);
    found.push(...known.filter((auditRecord) => matches(auditRecord, search)).sort(newestFirst));
    before = end === FIRST ? undefined : end;
    queries += lists.length;
    limit = Math.min(READ_AT_ONCE, limit * GROWTH);
  } while (found.length < search.limit && before !== undefined && queries + lists.length <= MOST_QUERIES);
  const page = found.slice(0, search.limit);
  const last = page.at(-1);
  return {
    auditRecords: page,
    next: found.length > page.length && last !== undefined ? listKeyOf(last) : before,
  };
}

function assertDaysInOrder({ from, to }: AuditRecordSearch): void {
  if (from === undefined || to === undefined || from <= to) return;
  throw new AppError('invalid_input', { fields: { to: 'Choose an end date on or after the start date.' } });
}

/** Sorts before all audit records of the day. */
function startOf({ cursor, to }: AuditRecordSearch): string {
  const end = to === undefined ? AFTER_ALL : daysAfter(to, 1);
  return cursor === undefined || cursor > end ? end : cursor;
}

type ReadList = (span: AuditRecordSpan) => ReturnType<AuditRecordsRepository['listSpan']>;

function listsFor(
  auditRecords: Pick<AuditRecordsRepository, 'listSpan' | 'listAllEventually'>,
  search: AuditRecordSearch,
): ReadList[] {
  const { restaurant_id } = search;
  if (restaurant_id !== undefined)
    return [restaurant_id, internalTo(restaurant_id)].map(
      (partition) => (span) => auditRecords.listSpan(partition, span),
    );
  return AUDIT_RECORD_LISTS.filter((list) => mayHold(list, search)).map(
    (list) => (span) => auditRecords.listAllEventually(list, span),
  );
}

/** A change that the assistant proposed may be in every list; its record names who confirmed it. */
function mayHold(list: AuditRecordList, { actor, administrator_id, kind }: AuditRecordSearch): boolean {
  const isAdministrators = administrator_id !== undefined || actor === 'administrator';
  if (list === 'administrators') return isAdministrators || actor === undefined || actor === 'assistant';
  return !isAdministrators && (kind === undefined || kind === list);
}

function matches(auditRecord: AuditRecord, { actor, administrator_id, kind }: AuditRecordSearch): boolean {
  const hand = handOf(auditRecord);
  if (actor !== undefined && hand.actor !== actor && hand.confirmed_by !== actor) return false;
  if (administrator_id !== undefined && auditRecord.actor_id !== administrator_id) return false;
  return kind === undefined || kindOf(auditRecord.operation) === kind;
}

function latest(keys: readonly string[]): string {
  return keys.toSorted().at(-1) ?? FIRST;
}

function newestFirst(one: AuditRecord, other: AuditRecord): number {
  return listKeyOf(one) < listKeyOf(other) ? 1 : -1;
}
