import { AppError } from '#functions/platform/app-error.ts';
import { afterReminders } from '#shared/billing/dunning.ts';
import { save } from '../settle-payment.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { runs, waiting } from '../subscription-steps.ts';
import type { ActionDependencies, Change, RowInAction } from './action-dependencies.ts';
import { performBuiltIn } from './perform-built-in.ts';
import { performInStripe } from './perform-in-stripe.ts';

/** How many finished actions a row remembers. A key of an older one counts as new. */
const REMEMBERED = 50;

/**
 * Performs the action in a row and notes that it is done. Repeating it has the same outcome. Throws
 * `payment_declined` after noting it, `billing_action_refused`, `subscription_changed`, `unavailable`.
 */
export async function finishAction(
  dependencies: ActionDependencies,
  row: RowInAction,
): Promise<SubscriptionRow> {
  const { stripe } = dependencies;
  const performed = await (stripe !== undefined && row.stripe !== undefined
    ? performInStripe({ ...dependencies, stripe }, row)
    : performBuiltIn(dependencies, row)
  ).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'billing_action_refused') return error;
    throw error;
  });
  if (performed instanceof AppError) {
    // Nothing was done, so the same key may try again.
    await note(dependencies, row, { isDone: false });
    throw performed;
  }
  const after = await note(dependencies, row, { change: performed.change, isDone: true });
  if (performed.declined !== undefined)
    throw new AppError('payment_declined', { message: performed.declined, isAfterWork: true });
  return after;
}

async function note(
  dependencies: ActionDependencies,
  { restaurant_id, action }: RowInAction,
  { change = (row) => row, isDone }: { change?: Change | undefined; isDone: boolean },
): Promise<SubscriptionRow> {
  const stored = await dependencies.subscriptions.find(restaurant_id);
  if (stored === undefined || stored.done_actions?.includes(action.id)) return stored ?? missing();
  const { action: _finished, ...rest } = stored;
  const done = isDone ? [action.id] : [];
  const done_actions = [...(stored.done_actions ?? []), ...done].slice(-REMEMBERED);
  const after = atRest(change({ ...rest, version: stored.version + 1, done_actions }));
  await save(dependencies, { row: after });
  return after;
}

/** Returns the row without the action, due for its next work. */
function atRest(row: SubscriptionRow): SubscriptionRow {
  const { due_kind, due_at, ...rest } = row;
  if (!runs(row)) return rest;
  const { stripe, overdue } = row;
  if (stripe === undefined) return waiting(row);
  if (overdue === undefined || row.state !== 'past_due') return rest;
  return { ...rest, due_kind: 'billing', due_at: afterReminders(overdue, overdue.reminders ?? 0).at };
}

function missing(): never {
  throw new AppError('not_found');
}
