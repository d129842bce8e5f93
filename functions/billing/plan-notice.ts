import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { type Changed, changeInWords } from './change-plan.ts';

/** The email after an administrator has changed a plan, or canceled it, at no charge: a charge has its receipt. */
export function planMessage(changed: Changed): EmailMessage {
  const { restaurant_id, version, cancel_at_period_end } = changed.row;
  const notice = {
    by: 'administrator' as const,
    subject: cancel_at_period_end ? 'Your plan was canceled' : 'Your plan was changed',
    paragraphs: [changeInWords(changed), 'Nothing was charged.'],
    path: '/dashboard/billing',
  };
  return { kind: 'notice', user_id: restaurant_id, request_id: `plan-${restaurant_id}-${version}`, notice };
}
