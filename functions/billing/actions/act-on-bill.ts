import { AppError } from '#functions/platform/app-error.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { IdempotencyKeysRepository } from '#functions/platform/records/idempotency-keys-repository.ts';
import type { BillingAction } from '#shared/billing/contract/billing-actions.ts';
import { finishPending } from '../finish-pending.ts';
import { save } from '../settle-payment.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { minutesAfter, PENDING_MINUTES } from '../subscription-steps.ts';
import type { ActionDependencies, RowInAction } from './action-dependencies.ts';
import { assertAllowed } from './assert-allowed.ts';
import { finishAction } from './finish-action.ts';
import { declinedInWords } from './on-any-provider.ts';

type Dependencies = ActionDependencies & { ids: IdSource; idempotencyKeys: IdempotencyKeysRepository };
type Asked = { restaurantId: string; what: BillingAction };

/**
 * Performs an administrator's action once per key. The decision is stored in the row before the provider is called,
 * so that after a crash the next call or the schedule finishes it. Returns the row before and after. Throws
 * `not_found`, `billing_action_refused`, `billing_action_changed`, `payment_declined`, `subscription_changed`,
 * `unavailable`.
 */
export async function actOnBill(
  dependencies: Dependencies,
  { restaurantId, what }: Asked,
): Promise<{ before: SubscriptionRow; after: SubscriptionRow }> {
  const id = await claimAction(dependencies, { restaurantId, what });
  const before = await settledRow(dependencies, restaurantId);
  if (before.done_actions?.includes(id)) return repeated(before, what);
  await assertAllowed(dependencies, before, what);
  const started: RowInAction = {
    ...before,
    version: before.version + 1,
    action: { id, what },
    due_kind: 'billing',
    due_at: minutesAfter(dependencies.clock.now().toISOString(), PENDING_MINUTES),
  };
  await save(dependencies, { row: started });
  return { before, after: await finishAction(dependencies, started) };
}

/** Answers a call with a known key as the first one was answered. Throws `payment_declined`. */
function repeated(
  row: SubscriptionRow,
  what: BillingAction,
): { before: SubscriptionRow; after: SubscriptionRow } {
  if (what.action === 'retry' && row.overdue !== undefined)
    throw new AppError('payment_declined', { message: declinedInWords(row.overdue.reason ?? '') });
  return { before: row, after: row };
}

/** Returns a subscription, active or ended, after finishing its unfinished action. Throws `not_found`. */
export async function settledRow(
  dependencies: ActionDependencies,
  restaurantId: string,
): Promise<SubscriptionRow> {
  const found = await finishPending(dependencies, await dependencies.subscriptions.find(restaurantId));
  if (found === undefined) throw new AppError('not_found');
  const { action } = found;
  if (action === undefined) return found;
  // The result is reported by the caller of that action, or by the activity log.
  await finishAction(dependencies, { ...found, action }).catch((error: unknown) => {
    if (!(error instanceof AppError && isOutcome(error))) throw error;
  });
  return (await dependencies.subscriptions.find(restaurantId)) ?? found;
}

function isOutcome({ code }: AppError): boolean {
  return code === 'payment_declined' || code === 'billing_action_refused';
}

/** Returns the ID of the action, which is the same for every call with the key. Throws `billing_action_changed`. */
async function claimAction(
  { idempotencyKeys, ids, clock }: Dependencies,
  { restaurantId, what }: Asked,
): Promise<string> {
  const { idempotency_key: key, ...asked } = what;
  const request = JSON.stringify(asked);
  const wanted = { restaurantId, key: `billing ${key}`, id: ids.next(), request };
  const claim = await idempotencyKeys.claim(wanted, clock.now());
  if (claim.request !== request) throw new AppError('billing_action_changed');
  return claim.id;
}
