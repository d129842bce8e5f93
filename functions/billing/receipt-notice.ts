import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { formatUtcDay } from '#shared/format/dates.ts';
import type { Invoice } from './invoice-row.ts';
import type { Pending, SubscriptionRow } from './subscription-row.ts';

/** Returns the email after a payment: what was bought, the charge, the card, and who paid. One per invoice. */
export function receiptMessage(
  { restaurant_id, card }: SubscriptionRow,
  { invoice, purpose, by = 'owner' }: Pick<Pending, 'invoice' | 'purpose' | 'by'>,
): EmailMessage {
  const bought = purpose === 'credit' ? 'credit for future invoices' : `your ${planName(invoice)} plan`;
  const lines = invoice.lines.map(({ text, cents }) => `${text}: ${amount(cents)}`);
  const fromCredit = invoice.credit === 0 ? [] : [`Paid with your credit: ${amount(invoice.credit)}`];
  const charged =
    invoice.due === 0
      ? 'Your card wasn’t charged.'
      : `Charged to your ${card.brand} ending in ${card.last4}: ${amount(invoice.due)}`;
  const until = purpose === 'credit' ? [] : [`Paid until ${formatUtcDay(invoice.period_end)}.`];
  const notice = {
    by,
    subject: `Your receipt: ${amount(invoice.due)} for ${bought}`,
    paragraphs: [[...lines, ...fromCredit, charged].join('\n'), ...until],
    path: '/dashboard/billing',
  };
  return { kind: 'notice', user_id: restaurant_id, request_id: `receipt-${invoice.invoice_id}`, notice };
}

function planName({ plan_id }: Invoice): string {
  return PLAN_CATALOG[plan_id].name;
}

function amount(cents: number): string {
  return cents < 0 ? `−${priceOf(-cents)}` : priceOf(cents);
}
