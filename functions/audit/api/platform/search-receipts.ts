import { handOf } from '#functions/audit/api/hand-of.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Receipt } from '#functions/platform/audit/receipt.ts';
import { kindOf } from '#functions/platform/audit/receipt-kinds.ts';
import {
  listKeyOf,
  RECEIPT_LISTS,
  type ReceiptList,
  type ReceiptSpan,
  type ReceiptsRepository,
} from '#functions/platform/audit/receipts-repository.ts';
import type { Actor } from '#shared/audit/contract/activity.ts';
import type { ActivityKind } from '#shared/audit/contract/platform-activity.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';

export type ReceiptSearch = {
  restaurant_id?: string | undefined;
  actor?: Actor | undefined;
  administrator_id?: string | undefined;
  kind?: ActivityKind | undefined;
  /** Days, both included. */
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

export type FoundReceipts = { receipts: Receipt[]; next: string | undefined };

/** Of the ten calls of DynamoDB that a read may take, one finds out who calls, and one looks names up. */
const MOST_QUERIES = 8;
/** What one query looks through at most where few receipts match: each time more, up to this. */
const READ_AT_ONCE = 400;
const GROWTH = 4;

const [FIRST, AFTER_ALL] = ['0', '9999'];

/**
 * Receipts that match, newest first. The lists that may hold some are read at once and merged: down to where the
 * shortest of the pages ends nothing can be missing. `next` is there as long as older receipts were not looked at.
 * Throws `AppError('invalid_input')` where the last day is before the first.
 */
export async function searchReceipts(
  receipts: Pick<ReceiptsRepository, 'listSpan' | 'listAllEventually'>,
  search: ReceiptSearch,
): Promise<FoundReceipts> {
  assertDaysInOrder(search);
  const lists = listsFor(receipts, search);
  const found: Receipt[] = [];
  let before: string | undefined = startOf(search);
  let [queries, limit] = [0, search.limit];
  do {
    const span: ReceiptSpan = { from: search.from ?? FIRST, before, limit };
    const pages = await Promise.all(lists.map((list) => list(span)));
    const end = latest(pages.flatMap(({ next }) => next ?? []));
    const known = pages.flatMap((page) => page.receipts).filter((receipt) => listKeyOf(receipt) >= end);
    found.push(...known.filter((receipt) => matches(receipt, search)).sort(newestFirst));
    before = end === FIRST ? undefined : end;
    queries += lists.length;
    limit = Math.min(READ_AT_ONCE, limit * GROWTH);
  } while (found.length < search.limit && before !== undefined && queries + lists.length <= MOST_QUERIES);
  const page = found.slice(0, search.limit);
  const last = page.at(-1);
  return {
    receipts: page,
    next: found.length > page.length && last !== undefined ? listKeyOf(last) : before,
  };
}

function assertDaysInOrder({ from, to }: ReceiptSearch): void {
  if (from === undefined || to === undefined || from <= to) return;
  throw new AppError('invalid_input', { fields: { to: 'Choose an end date on or after the start date.' } });
}

/** A day stands before all receipts of it. */
function startOf({ cursor, to }: ReceiptSearch): string {
  const end = to === undefined ? AFTER_ALL : daysAfter(to, 1);
  return cursor === undefined || cursor > end ? end : cursor;
}

type ReadList = (span: ReceiptSpan) => ReturnType<ReceiptsRepository['listSpan']>;

function listsFor(
  receipts: Pick<ReceiptsRepository, 'listSpan' | 'listAllEventually'>,
  search: ReceiptSearch,
): ReadList[] {
  const { restaurant_id } = search;
  if (restaurant_id !== undefined) return [(span) => receipts.listSpan(restaurant_id, span)];
  return RECEIPT_LISTS.filter((list) => mayHold(list, search)).map(
    (list) => (span) => receipts.listAllEventually(list, span),
  );
}

/** What the assistant proposed may stand in every list: the one who confirmed it is at hand. */
function mayHold(list: ReceiptList, { actor, administrator_id, kind }: ReceiptSearch): boolean {
  const isAdministrators = administrator_id !== undefined || actor === 'administrator';
  if (list === 'administrators') return isAdministrators || actor === undefined || actor === 'assistant';
  return !isAdministrators && (kind === undefined || kind === list);
}

function matches(receipt: Receipt, { actor, administrator_id, kind }: ReceiptSearch): boolean {
  const hand = handOf(receipt);
  if (actor !== undefined && hand.actor !== actor && hand.confirmed_by !== actor) return false;
  if (administrator_id !== undefined && receipt.actor_id !== administrator_id) return false;
  return kind === undefined || kindOf(receipt.operation) === kind;
}

function latest(keys: readonly string[]): string {
  return keys.toSorted().at(-1) ?? FIRST;
}

function newestFirst(one: Receipt, other: Receipt): number {
  return listKeyOf(one) < listKeyOf(other) ? 1 : -1;
}
