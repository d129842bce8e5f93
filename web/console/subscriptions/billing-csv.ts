import { csvRow } from '#shared/guests/safe-cell.ts';
import type { BilledInvoice } from '#web/billing/api/billing.ts';
import type { Subscription } from '#web/console/api/billing.ts';

const INVOICE_COLUMNS = [
  'number',
  'restaurant',
  'issued_at',
  'paid_at',
  'plan',
  'status',
  'total',
  'tax',
  'credit',
  'due',
  'refunded',
  'dispute',
  'disputed',
];
const SUBSCRIPTION_COLUMNS = [
  'restaurant',
  'owner_email',
  'plan',
  'status',
  'monthly_revenue',
  'next_billing_date',
  'ends',
  'credits_left',
];

/** Invoices as CSV, amounts in dollars. Spreadsheets can’t run anything in it as a formula. */
export function invoicesCsv(invoices: readonly BilledInvoice[]): string {
  const rows = invoices.map((each) => {
    const { number, restaurant_name, issued_at, paid_at, plan, status, dispute } = each;
    const amounts = [each.total, each.tax, each.credit, each.due, each.refunded].map(inDollars);
    const disputed = [dispute?.status ?? '', dispute === null ? '' : inDollars(dispute.amount)];
    return csvRow([number, restaurant_name, issued_at, paid_at ?? '', plan, status, ...amounts, ...disputed]);
  });
  return fileOf([csvRow(INVOICE_COLUMNS), ...rows]);
}

/** Subscriptions as CSV, amounts in dollars. */
export function subscriptionsCsv(subscriptions: readonly Subscription[]): string {
  const rows = subscriptions.map((each) => {
    const { restaurant_name, email, plan, status, monthly_revenue, next_billing_date, credits } = each;
    const ends = each.cancel_at_period_end ? 'yes' : 'no';
    const texts = [restaurant_name, email, plan, status, inDollars(monthly_revenue), next_billing_date, ends];
    return csvRow([...texts, inDollars(credits.balance)]);
  });
  return fileOf([csvRow(SUBSCRIPTION_COLUMNS), ...rows]);
}

function inDollars(amount: number): string {
  return amount.toFixed(2);
}

/** Without the byte order mark, Excel assumes a local encoding. */
function fileOf(rows: string[]): string {
  return `\uFEFF${rows.join('')}`;
}
