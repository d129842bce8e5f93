import { listChargedInvoices } from '#functions/payments/stripe/list-charged-invoices.ts';
import { creditOf } from '#functions/payments/stripe/read-customer.ts';
import { listDisputes } from '#functions/payments/stripe/read-disputes.ts';
import { isOfPlan, readSubscription } from '#functions/payments/stripe/read-subscription.ts';
import { callStripe } from '#functions/payments/stripe/stripe-client.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Reconciliation } from '#shared/billing/payment-difference.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import type { SubscriptionsRepository } from '../subscriptions-repository.ts';
import { findDifferences, type ListedSubscription } from './find-differences.ts';
import { findDisputeDifferences, listDisputed } from './find-dispute-differences.ts';
import { findInvoiceDifferences, listIssued } from './find-invoice-differences.ts';
import type { ReconciliationBook } from './reconciliation-book.ts';
import type { StripeBilling } from './stripe-dependencies.ts';

type Dependencies = {
  /** Undefined with built-in payments: there is nothing to compare. */
  stripe: Pick<StripeBilling, 'open'> | undefined;
  subscriptions: Pick<SubscriptionsRepository, 'listEventually'>;
  invoices: Pick<InvoicesRepository, 'listByStatusEventually' | 'listByFlagEventually'>;
  book: Pick<ReconciliationBook, 'note'>;
  clock: Clock;
};

const DAY_MS = 86_400_000;
/** Longer than a month of billing with its retries. */
const COMPARED_DAYS = 45;
/** Longer than a cardholder has to dispute a payment, and the bank to decide. */
const DISPUTED_DAYS = 240;
/** What is newer may still be on its way here. */
const SETTLING_MS = 3_600_000;
/** Keeps the record below DynamoDB's 400 KB. */
const MAX_LISTED = 200;

/**
 * Compares all running subscriptions, the invoices and bought credit of the last 45 days, and disputes with Stripe's,
 * and notes what differs for the console.
 */
export async function reconcile({
  stripe,
  subscriptions,
  invoices,
  book,
  clock,
}: Dependencies): Promise<Reconciliation | undefined> {
  if (stripe === undefined) return undefined;
  const [inStripe, rows] = await Promise.all([listStripe(stripe), listRows(subscriptions)]);
  const now = clock.now().getTime();
  const days = { from: new Date(now - COMPARED_DAYS * DAY_MS), to: new Date(now - SETTLING_MS) };
  const client = await stripe.open();
  const charged = await listChargedInvoices(client, days);
  const issued = await listIssued(invoices, days);
  const disputes = await listDisputes(client, { from: new Date(now - DISPUTED_DAYS * DAY_MS), to: days.to });
  const disputed = [...issued, ...(await listDisputed(invoices))];
  const found = [
    ...findDifferences(rows, inStripe, clock.now()),
    ...findInvoiceDifferences(issued, charged),
    ...findDisputeDifferences({ disputes, invoices: disputed, subscriptions: rows }),
  ];
  const checked_at = clock.now().toISOString();
  const reconciliation = { checked_at, total: found.length, differences: found.slice(0, MAX_LISTED) };
  await book.note(reconciliation);
  return reconciliation;
}

async function listStripe(stripe: Pick<StripeBilling, 'open'>): Promise<ListedSubscription[]> {
  const client = await stripe.open();
  return callStripe(async () => {
    const found: ListedSubscription[] = [];
    for await (const each of client.subscriptions.list({ limit: 100, expand: ['data.customer'] })) {
      const hasBegun = each.status !== 'incomplete' && each.status !== 'incomplete_expired';
      if (!hasBegun || !isOfPlan(each)) continue;
      found.push({ ...readSubscription(each), creditCents: creditOf(each.customer) });
    }
    return found;
  });
}

async function listRows({ listEventually }: Dependencies['subscriptions']): Promise<SubscriptionRow[]> {
  const rows: SubscriptionRow[] = [];
  let startAfter: Record<string, string> | undefined;
  do {
    const page = await listEventually({ limit: 100, startAfter });
    rows.push(...page.subscriptions);
    startAfter = page.next;
  } while (startAfter !== undefined);
  return rows;
}
