import type { IdSource } from '#functions/platform/ids.ts';
import { settledRow } from './actions/act-on-bill.ts';
import type { ActionDependencies } from './actions/action-dependencies.ts';
import { renew, retry } from './change-subscription.ts';
import { pausedMessage, planEndedMessage, unpaidMessage } from './schedule-messages.ts';
import { giveUp, type Settled, save, sendReceipts, settlePayment } from './settle-payment.ts';
import { dunSubscription } from './stripe/dun-subscription.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { ended, failureStep, paused, paymentDue } from './subscription-steps.ts';

type Dependencies = ActionDependencies & { ids: IdSource };

/** The result. `refused`: a payment failed. `paused`: its grace period is over. Owners are emailed about both. */
export type DueWork = 'nothing' | 'paid' | 'refused' | 'paused' | 'ended';

/**
 * Does the work that is due for a subscription: a pending payment, an administrator's action, unsent receipts, the
 * renewal, another charge of what is overdue, or the end. Repeating it is safe. Emails about a step that needs no charge
 * go out before it, so that none is lost: they have the same ID in each attempt, and are sent once. Throws
 * `AppError('unavailable')`, `subscription_changed`, and what the email queue throws.
 */
export async function runDue(dependencies: Dependencies, row: SubscriptionRow): Promise<DueWork> {
  const now = dependencies.clock.now().toISOString();
  const { due_at, pending, action } = row;
  if (action !== undefined && due_at !== undefined && due_at <= now) {
    await settledRow(dependencies, row.restaurant_id);
    return 'nothing';
  }
  if (row.stripe !== undefined) return runDunning(dependencies, row);
  if (due_at === undefined || due_at > now) return 'nothing';
  if (pending !== undefined) return workOf(await settlePayment(dependencies, { ...row, pending }));
  const next = row.unsent_receipts === undefined ? row : await sendReceipts(dependencies, row);
  return paymentDue(next) > now ? 'nothing' : runPayment(dependencies, next, now);
}

async function runDunning(dependencies: Dependencies, row: SubscriptionRow): Promise<DueWork> {
  const due = dunSubscription(row, dependencies.clock.now());
  if (due === undefined) return 'nothing';
  await dependencies.emails.send(due.step === 'remind' ? unpaidMessage(row) : pausedMessage(row));
  await save(dependencies, { row: due.row });
  return due.step === 'remind' ? 'refused' : 'paused';
}

async function runPayment(dependencies: Dependencies, row: SubscriptionRow, now: string): Promise<DueWork> {
  switch (failureStep(row)?.step) {
    case 'retry':
      return workOf(await retry(dependencies, row, { by: 'schedule', tryId: dependencies.ids.next() }));
    case 'pause':
      await dependencies.emails.send(pausedMessage(row));
      await save(dependencies, paused(row));
      return 'paused';
    case 'end':
      await dependencies.emails.send(planEndedMessage(row));
      await giveUp(dependencies, row);
      return 'ended';
  }
  if (row.cancel_at_period_end) {
    await dependencies.emails.send(planEndedMessage(row));
    await save(dependencies, ended(row, now));
    return 'ended';
  }
  return workOf(await renew(dependencies, row));
}

function workOf({ outcome }: Settled): DueWork {
  return outcome === 'paid' ? 'paid' : 'refused';
}
