import { useSearchParams } from 'react-router-dom';

const TABS = ['overview', 'subscriptions', 'usage', 'invoices'] as const;
export type SubscriptionTab = (typeof TABS)[number];

/** The tab of the address (`?tab=`), so that a reload stays on it, and back and forward lead through the tabs. */
export function useSubscriptionTab(): [SubscriptionTab, (tab: SubscriptionTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'overview';
  const choose = (next: SubscriptionTab) => {
    if (next !== tab) setSearch(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true });
  };
  return [tab, choose];
}
