import type { ActionDependencies } from '#functions/billing/actions/action-dependencies.ts';
import { type DueWork, runDue } from '#functions/billing/run-due.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { emailOwner } from '#functions/email/email-owner.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';

export type BillingCycleDependencies = ActionDependencies & {
  subscriptions: Pick<SubscriptionsRepository, 'listDueEventually'>;
  ids: IdSource;
};

const SUBSCRIPTIONS_OF_A_PAGE = 50;
/** Starts no new work after this time, so that the run ends before the timeout. */
const RUN_MILLISECONDS = 40_000;

/** Emails by result, except for a pause. Successful payments have sent a receipt. */
const MAILS: Partial<Record<DueWork, EmailMessage['kind']>> = {
  refused: 'payment_failed',
  ended: 'subscription_ended',
};

/**
 * Processes due subscriptions, earliest first. A failure doesn't delay others: it stays due for the next run.
 * Returns how many were processed. Throws if one failed, to raise an alarm.
 */
export async function runBillingCycle(
  dependencies: BillingCycleDependencies,
): Promise<{ subscriptions: number }> {
  const { subscriptions, clock, log } = dependencies;
  const startedAt = clock.now();
  const seen = new Set<string>();
  const failed: string[] = [];
  let isMore = true;
  while (isMore && clock.now().getTime() - startedAt.getTime() < RUN_MILLISECONDS) {
    const limit = SUBSCRIPTIONS_OF_A_PAGE + failed.length;
    const due = await subscriptions.listDueEventually({ by: startedAt.toISOString(), limit });
    const fresh = due.filter(({ restaurant_id }) => !seen.has(restaurant_id));
    for (const { restaurant_id: restaurantId } of fresh) {
      seen.add(restaurantId);
      await bill(dependencies, restaurantId).catch((error: unknown) => {
        failed.push(restaurantId);
        log.warning('a subscription was not billed', { restaurant_id: restaurantId, error });
      });
    }
    isMore = fresh.length > 0;
  }
  if (failed.length > 0) throw new Error(`${failed.length} subscriptions were not billed.`);
  return { subscriptions: seen.size };
}

/** The email after the grace period. */
function pausedMessage({ restaurant_id, version }: SubscriptionRow): EmailMessage {
  const notice = {
    by: 'schedule' as const,
    subject: 'Your plan is paused',
    paragraphs: [
      'We couldn’t collect your payment, so your plan is paused. Your websites stay online.',
      'Open Billing to pay the overdue invoice. Your plan starts again right away.',
    ],
    path: '/dashboard/billing',
  };
  const request_id = `subscription-paused-${restaurant_id}-${version}`;
  return { kind: 'notice', user_id: restaurant_id, request_id, notice };
}

/** The email that asks the owner to confirm a payment at the bank. */
function confirmationMessage({ restaurant_id, version }: SubscriptionRow): EmailMessage {
  const notice = {
    by: 'schedule' as const,
    subject: 'Confirm your payment',
    paragraphs: [
      'Your bank wants you to confirm the payment for your plan. You won’t be charged until you do.',
      'Open Billing and select Confirm payment. You keep your plan until the day that Billing shows.',
    ],
    path: '/dashboard/billing',
  };
  const request_id = `payment-confirmation-${restaurant_id}-${version}`;
  return { kind: 'notice', user_id: restaurant_id, request_id, notice };
}

async function bill(dependencies: BillingCycleDependencies, restaurantId: string): Promise<void> {
  const { subscriptions } = dependencies;
  // The index may show an older version of the row.
  const row = await subscriptions.find(restaurantId);
  if (row === undefined) return;
  const work = await runDue(dependencies, row);
  if (work === 'paused') await emailOwner(dependencies, pausedMessage(row));
  if (work === 'refused' && row.overdue?.needs_confirmation === true) {
    await emailOwner(dependencies, confirmationMessage(row));
    return;
  }
  const kind = MAILS[work];
  if (kind === undefined) return;
  const request_id = `${kind}-${restaurantId}-${row.version}`;
  await emailOwner(dependencies, { kind, user_id: restaurantId, request_id });
}
