import { AppError } from '#functions/platform/app-error.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { billingPeriod } from '#shared/billing/billing-period.ts';
import { CREDIT_LINE, monthInvoice } from '#shared/billing/invoice.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import type { NoticeAuthor } from '#shared/contract/queue-messages.ts';
import { findKnownCard } from './find-known-card.ts';
import { finishPending } from './finish-pending.ts';
import { type Invoice, InvoiceSchema } from './invoice-row.ts';
import { assertPriceShown, quoteChange } from './quote-plan.ts';
import { type BillingDependencies, type Settled, save, settlePayment } from './settle-payment.ts';
import type { Pending, SubscriptionRow } from './subscription-row.ts';
import { runs, type Step, withCancellation, withPending } from './subscription-steps.ts';

type Dependencies = BillingDependencies & { ids: IdSource };

/** Throws `not_found` if the restaurant has never subscribed. */
export async function getSubscription(
  dependencies: BillingDependencies,
  restaurantId: string,
): Promise<SubscriptionRow> {
  const row = await finishPending(dependencies, await dependencies.subscriptions.find(restaurantId));
  if (row === undefined || !runs(row)) throw new AppError('not_found');
  return row;
}

/**
 * Like `getSubscription`, for changes that depend on the current plan. Also throws `subscription_changed` while
 * another payment is pending, because its result isn't what the caller saw.
 */
export async function getSettledSubscription(
  dependencies: BillingDependencies,
  restaurantId: string,
): Promise<SubscriptionRow> {
  const row = await dependencies.subscriptions.find(restaurantId);
  if (row?.pending !== undefined) {
    await finishPending(dependencies, row);
    throw new AppError('subscription_changed');
  }
  if (row === undefined || !runs(row)) throw new AppError('not_found');
  return row;
}

/** `shownCents`: the price that the owner saw. */
type PlanChange = {
  planId: PlanId;
  shownCents?: number | undefined;
  by?: NoticeAuthor;
  /** Also reverts a cancellation. */
  keep?: boolean;
};

/** Throws `not_found`, `plan_unchanged`, `payment_due`, `subscription_changed`, `unavailable`. */
export async function changePlan(
  dependencies: Dependencies,
  row: SubscriptionRow,
  { planId, shownCents, by = 'owner', keep = false }: PlanChange,
): Promise<Settled> {
  const now = dependencies.clock.now();
  const quote = quoteChange(row, planId, now);
  assertPriceShown(quote, shownCents);
  const keeps = keep && row.cancel_at_period_end;
  if (quote.starts === 'next_period') {
    const kept = keeps ? withCancellation(row, false, now.toISOString()) : { row };
    return { outcome: 'paid', row: await planAhead(dependencies, kept, { planId, before: row }) };
  }
  const issued_at = now.toISOString();
  const head = { invoice_id: dependencies.ids.next(), plan_id: planId, issued_at };
  return pay(dependencies, row, {
    purpose: 'upgrade',
    by,
    key: head.invoice_id,
    to_plan: planId,
    invoice: { ...head, period_start: issued_at, period_end: row.period_end, ...quote.amounts },
    ...(keeps && { keeps }),
  });
}

/** Starts a plan next month. Choosing the current plan reverts an earlier choice. */
async function planAhead(
  dependencies: BillingDependencies,
  { row, event }: Step,
  { planId, before: { version } }: { planId: PlanId; before: SubscriptionRow },
): Promise<SubscriptionRow> {
  const { next_plan: _before, ...kept } = row;
  const next = { ...kept, version: version + 1, ...(planId !== row.plan_id && { next_plan: planId }) };
  await save(dependencies, { row: next, event });
  return next;
}

/** Cancels at the end of the paid month, or reverts that. Throws `subscription_changed`. */
export async function setCancellation(
  dependencies: BillingDependencies,
  row: SubscriptionRow,
  cancel_at_period_end: boolean,
): Promise<SubscriptionRow> {
  const now = dependencies.clock.now().toISOString();
  const { row: next, event } = withCancellation(row, cancel_at_period_end, now);
  if (await dependencies.subscriptions.save(next, event)) return next;
  const stored = await dependencies.subscriptions.find(row.restaurant_id);
  const isSame = stored !== undefined && runs(stored) && stored.cancel_at_period_end === cancel_at_period_end;
  if (!isSame) throw new AppError('subscription_changed');
  return stored;
}

/**
 * Saves another card and charges it for what is overdue. Throws `invalid_input`, `subscription_changed`,
 * `unavailable`.
 */
export async function replaceCard(
  dependencies: Dependencies,
  row: SubscriptionRow,
  token: string,
): Promise<Settled> {
  const card = { token, ...(await findKnownCard(dependencies.payments, token)) };
  if (row.overdue !== undefined)
    return retry(dependencies, { ...row, card }, { by: 'owner', tryId: dependencies.ids.next() });
  const next = { ...row, version: row.version + 1, card };
  await save(dependencies, { row: next });
  return { outcome: 'paid', row: next };
}

/**
 * Buys credit in whole dollars, which later invoices use first. An invoice that was paid isn't charged again.
 * Throws `subscription_changed`, `unavailable`.
 */
export async function buyCredit(
  dependencies: Dependencies,
  row: SubscriptionRow,
  { cents, invoiceId }: { cents: number; invoiceId: string },
): Promise<Settled> {
  const { invoices, clock, ids } = dependencies;
  const isBought = async () => (await invoices.find(row.restaurant_id, invoiceId)) !== undefined;
  if (await isBought()) return { outcome: 'paid', row };
  const now = clock.now().toISOString();
  const invoice: Invoice = {
    invoice_id: invoiceId,
    plan_id: row.plan_id,
    issued_at: now,
    period_start: now,
    period_end: now,
    lines: [{ kind: 'credit', text: CREDIT_LINE, cents }],
    total: cents,
    credit: 0,
    due: cents,
  };
  // After a declined card, a new try needs a new payment key.
  const pending = {
    purpose: 'credit',
    by: 'owner',
    key: `${invoiceId}#${ids.next()}`,
    to_plan: row.plan_id,
    invoice,
  } as const;
  try {
    return await pay(dependencies, row, pending);
  } catch (error) {
    // A concurrent call with the same key has bought the credit.
    if (!(error instanceof AppError && error.code === 'subscription_changed')) throw error;
    const after = await getSubscription(dependencies, row.restaurant_id);
    if (await isBought()) return { outcome: 'paid', row: after };
    throw error;
  }
}

/** Renews the subscription for the next month, with the plan that was chosen for it. */
export async function renew(dependencies: Dependencies, row: SubscriptionRow): Promise<Settled> {
  const planId = row.next_plan ?? row.plan_id;
  const { ids } = dependencies;
  const { period_end } = row;
  const { start, end } = billingPeriod(row.started_at, row.period_index + 1);
  const [creditCents, couponPercent] = [row.credit_balance, row.coupon?.percent_off];
  const amounts = monthInvoice(planId, { isFirst: false, creditCents, couponPercent });
  const head = { invoice_id: ids.next(), plan_id: planId, issued_at: period_end };
  return pay(dependencies, row, {
    purpose: 'renewal',
    by: 'schedule',
    key: head.invoice_id,
    to_plan: planId,
    invoice: { ...head, period_start: start, period_end: end, ...amounts },
  });
}

/** Charges the overdue invoice again, once per `tryId`. */
export async function retry(
  dependencies: BillingDependencies,
  row: SubscriptionRow,
  { by, tryId }: { by: NoticeAuthor; tryId: string },
): Promise<Settled> {
  const { overdue, restaurant_id, plan_id } = row;
  const found = overdue && (await dependencies.invoices.find(restaurant_id, overdue.invoice_id));
  if (found === undefined) throw new AppError('not_found');
  const invoice = InvoiceSchema.parse(found);
  // A new try needs a new payment key.
  const key = `${found.invoice_id}#${tryId}`;
  return pay(dependencies, row, { purpose: 'retry', key, to_plan: plan_id, invoice, by });
}

async function pay(
  dependencies: BillingDependencies,
  row: SubscriptionRow,
  pending: Pending,
): Promise<Settled> {
  const now = dependencies.clock.now();
  const kept: Step = pending.keeps ? withCancellation(row, false, now.toISOString()) : { row };
  const decided = { ...withPending({ ...kept.row, version: row.version }, pending, now), pending };
  await save(dependencies, { row: decided, event: kept.event });
  return settlePayment(dependencies, decided);
}
