import { useSearchParams } from 'react-router-dom';

const TABS = ['overview', 'subscriptions', 'usage', 'invoices'] as const;
export type SubscriptionTab = (typeof TABS)[number];

/** Keeps the tab in the URL (`?tab=`), so that reload, back, and forward work. */
export function useSubscriptionTab(): [SubscriptionTab, (tab: SubscriptionTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'overview';
  const choose = (next: SubscriptionTab) => {
    if (next !== tab) setSearch(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true });
  };
  return [tab, choose];
}
