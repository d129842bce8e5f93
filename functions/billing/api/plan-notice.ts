import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { type Changed, changeInWords, planAfter } from './change-plan.ts';

/**
 * Returns the email after an administrator changed, canceled, or kept a plan. Undefined if nothing changed, or if
 * the receipt says it.
 */
export function planMessage(before: SubscriptionRow, changed: Changed): EmailMessage | undefined {
  const subject = subjectOf(before, changed);
  if (subject === undefined) return undefined;
  const { restaurant_id, version } = changed.row;
  const notice = {
    by: 'administrator' as const,
    subject,
    paragraphs: [
      changeInWords(before, changed, 'owner'),
      ...(changed.paid === undefined ? ['Nothing was charged.'] : []),
    ],
    path: '/dashboard/billing',
  };
  return { kind: 'notice', user_id: restaurant_id, request_id: `plan-${restaurant_id}-${version}`, notice };
}

function subjectOf(before: SubscriptionRow, { row: after, paid }: Changed): string | undefined {
  if (after.cancel_at_period_end !== before.cancel_at_period_end)
    return after.cancel_at_period_end ? 'Your plan was canceled' : 'Your plan will continue';
  if (paid !== undefined || planAfter(after) === planAfter(before)) return undefined;
  return 'Your plan changed';
}
