import type { Subscription } from '#web/console/api/billing.ts';

/** Subscriptions as the tabs show them. `more` is undefined where there are no further pages to ask for. */
export type SubscriptionListProps = {
  rows: readonly Subscription[];
  isSample: boolean;
  more: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } | undefined;
};
