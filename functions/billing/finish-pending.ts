import { type BillingDependencies, settlePayment } from './settle-payment.ts';
import type { SubscriptionRow } from './subscription-row.ts';

/** The subscription after the payment that somebody has left pending, if there is one: nothing new begins before it. */
export async function finishPending<Row extends SubscriptionRow | undefined>(
  dependencies: BillingDependencies,
  row: Row,
): Promise<Row | SubscriptionRow> {
  const { pending } = row ?? {};
  if (row === undefined || pending === undefined) return row;
  return (await settlePayment(dependencies, { ...row, pending })).row;
}
