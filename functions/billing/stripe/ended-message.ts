import type { CustomerFacts } from '#functions/payments/stripe/customer-facts.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import type { SubscriptionRow } from '../subscription-row.ts';

const CHOOSE = 'To use the paid features again, open Billing and choose a plan. Your websites stay online.';

/**
 * The email to the owner of a plan that has ended in Stripe: why, and what to do. `row`: as it ends. One per
 * subscription: Stripe never starts an ended one again.
 */
export function endedMessage(row: SubscriptionRow, facts: Pick<CustomerFacts, 'invoices'>): EmailMessage {
  const { restaurant_id, stripe } = row;
  const notice = {
    by: 'schedule' as const,
    subject: 'Your plan ended',
    paragraphs: [reasonOf(row, facts), CHOOSE],
    path: '/dashboard/billing',
  };
  const request_id = `subscription-ended-${restaurant_id}-${stripe?.subscription_id ?? ''}`;
  return { kind: 'notice', user_id: restaurant_id, request_id, notice };
}

function reasonOf(
  { stripe, overdue, cancel_at_period_end }: SubscriptionRow,
  { invoices }: Pick<CustomerFacts, 'invoices'>,
): string {
  const isLost = invoices.some(
    ({ subscriptionId, dispute }) => subscriptionId === stripe?.subscription_id && dispute?.status === 'lost',
  );
  if (isLost) return 'Your bank returned your payment after a dispute, so the plan ended.';
  if (overdue !== undefined)
    return 'We couldn’t collect your payment, so the plan ended. You won’t be charged again.';
  if (cancel_at_period_end)
    return 'You canceled your plan, and its last month has ended. You won’t be charged again.';
  return 'Our payment provider or our support team ended your plan. You won’t be charged again.';
}
