import { type BillingDependencies, settlePayment } from './settle-payment.ts';
import type { SubscriptionRow } from './subscription-row.ts';

/** Returns the subscription after finishing its pending payment, because nothing new may begin before. */
export async function finishPending<Row extends SubscriptionRow | undefined>(
  dependencies: BillingDependencies,
  row: Row,
): Promise<Row | SubscriptionRow> {
  const { pending } = row ?? {};
  if (row === undefined || pending === undefined) return row;
  return (await settlePayment(dependencies, { ...row, pending })).row;
}
