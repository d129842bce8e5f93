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
 * Does once what an administrator asks for, however often the same key comes. The decision is stored in the row before
 * the provider is called, so that a call that dies is finished by the next one, or by the schedule. Returns the row
 * before and after. Throws `not_found`, `billing_action_refused`, `billing_action_changed`, `payment_declined`,
 * `subscription_changed`, `unavailable`.
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

/** The answer to a call with a known key, the same as the first one. Throws `payment_declined`. */
function repeated(
  row: SubscriptionRow,
  what: BillingAction,
): { before: SubscriptionRow; after: SubscriptionRow } {
  if (what.action === 'retry' && row.overdue !== undefined)
    throw new AppError('payment_declined', { message: declinedInWords(row.overdue.reason ?? '') });
  return { before: row, after: row };
}

/** A subscription, active or ended, after its unfinished action is finished. Throws `not_found`. */
export async function settledRow(
  dependencies: ActionDependencies,
  restaurantId: string,
): Promise<SubscriptionRow> {
  const found = await finishPending(dependencies, await dependencies.subscriptions.find(restaurantId));
  if (found === undefined) throw new AppError('not_found');
  const { action } = found;
  if (action === undefined) return found;
  // The caller of that action, or the activity log, reports its result.
  await finishAction(dependencies, { ...found, action }).catch((error: unknown) => {
    if (!(error instanceof AppError && isOutcome(error))) throw error;
  });
  return (await dependencies.subscriptions.find(restaurantId)) ?? found;
}

function isOutcome({ code }: AppError): boolean {
  return code === 'payment_declined' || code === 'billing_action_refused';
}

/** The id of the action: the same for every call with the key. Throws `billing_action_changed`. */
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
