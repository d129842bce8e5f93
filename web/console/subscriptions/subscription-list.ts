import type { Subscription } from '#web/console/api/billing.ts';
import type { PagedList } from '#web/ui/button.tsx';

/** Subscriptions for the tabs. `more` is undefined without further pages. */
export type SubscriptionListProps = {
  rows: readonly Subscription[];
  isSample: boolean;
  more: PagedList | undefined;
};
