import type { Subscription } from '#web/console/api/billing.ts';
import type { More } from './more-rows.tsx';

/** Subscriptions for the tabs. `more` is undefined without further pages. */
export type SubscriptionListProps = {
  rows: readonly Subscription[];
  isSample: boolean;
  more: More | undefined;
};
