import type Stripe from 'stripe';
import {
  chargeInvoice,
  discountNextMonth,
  grantStripeCredit,
  refundPayment,
  settleStripeInvoice,
} from '#functions/payments/stripe/act-on-stripe-bill.ts';
import type { BillingAction } from '#shared/billing/contract/billing-actions.ts';
import { type InvoiceRow, isOfStripe } from '../invoice-row.ts';
import type { StripeBilling } from '../stripe/stripe-dependencies.ts';
import { syncCustomer } from '../stripe/sync-customer.ts';
import type { ActionDependencies, Performed, RowInAction } from './action-dependencies.ts';
import { declinedInWords, emailInvoice, findInvoice, grantCredit } from './on-any-provider.ts';
import { performBuiltIn } from './perform-built-in.ts';

type Dependencies = ActionDependencies & { stripe: StripeBilling };

/** Performs an action in Stripe, then updates our rows. Each step may have been done before. */
export async function performInStripe(dependencies: Dependencies, row: RowInAction): Promise<Performed> {
  const { what } = row.action;
  const invoice = 'invoice_id' in what ? await findInvoice(dependencies, row, what) : undefined;
  // This invoice was issued before Stripe billed this restaurant.
  const isOlder = invoice !== undefined && !isOfStripe(invoice);
  if (isOlder) return performBuiltIn(dependencies, row);
  const performed = await act(dependencies, row, { what, invoice });
  if (what.action !== 'resend' && row.stripe !== undefined)
    await syncCustomer(dependencies, row.stripe.customer_id);
  return performed;
}

type Asked = { what: BillingAction; invoice: InvoiceRow | undefined };

async function act(
  dependencies: Dependencies,
  row: RowInAction,
  { what, invoice }: Asked,
): Promise<Performed> {
  const { id } = row.action;
  const { customer_id: customerId = '', subscription_id: subscriptionId = '' } = row.stripe ?? {};
  const stripe = await dependencies.stripe.open();
  const invoiceId = invoice?.stripe_invoice_id ?? '';
  switch (what.action) {
    case 'retry':
      return retryCharge(dependencies, row);
    case 'credit':
      await grantStripeCredit(stripe, { id, customerId, cents: what.cents });
      await grantCredit(dependencies, row, { id, cents: what.cents });
      return {};
    case 'coupon':
      await discountNextMonth(stripe, { id, subscriptionId, percentOff: what.percent_off });
      return { change: (after) => ({ ...after, coupon: { id, percent_off: what.percent_off } }) };
    case 'refund':
      await refundPayment(stripe, { id, paymentId: invoice?.payment_id ?? '', cents: what.cents });
      return {};
    case 'mark_paid':
    case 'void':
    case 'write_off':
      await settleStripeInvoice(stripe, { action: what.action, invoiceId, subscriptionId });
      return {};
    case 'cancel_upgrade':
      await cancelUpgrade(stripe, row);
      return {};
    case 'resend':
      if (invoice !== undefined) await emailInvoice(dependencies, invoice, id);
      return {};
  }
}

/** Voids the invoice that the upgrade waits for. Refused if the owner has paid it. */
async function cancelUpgrade(stripe: Stripe, { unconfirmed_upgrade: upgrade }: RowInAction): Promise<void> {
  // A call that crashed has voided it.
  if (upgrade === undefined) return;
  const invoiceId = upgrade.stripe_invoice_id;
  await settleStripeInvoice(stripe, { action: 'void', invoiceId, subscriptionId: '' });
}

async function retryCharge(dependencies: Dependencies, row: RowInAction): Promise<Performed> {
  const { overdue, restaurant_id } = row;
  if (overdue === undefined) return {};
  const invoice = await dependencies.invoices.find(restaurant_id, overdue.invoice_id);
  if (invoice?.stripe_invoice_id === undefined || invoice.status !== 'overdue') return {};
  const tried = { id: row.action.id, invoiceId: invoice.stripe_invoice_id };
  const declined = await chargeInvoice(await dependencies.stripe.open(), tried);
  return declined === undefined ? {} : { declined: declinedInWords(declined) };
}
