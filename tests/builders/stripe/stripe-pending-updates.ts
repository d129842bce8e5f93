import type { Invoice, PendingUpdate, Subscription } from './stripe-objects.ts';
import { find, type World } from './stripe-world.ts';

const EXPIRY_SECONDS = 23 * 3600;

/** Keeps a change until its invoice is paid (`pending_if_incomplete`): for 23 hours, or until the month ends. */
export function holdUpdate(
  world: World,
  subscription: Subscription,
  { price, cancelAtPeriodEnd }: { price: string; cancelAtPeriodEnd?: boolean | undefined },
): void {
  const ends = subscription.items.data.map(({ current_period_end: end }) => end);
  subscription.pending_update = {
    expires_at: Math.min(world.now() + EXPIRY_SECONDS, ...ends),
    subscription_items: subscription.items.data.map(({ id }) => ({
      id,
      price: find(world.account.prices, price, 'price'),
    })),
    cancel_at_period_end: cancelAtPeriodEnd ?? null,
  };
}

/** Makes the change whose invoice was paid. */
export function applyUpdate(world: World, invoice: Invoice): void {
  const held = heldBy(world, invoice);
  if (held === undefined) return;
  const { subscription, update } = held;
  for (const item of subscription.items.data)
    item.price = update.subscription_items.find(({ id }) => id === item.id)?.price ?? item.price;
  if (update.cancel_at_period_end !== null) subscription.cancel_at_period_end = update.cancel_at_period_end;
  subscription.pending_update = null;
  world.emit('customer.subscription.pending_update_applied', subscription);
}

/** Drops the change whose invoice was voided. */
export function dropUpdate(world: World, invoice: Invoice): void {
  const held = heldBy(world, invoice);
  if (held === undefined) return;
  held.subscription.pending_update = null;
  world.emit('customer.subscription.pending_update_expired', held.subscription);
}

function heldBy(
  { account }: World,
  { id, parent }: Invoice,
): { subscription: Subscription; update: PendingUpdate } | undefined {
  const subscription = account.subscriptions.get(parent.subscription_details.subscription);
  const update = subscription?.latest_invoice === id ? subscription.pending_update : null;
  return subscription === undefined || update === null ? undefined : { subscription, update };
}
