import { emailOwner } from '#functions/email/email-owner.ts';
import type { ChargeOutcome, PaymentProvider } from '#functions/payments/payment-provider.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Log } from '#functions/platform/log.ts';
import type { DunningSchedule } from '#shared/billing/dunning.ts';
import { billedAmounts, taxWithin } from '#shared/billing/invoice.ts';
import {
  creditBought,
  creditRefunded,
  issued,
  type LedgerEntry,
  paid,
  refunded,
  writtenOff,
} from '#shared/billing/ledger.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { creditPurchased, invoicePaid, invoiceUnpaid } from './billing-events.ts';
import type { Invoice, InvoiceRow } from './invoice-row.ts';
import type { InvoicesRepository } from './invoices-repository.ts';
import { receiptMessage } from './receipt-notice.ts';
import type { Pending, SubscriptionRow } from './subscription-row.ts';
import {
  afterPayment,
  afterReceipts,
  afterRefusal,
  ended,
  type Step,
  withUnsentReceipt,
} from './subscription-steps.ts';
import type { SubscriptionsRepository } from './subscriptions-repository.ts';

/** The restaurant as invoices name it. */
export type BilledRestaurant = {
  name: string;
  address?: string | undefined;
  owner_email?: string | undefined;
};

export type BillingDependencies = {
  subscriptions: Pick<SubscriptionsRepository, 'find' | 'save'>;
  invoices: Pick<InvoicesRepository, 'find' | 'create' | 'settle'>;
  restaurants: { find: (restaurantId: string) => Promise<BilledRestaurant | undefined> };
  payments: PaymentProvider;
  /** Sends receipts. */
  emails: Pick<MessageQueue<EmailMessage>, 'send'>;
  log: Pick<Log, 'warning'>;
  clock: Clock;
  /** The schedule for payments that fail from now on. Absent: the product's default. */
  dunning?: (() => Promise<DunningSchedule>) | undefined;
};

/** The dependencies of ending a subscription. */
export type EndingDependencies = {
  subscriptions: Pick<SubscriptionsRepository, 'save'>;
  invoices: Pick<InvoicesRepository, 'find' | 'settle'>;
  clock: Clock;
};

/** `invoice` is set if something was paid. */
export type Settled = { row: SubscriptionRow } & (
  | { outcome: 'paid'; invoice?: Invoice }
  | { outcome: 'declined'; reason: string }
);

/**
 * Finishes a pending payment: charges it, writes the invoice, emails the receipt, then updates the subscription. A
 * crash leaves it pending, and the next run repeats it with the same key, so no one pays twice. A receipt that the
 * email queue refuses is kept in the row for `sendReceipts`. Throws `AppError('unavailable')` if the provider can't
 * be reached, `subscription_changed` after a concurrent change other than this payment.
 */
export async function settlePayment(
  dependencies: BillingDependencies,
  row: SubscriptionRow & { pending: Pending },
): Promise<Settled> {
  const { pending } = row;
  const charged = await charge(dependencies, row, pending);
  const at = dependencies.clock.now().toISOString();
  await writeInvoice(dependencies, row, { pending, charged, at });
  if (charged.outcome === 'declined') {
    const dunning = await dependencies.dunning?.();
    const refusal = { pending, at, reason: charged.reason, dunning };
    const settled = await saveOrFind(dependencies, afterRefusal(row, refusal), pending);
    return { row: settled, outcome: 'declined', reason: charged.reason };
  }
  const receipt = receiptMessage(row, pending);
  const isQueued = await emailOwner(dependencies, receipt);
  const step = afterPayment(row, { pending, at });
  const kept = isQueued ? step : { ...step, row: withUnsentReceipt(step.row, receipt, at) };
  return { row: await saveOrFind(dependencies, kept, pending), outcome: 'paid', invoice: pending.invoice };
}

/**
 * Sends receipts that the email queue refused before, and keeps those that it refuses again. Throws
 * `subscription_changed`.
 */
export async function sendReceipts(
  dependencies: Pick<BillingDependencies, 'subscriptions' | 'emails' | 'log' | 'clock'>,
  row: SubscriptionRow,
): Promise<SubscriptionRow> {
  const left: EmailMessage[] = [];
  for (const message of row.unsent_receipts?.messages ?? []) {
    if (!(await emailOwner(dependencies, message))) left.push(message);
  }
  const tried = afterReceipts(row, left, dependencies.clock.now().toISOString());
  await save(dependencies, tried);
  return tried.row;
}

/**
 * Saves the row, or returns it as saved by a concurrent call for the same payment. With the same key, both have the
 * same outcome.
 */
async function saveOrFind(
  { subscriptions }: BillingDependencies,
  { row, event }: Step,
  { key }: Pending,
): Promise<SubscriptionRow> {
  if (await subscriptions.save(row, event)) return row;
  const stored = await subscriptions.find(row.restaurant_id);
  if (stored === undefined || stored.pending?.key === key) throw new AppError('subscription_changed');
  return stored;
}

/** The ledger entry of a refund. */
export function refundEntry(invoice: InvoiceRow, at: string, cents: number): LedgerEntry {
  const { lines, refunded: before = 0 } = invoice;
  if (lines.every(({ kind }) => kind === 'credit')) return creditRefunded(at, cents);
  const tax = taxWithin(invoice, before + cents) - taxWithin(invoice, before);
  return refunded(at, { cents, tax });
}

/** Ends a subscription whose invoice stayed unpaid through all tries. */
export async function giveUp(dependencies: EndingDependencies, row: SubscriptionRow): Promise<void> {
  const at = dependencies.clock.now().toISOString();
  const { restaurant_id: restaurantId, overdue } = row;
  if (overdue !== undefined) {
    const invoice = await dependencies.invoices.find(restaurantId, overdue.invoice_id);
    if (invoice?.status === 'overdue') {
      const entries = [...invoice.entries, writtenOff(at, invoice.due)];
      const event = invoiceUnpaid('invoice_written_off', { restaurantId, at, invoice });
      await dependencies.invoices.settle({ ...invoice, status: 'written_off', entries }, event);
    }
  }
  await save(dependencies, ended(row, at));
}

/** Throws `AppError('subscription_changed')` after a concurrent change. */
export async function save(
  { subscriptions }: Pick<EndingDependencies, 'subscriptions'>,
  step: Step,
): Promise<void> {
  if (!(await subscriptions.save(step.row, step.event))) throw new AppError('subscription_changed');
}

async function charge(
  { payments }: BillingDependencies,
  { card }: SubscriptionRow,
  { key, invoice }: Pending,
): Promise<ChargeOutcome> {
  if (invoice.due === 0) return { outcome: 'succeeded', paymentId: 'credit' };
  const description = invoice.lines.map(({ text }) => text).join('; ');
  return payments.charge({ key, token: card.token, cents: invoice.due, description });
}

type Made = { pending: Pending; charged: ChargeOutcome; at: string };

type Payment = Pick<InvoiceRow, 'paid_at' | 'payment_id' | 'paid_with'> & { status: 'paid' };

/** Returns the payment for the invoice; undefined if it was refused. */
function paymentOf({ card }: SubscriptionRow, { pending, charged, at }: Made): Payment | undefined {
  if (charged.outcome === 'declined') return undefined;
  const payment = { status: 'paid' as const, paid_at: at, payment_id: charged.paymentId };
  if (pending.invoice.due === 0) return payment;
  return { ...payment, paid_with: { brand: card.brand, last4: card.last4 } };
}

/** Writes the invoice. A refused payment leaves one only if the subscription was running. */
async function writeInvoice(
  dependencies: BillingDependencies,
  row: SubscriptionRow,
  made: Made,
): Promise<void> {
  const { pending, at } = made;
  const { purpose, invoice } = pending;
  const about = { restaurantId: row.restaurant_id, at, invoice };
  const payment = paymentOf(row, made);
  if (purpose === 'retry') return settleInvoice(dependencies, about, payment);
  if (payment === undefined) {
    if (purpose !== 'renewal') return;
    const unpaid = await invoiceRow(dependencies, row.restaurant_id, invoice);
    const entries = [...unpaid.entries, paid(at, { cash: 0, credit: invoice.credit })];
    await dependencies.invoices.create({ ...unpaid, entries }, invoiceUnpaid('invoice_overdue', about));
    return;
  }
  const drawn = await invoiceRow(dependencies, row.restaurant_id, invoice);
  if (purpose === 'credit') {
    const entries = [creditBought(at, invoice.total)];
    await dependencies.invoices.create({ ...drawn, ...payment, entries }, creditPurchased(about));
    return;
  }
  const { due: cash, credit } = invoice;
  const entries = [...drawn.entries, paid(at, { cash, credit })];
  await dependencies.invoices.create({ ...drawn, ...payment, entries }, invoicePaid(about, false));
}

async function settleInvoice(
  { invoices }: BillingDependencies,
  about: { restaurantId: string; at: string; invoice: Invoice },
  payment: Payment | undefined,
): Promise<void> {
  if (payment === undefined) return;
  const { restaurantId, at } = about;
  const open = await invoices.find(restaurantId, about.invoice.invoice_id);
  if (open?.status !== 'overdue') return;
  // The credit was deducted when the invoice fell due.
  const entries = [...open.entries, paid(at, { cash: open.due, credit: 0 })];
  await invoices.settle(
    { ...open, ...payment, entries },
    invoicePaid({ restaurantId, at, invoice: open }, true),
  );
}

/** Returns the row of an unpaid invoice. */
async function invoiceRow(
  { restaurants }: BillingDependencies,
  restaurantId: string,
  invoice: Invoice,
): Promise<InvoiceRow> {
  const { name, address } = (await restaurants.find(restaurantId)) ?? { name: '' };
  return {
    ...invoice,
    restaurant_id: restaurantId,
    restaurant_name: name,
    restaurant_address: address ?? '',
    status: 'overdue',
    entries: [issued(invoice.issued_at, billedAmounts(invoice))],
  };
}
