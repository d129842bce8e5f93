import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import type { EmailMessage, Notice } from '#shared/contract/queue-messages.ts';
import {
  type Changed,
  changeInWords,
  planAfter,
  type StartedUpgrade,
  startedUpgrade,
} from './change-plan.ts';

/**
 * Returns the email after an administrator changed, canceled, or kept a plan. Undefined if nothing changed, or if the
 * receipt says so.
 */
export function planMessage(before: SubscriptionRow, changed: Changed): EmailMessage | undefined {
  const email = draftEmail(before, changed);
  if (email === undefined) return undefined;
  const { restaurant_id, version } = changed.row;
  const notice = { by: 'administrator' as const, ...email, path: '/dashboard/billing' };
  return { kind: 'notice', user_id: restaurant_id, request_id: `plan-${restaurant_id}-${version}`, notice };
}

function draftEmail(
  before: SubscriptionRow,
  changed: Changed,
): Pick<Notice, 'subject' | 'paragraphs'> | undefined {
  const upgrade = startedUpgrade(before, changed);
  if (upgrade !== undefined) return confirmationEmail(upgrade);
  const subject = subjectOf(before, changed);
  const charge = changed.paid === undefined ? ['Nothing was charged.'] : [];
  if (subject === undefined) return undefined;
  return { subject, paragraphs: [changeInWords(before, changed, 'owner'), ...charge] };
}

const CONFIRM_TODAY = 'Open Billing and select Confirm payment. The request expires in less than a day.';

function confirmationEmail({ plan_id, cents }: StartedUpgrade) {
  const { name } = PLAN_CATALOG[plan_id];
  return {
    subject: `Confirm your upgrade to ${name}`,
    paragraphs: [
      `${name} starts once you confirm the ${priceOf(cents)} payment with your bank.`,
      `${CONFIRM_TODAY} If you don’t confirm it, your plan stays the same and you won’t be charged.`,
    ],
  };
}

function subjectOf(before: SubscriptionRow, { row: after, paid }: Changed): string | undefined {
  if (after.cancel_at_period_end !== before.cancel_at_period_end)
    return after.cancel_at_period_end ? 'Your plan was canceled' : 'Your plan will continue';
  if (paid !== undefined || planAfter(after) === planAfter(before)) return undefined;
  return 'Your plan changed';
}
