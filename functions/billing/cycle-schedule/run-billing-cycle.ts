import type { ActionDependencies } from '#functions/billing/actions/action-dependencies.ts';
import { runDue } from '#functions/billing/run-due.ts';
import { unpaidMessage } from '#functions/billing/schedule-messages.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { emailOwner } from '#functions/email/email-owner.ts';
import type { IdSource } from '#functions/platform/ids.ts';

export type BillingCycleDependencies = ActionDependencies & {
  subscriptions: Pick<SubscriptionsRepository, 'listDueEventually'>;
  ids: IdSource;
};

const SUBSCRIPTIONS_OF_A_PAGE = 50;
/** Starts no new work after this time, so that the run ends before the timeout. */
const RUN_MILLISECONDS = 40_000;

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

async function bill(dependencies: BillingCycleDependencies, restaurantId: string): Promise<void> {
  const { subscriptions } = dependencies;
  // The index may show an older version of the row.
  const row = await subscriptions.find(restaurantId);
  if (row === undefined) return;
  const work = await runDue(dependencies, row);
  // The outcome of a charge is known only after it. All other emails went out before their step.
  if (work === 'refused' && row.stripe === undefined) await emailOwner(dependencies, unpaidMessage(row));
}
