import type { Subscription } from '#web/console/api/billing.ts';

/** Subscriptions for the tabs. `more` is undefined without further pages. */
export type SubscriptionListProps = {
  rows: readonly Subscription[];
  isSample: boolean;
  more: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } | undefined;
};
