import type { ListedDispute } from '#functions/payments/stripe/read-disputes.ts';
import type { DisputeStatus } from '#shared/billing/dispute.ts';
import { type PaymentDifference, REPLAY } from '#shared/billing/payment-difference.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import { formatUtcDay } from '#shared/format/dates.ts';
import type { InvoiceRow } from '../invoice-row.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';
import type { SubscriptionRow } from '../subscription-row.ts';

const NAMES: Readonly<Record<DisputeStatus, string>> = {
  needs_response: 'waiting for evidence',
  under_review: 'under review',
  won: 'won',
  lost: 'lost',
};

/** All invoices with a dispute. */
export async function listDisputed(
  invoices: Pick<InvoicesRepository, 'listByFlagEventually'>,
): Promise<InvoiceRow[]> {
  const rows: InvoiceRow[] = [];
  let startAfter: Record<string, string> | undefined;
  do {
    const page = await invoices.listByFlagEventually('disputed', { limit: 400, startAfter });
    rows.push(...page.invoices);
    startAfter = page.next;
  } while (startAfter !== undefined);
  return rows;
}

type Compared = {
  /** Stripe's, by payment. */
  disputes: ReadonlyMap<string, ListedDispute>;
  /** Ours: recent ones, and all with a dispute. */
  invoices: readonly InvoiceRow[];
  /** Those that are active. They say whose customer has an older invoice. */
  subscriptions: readonly SubscriptionRow[];
};

/**
 * The differences between our disputes and Stripe's, one sentence each. Leaves out disputes of other products in the
 * same account, and unreported ones of deleted accounts' older invoices.
 */
export function findDisputeDifferences({ disputes, invoices, subscriptions }: Compared): PaymentDifference[] {
  const paid = new Map(invoices.map((row) => [row.payment_id, row]));
  const restaurantOfCustomer = new Map(
    subscriptions.map((row) => [row.stripe?.customer_id, row.restaurant_id]),
  );
  return [...disputes].flatMap(([paymentId, { customerId, status, cents, openedAt }]) => {
    const row = paid.get(paymentId);
    const restaurant_id = row?.restaurant_id ?? (customerId && restaurantOfCustomer.get(customerId));
    const here = row?.dispute?.status;
    if (restaurant_id === undefined || here === status) return [];
    const about = `The dispute from ${formatUtcDay(openedAt)} (${priceOf(cents)}) is ${NAMES[status]} in Stripe but`;
    const text = `${about} ${here === undefined ? 'isn’t' : NAMES[here]} here.`;
    return [{ restaurant_id, text, fix: REPLAY }];
  });
}
