import type { InvoiceLine, InvoiceStatus } from '#shared/billing/invoice.ts';
import type { DaySpan } from './figure-view.ts';

/** The fields of an invoice that explain a change. Amounts are in cents. */
export type ExplainedInvoice = {
  restaurant_id: string;
  restaurant_name: string;
  status: InvoiceStatus;
  issued_at: string;
  paid_at?: string | undefined;
  period_start: string;
  period_end: string;
  lines: readonly InvoiceLine[];
  /** Without tax. */
  total: number;
  /** Refunds and lost disputes. Negative: money that the bank returned. */
  returned?: readonly { at: string; cents: number }[];
};

export const CHANGE_KINDS = [
  'new',
  'upgraded',
  'downgraded',
  'canceled',
  'past due',
  'paid late',
  'refunds and lost disputes',
  'discounts',
  'billing dates',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
/** One part of a change, with the `names` of its restaurants. */
export type ChangePart = { kind: ChangeKind; cents: number; names: string[] };
export type ExplainedChange = { now: number; before: number; parts: ChangePart[] };

const DAY_MS = 86_400_000;
/** A month plus the days that an overdue invoice can still be paid. */
const DAYS_READ_BEFORE = 46;

/** The days whose invoices explain a change. */
export function invoiceDays(now: DaySpan, before: DaySpan): DaySpan {
  const from = new Date(Date.parse(before.from) - DAYS_READ_BEFORE * DAY_MS).toISOString().slice(0, 10);
  return { from, to: now.to };
}

/**
 * Explains why revenue changed between two periods, restaurant by restaurant. The parts add up to the change to the
 * cent. It first separates billed from paid (past due, or paid later) and from returned, then list prices from discounts. The rest are
 * months that are new, upgraded, downgraded, canceled, or in only one period because of billing dates. Invoices
 * written off count as never billed.
 */
export function explainRevenue(
  invoices: readonly ExplainedInvoice[],
  { now, before, asOf }: { now: DaySpan; before: DaySpan; asOf: string },
): ExplainedChange {
  const billed = invoices.filter(({ lines }) => !lines.some(({ kind }) => kind === 'credit'));
  const found = new Map<ChangeKind, Map<string, number>>(CHANGE_KINDS.map((kind) => [kind, new Map()]));
  const add = (kind: ChangeKind, name: string, cents: number) => {
    const parts = found.get(kind);
    if (cents !== 0) parts?.set(name, (parts.get(name) ?? 0) + cents);
  };
  for (const ofOne of Map.groupBy(billed, ({ restaurant_id }) => restaurant_id).values()) {
    const name = ofOne[0]?.restaurant_name ?? '';
    const difference = (figure: (within: DaySpan) => number) => figure(now) - figure(before);
    for (const invoice of ofOne.filter(({ status }) => status !== 'written_off')) {
      const late = difference(
        (within) => paidIn([invoice], within) - sum(issuedIn([invoice], within), ({ total }) => total),
      );
      add(isOwed(invoice, asOf) ? 'past due' : 'paid late', name, late);
    }
    add('refunds and lost disputes', name, -difference((within) => returnedIn(ofOne, within)));
    add(
      'discounts',
      name,
      difference((within) => sum(issuedIn(ofOne, within), discountOf)),
    );
    for (const [kind, cents] of listParts(ofOne, { now, before, asOf })) add(kind, name, cents);
  }
  return {
    now: earnedIn(billed, now),
    before: earnedIn(billed, before),
    parts: [...found].map(([kind, byName]) => ({
      kind,
      cents: [...byName.values()].reduce((total, cents) => total + cents, 0),
      names: [...byName].flatMap(([name, cents]) => (cents === 0 ? [] : [name])).toSorted(),
    })),
  };
}

/** The change in list prices of one restaurant's months, by reason. */
function listParts(
  invoices: readonly ExplainedInvoice[],
  { now, before, asOf }: { now: DaySpan; before: DaySpan; asOf: string },
): [ChangeKind, number][] {
  const isPart = ({ lines }: ExplainedInvoice) => lines.some(({ kind }) => kind === 'unused');
  const months = invoices
    .filter((each) => !isPart(each))
    .toSorted((one, other) => (one.issued_at < other.issued_at ? -1 : 1));
  const inParts = (within: DaySpan) => sum(issuedIn(invoices.filter(isPart), within), listOf);
  const [later, earlier] = [issuedIn(months, now), issuedIn(months, before)];
  const partMonths = inParts(now) - inParts(before);
  const parts: [ChangeKind, number][] = [['upgraded', partMonths]];
  const change = sum(later, listOf) - sum(earlier, listOf);
  const [first, last] = [[...earlier, ...later][0], [...earlier, ...later].at(-1)];
  if (first === undefined || last === undefined) return parts;
  const price = listOf(earlier.at(-1) ?? first);
  const more = (later.length - earlier.length) * price;
  const isNew = !months.some(({ period_end }) => period_end === first.period_start);
  const isOver = months.some(({ status }) => status === 'written_off') || last.period_end <= asOf;
  if (later.length > earlier.length) parts.push([isNew ? 'new' : 'billing dates', more]);
  if (later.length < earlier.length) parts.push([isOver ? 'canceled' : 'billing dates', more]);
  const ofPrice = change - more;
  parts.push([ofPrice > 0 ? 'upgraded' : 'downgraded', ofPrice]);
  return parts;
}

const isWithin = (at: string, { from, to }: DaySpan) => at.slice(0, 10) >= from && at.slice(0, 10) <= to;

function issuedIn(invoices: readonly ExplainedInvoice[], within: DaySpan): ExplainedInvoice[] {
  return invoices.filter(({ issued_at, status }) => status !== 'written_off' && isWithin(issued_at, within));
}

function paidIn(invoices: readonly ExplainedInvoice[], within: DaySpan): number {
  const paid = invoices.filter(
    ({ status, paid_at }) => status === 'paid' && paid_at !== undefined && isWithin(paid_at, within),
  );
  return sum(paid, ({ total }) => total);
}

/** Revenue of these invoices on these days, in cents. */
export function earnedIn(invoices: readonly ExplainedInvoice[], within: DaySpan): number {
  return paidIn(invoices, within) - returnedIn(invoices, within);
}

function returnedIn(invoices: readonly ExplainedInvoice[], within: DaySpan): number {
  const returned = invoices.flatMap((each) => each.returned ?? []);
  return sum(
    returned.filter(({ at }) => isWithin(at, within)),
    ({ cents }) => cents,
  );
}

const isOwed = ({ status, paid_at }: ExplainedInvoice, asOf: string) =>
  status === 'overdue' || (paid_at !== undefined && paid_at > asOf);

/** Always negative. */
const discountOf = ({ lines }: ExplainedInvoice) =>
  sum(
    lines.filter(({ kind }) => kind === 'discount'),
    ({ cents }) => cents,
  );
const listOf = (invoice: ExplainedInvoice) => invoice.total - discountOf(invoice);

function sum<Thing>(things: readonly Thing[], figure: (thing: Thing) => number): number {
  return things.reduce((total, thing) => total + figure(thing), 0);
}
