import type { CreditFacts, CustomerFacts, InvoiceFacts } from '#functions/payments/stripe/customer-facts.ts';
import { billedAmounts, CREDIT_LINE } from '#shared/billing/invoice.ts';
import { creditBought, issued, type LedgerEntry, paid, writtenOff } from '#shared/billing/ledger.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { creditPurchased, invoicePaid, invoiceRefunded, invoiceUnpaid } from '../billing-events.ts';
import type { InvoiceRow } from '../invoice-row.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';
import { refundEntry } from '../settle-payment.ts';
import { voidedInvoice } from '../voided-invoice.ts';
import { idOfStripe, invoiceIdOf } from './invoice-id.ts';
import { mirrorDispute } from './mirror-dispute.ts';

type Restaurant = { restaurantId: string; name: string; address: string };
type Dependencies = {
  invoices: Pick<InvoicesRepository, 'create' | 'settle' | 'saveRefund' | 'saveDispute' | 'list'>;
};
/** More than eight years of monthly invoices. */
const LATEST = 100;

/** Makes a restaurant's invoices match Stripe's. Repeating it changes nothing. */
export async function mirrorInvoices(
  dependencies: Dependencies,
  restaurant: Restaurant,
  { facts, at }: { facts: CustomerFacts; at: string },
): Promise<void> {
  const { invoices } = await dependencies.invoices.list(restaurant.restaurantId, { limit: LATEST });
  const known = new Map(invoices.map((row) => [row.invoice_id, row]));
  const paidWith = facts.card && { brand: facts.card.brand, last4: facts.card.last4 };
  for (const invoice of facts.invoices) {
    const drawn = { ...rowOf(restaurant, invoice), ...(paidWith && { paid_with: paidWith }) };
    const stored = known.get(drawn.invoice_id);
    // Nothing was ever owed here, such as for an upgrade that its owner didn't confirm.
    if (stored === undefined && invoice.status === 'void') continue;
    await mirrorInvoice(dependencies, { drawn, invoice, at, stored });
  }
  for (const credit of facts.credits) {
    const planId = facts.subscription?.planId ?? 'basic';
    const drawn = creditRow(restaurant, credit, planId);
    const stored = known.get(drawn.invoice_id);
    if (stored === undefined)
      await dependencies.invoices.create(
        drawn,
        creditPurchased({ restaurantId: restaurant.restaurantId, at, invoice: drawn }),
      );
    await mirrorMoneyBack(dependencies, { row: stored ?? drawn, facts: credit, at });
  }
}

type Change = { drawn: InvoiceRow; invoice: InvoiceFacts; at: string; stored: InvoiceRow | undefined };

async function mirrorInvoice(dependencies: Dependencies, change: Change): Promise<void> {
  const { drawn, invoice, at, stored } = change;
  const created = stored ?? (await createInvoice(dependencies, drawn, invoice));
  const row = await settleInvoice(dependencies, created, { invoice, at });
  await mirrorMoneyBack(dependencies, { row, facts: invoice, at });
}

async function createInvoice(
  { invoices }: Dependencies,
  row: InvoiceRow,
  { createdAt, paidAt = createdAt }: InvoiceFacts,
): Promise<InvoiceRow> {
  const about = { restaurantId: row.restaurant_id, invoice: row };
  const events: Partial<Record<InvoiceRow['status'], BusinessEvent>> = {
    paid: invoicePaid({ ...about, at: paidAt }, false),
    overdue: invoiceUnpaid('invoice_overdue', { ...about, at: createdAt }),
  };
  await invoices.create(row, events[row.status]);
  return row;
}

/**
 * Marks an unpaid invoice as paid or written off, as in Stripe. A failed bank debit makes it overdue. An overdue
 * invoice stays overdue until the money arrives, even during another debit.
 */
async function settleInvoice(
  { invoices }: Dependencies,
  row: InvoiceRow,
  { invoice, at }: { invoice: InvoiceFacts; at: string },
): Promise<InvoiceRow> {
  const { status: from } = row;
  if (from !== 'overdue' && from !== 'processing') return row;
  if (invoice.status === 'processing' || (invoice.status === 'open' && from === 'overdue')) return row;
  const about = { restaurantId: row.restaurant_id, at: invoice.paidAt ?? at, invoice: row };
  if (invoice.status === 'open') {
    const next = { ...row, status: 'overdue' as const };
    await invoices.settle(next, invoiceUnpaid('invoice_overdue', about), from);
    return next;
  }
  if (invoice.status !== 'paid') {
    const next = withoutPayment(row, invoice.status, at);
    const kind = invoice.status === 'void' ? 'invoice_voided' : 'invoice_written_off';
    await invoices.settle(next, invoiceUnpaid(kind, about), from);
    return next;
  }
  const entries = [...row.entries, paid(about.at, { cash: row.due, credit: 0 })];
  const payment = { paid_at: about.at, payment_id: paymentIdOf(row, invoice) };
  const next = { ...row, ...payment, status: 'paid' as const, entries };
  await invoices.settle(next, invoicePaid(about, from === 'overdue'), from);
  return next;
}

/** Returns the invoice with nothing left to pay: voided or written off. */
function withoutPayment(row: InvoiceRow, status: 'void' | 'written_off', at: string): InvoiceRow {
  if (status === 'void') return voidedInvoice(row, at);
  return { ...row, status, entries: [...row.entries, writtenOff(at, row.due)] };
}

/** Stripe's ID of the card payment; `credit` or `manual` if no card paid. */
function paymentIdOf({ due }: Pick<InvoiceRow, 'due'>, { paymentId }: InvoiceFacts): string {
  return paymentId ?? (due === 0 ? 'credit' : 'manual');
}

type MoneyBack = { row: InvoiceRow; facts: Pick<InvoiceFacts, 'refundedCents' | 'dispute'>; at: string };

/** Records refunds and a dispute of an invoice's payment. Repeating it changes nothing. */
export async function mirrorMoneyBack(
  dependencies: { invoices: Pick<InvoicesRepository, 'saveRefund' | 'saveDispute'> },
  { row, facts, at }: MoneyBack,
): Promise<void> {
  const refunded = await mirrorRefund(dependencies, { row, cents: facts.refundedCents, at });
  await mirrorDispute(dependencies, { row: refunded, dispute: facts.dispute, at });
}

async function mirrorRefund(
  { invoices }: { invoices: Pick<InvoicesRepository, 'saveRefund'> },
  { row, cents, at }: { row: InvoiceRow; cents: number; at: string },
): Promise<InvoiceRow> {
  const before = row.refunded ?? 0;
  if (cents <= before) return row;
  const entry = refundEntry(row, at, cents - before);
  const next = { ...row, refunded: cents, entries: [...row.entries, entry] };
  await invoices.saveRefund(next, invoiceRefunded(next, entry));
  return next;
}

/** Returns the row of an invoice that isn't stored yet. */
function rowOf({ restaurantId, name, address }: Restaurant, facts: InvoiceFacts): InvoiceRow {
  const { planId, createdAt, lines, total, credit, due, paidAt = createdAt, status } = facts;
  const entries: LedgerEntry[] = [issued(createdAt, billedAmounts({ lines }))];
  if (status === 'paid') entries.push(paid(paidAt, { cash: due, credit }));
  else if (credit > 0) entries.push(paid(createdAt, { cash: 0, credit }));
  return {
    invoice_id: invoiceIdOf(facts),
    plan_id: planId,
    issued_at: createdAt,
    period_start: facts.periodStart,
    period_end: facts.periodEnd,
    lines,
    total,
    credit,
    due,
    restaurant_id: restaurantId,
    restaurant_name: name,
    restaurant_address: address,
    status: status === 'paid' || status === 'processing' ? status : 'overdue',
    ...(status === 'paid' && { paid_at: paidAt, payment_id: paymentIdOf(facts, facts) }),
    stripe_invoice_id: facts.stripeId,
    entries,
  };
}

function creditRow(
  { restaurantId, name, address }: Restaurant,
  credit: CreditFacts,
  planId: PlanId,
): InvoiceRow {
  const { paymentId, cents, paidAt } = credit;
  return {
    invoice_id: idOfStripe(paymentId, paidAt),
    plan_id: planId,
    issued_at: paidAt,
    period_start: paidAt,
    period_end: paidAt,
    lines: [{ kind: 'credit', text: CREDIT_LINE, cents }],
    total: cents,
    credit: 0,
    due: cents,
    restaurant_id: restaurantId,
    restaurant_name: name,
    restaurant_address: address,
    status: 'paid',
    paid_at: paidAt,
    payment_id: paymentId,
    entries: [creditBought(paidAt, cents)],
  };
}
