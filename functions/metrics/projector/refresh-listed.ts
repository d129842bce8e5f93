import { tryRefreshCustomer } from '#functions/console/customers/refresh-customer.ts';
import type { RecordedEvent } from '#functions/platform/events/events-repository.ts';
import type { EventKind } from '#shared/contract/events.ts';

/** Events that change a restaurant’s entry in the console’s list. The daily job picks up the others. */
const LISTED: readonly EventKind[] = [
  'signed_up',
  'subscription_started',
  'subscription_changed',
  'subscription_ended',
  'renewal_stopped',
  'renewal_resumed',
  'invoice_paid',
  'invoice_overdue',
  'sms_launched',
  'sms_canceled',
];

/** Updates restaurants in the console’s list after their events are counted. */
export async function refreshListed(
  dependencies: Parameters<typeof tryRefreshCustomer>[0],
  seen: readonly RecordedEvent[],
): Promise<void> {
  const listed = seen.filter(({ event }) => LISTED.includes(event.kind));
  for (const id of new Set(listed.map(({ event }) => event.restaurant_id)))
    await tryRefreshCustomer(dependencies, id);
}
