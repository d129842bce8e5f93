import { AppError } from '#functions/platform/app-error.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';
import { type BillingDependencies, save } from '../settle-payment.ts';
import type { StripeBilling } from '../stripe/stripe-dependencies.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { runs, waiting } from '../subscription-steps.ts';
import { performBuiltIn } from './perform-built-in.ts';
import { performInStripe } from './perform-in-stripe.ts';

export type ActionDependencies = Omit<BillingDependencies, 'invoices'> & {
  invoices: Pick<InvoicesRepository, 'find' | 'create' | 'settle' | 'saveRefund' | 'list'>;
  /** Undefined where payments are built in. */
  stripe: StripeBilling | undefined;
};

export type RowInAction = SubscriptionRow & { action: NonNullable<SubscriptionRow['action']> };

/** What an action makes of the row, in the same write that finishes it. */
export type Change = (row: SubscriptionRow) => SubscriptionRow;
/** `declined`: what the bank said of a charge. */
export type Performed = { change?: Change; declined?: string };

/** Finished actions that a row remembers: keys of later ones are new. */
const REMEMBERED = 50;

/**
 * Does what a row has in action, and notes that it is done. Doing it again has the same outcome. Throws
 * `payment_declined` and `billing_action_refused` after it is noted, `subscription_changed`, `unavailable`.
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
  const change = performed instanceof AppError ? undefined : performed.change;
  const after = await note(dependencies, row, change);
  if (performed instanceof AppError) throw performed;
  if (performed.declined !== undefined)
    throw new AppError('payment_declined', { message: performed.declined, isAfterWork: true });
  return after;
}

async function note(
  dependencies: ActionDependencies,
  { restaurant_id, action }: RowInAction,
  change: Change = (row) => row,
): Promise<SubscriptionRow> {
  const stored = await dependencies.subscriptions.find(restaurant_id);
  if (stored === undefined || stored.done_actions?.includes(action.id)) return stored ?? missing();
  const { action: _finished, ...rest } = stored;
  const done_actions = [...(stored.done_actions ?? []), action.id].slice(-REMEMBERED);
  const after = atRest(change({ ...rest, version: stored.version + 1, done_actions }));
  await save(dependencies, { row: after });
  return after;
}

/** Due for what follows, no longer for the action. */
function atRest(row: SubscriptionRow): SubscriptionRow {
  const { due_kind, due_at, ...rest } = row;
  if (!runs(row)) return rest;
  return row.stripe === undefined || row.overdue !== undefined ? waiting(row) : rest;
}

function missing(): never {
  throw new AppError('not_found');
}
