import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import type { RouteInput } from '#shared/contract/route.ts';

/** `owner` is undefined for a restaurant that is being deleted. `place`: where it is in the order. */
export type ListedSubscription = { row: SubscriptionRow; owner: Restaurant | undefined; place: string };
export type SubscriptionQuery = RouteInput<typeof billingRoutes.listSubscriptions>['query'];

/** A subscription’s place in the list by date. */
export function datePlace({ listed_at = '', restaurant_id }: SubscriptionRow): string {
  return `${listed_at}#${restaurant_id}`;
}

export function isRunning({ list_kind }: SubscriptionRow): boolean {
  return list_kind !== undefined;
}
