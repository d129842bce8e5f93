import type { SubscriptionRow } from './subscription-row.ts';

/** Returns the upgrade that its owner can still confirm at the bank; undefined for none. */
export function unconfirmedUpgrade({ unconfirmed_upgrade: upgrade }: SubscriptionRow, now: Date) {
  // The event that it has expired may be late.
  return upgrade !== undefined && now.toISOString() < upgrade.expires_at ? upgrade : undefined;
}
