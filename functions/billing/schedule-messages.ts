import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import type { SubscriptionRow } from './subscription-row.ts';

/** The email after the grace period. One for each unpaid invoice. */
export function pausedMessage({ restaurant_id, overdue }: SubscriptionRow): EmailMessage {
  const notice = {
    by: 'schedule' as const,
    subject: 'Your plan is paused',
    paragraphs: [
      'We couldn’t collect your payment, so your plan is paused. Your websites stay online.',
      'Open Billing to pay the overdue invoice. Your plan starts again right away.',
    ],
    path: '/dashboard/billing',
  };
  const request_id = `subscription-paused-${restaurant_id}-${overdue?.invoice_id ?? ''}`;
  return { kind: 'notice', user_id: restaurant_id, request_id, notice };
}

/** The email after a built-in plan has ended. One for each plan that started. */
export function planEndedMessage({ restaurant_id, started_at }: SubscriptionRow): EmailMessage {
  const kind = 'subscription_ended';
  return { kind, user_id: restaurant_id, request_id: `${kind}-${restaurant_id}-${started_at}` };
}

/** The email about an unpaid invoice: confirm the payment at the bank, or use another card. */
export function unpaidMessage(row: SubscriptionRow): EmailMessage {
  const { restaurant_id: user_id, overdue } = row;
  if (overdue?.needs_confirmation === true) return confirmationMessage(row);
  return { kind: 'payment_failed', user_id, request_id: `payment_failed-${reminderId(row)}` };
}

/** One for each reminder of Stripe’s invoice, or for each charge of ours. */
function reminderId({ restaurant_id, version, overdue }: SubscriptionRow): string {
  const { invoice_id, reminders } = overdue ?? {};
  return `${restaurant_id}-${reminders === undefined ? version : `${invoice_id}-${reminders}`}`;
}

function confirmationMessage(row: SubscriptionRow): EmailMessage {
  const notice = {
    by: 'schedule' as const,
    subject: 'Confirm your payment',
    paragraphs: [
      'Confirm your plan’s payment with your bank. You won’t be charged until you do.',
      'Open Billing and select Confirm payment. You keep your plan until the date shown there.',
    ],
    path: '/dashboard/billing',
  };
  const request_id = `payment-confirmation-${reminderId(row)}`;
  return { kind: 'notice', user_id: row.restaurant_id, request_id, notice };
}
