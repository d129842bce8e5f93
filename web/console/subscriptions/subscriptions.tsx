import { useSearchParams } from 'react-router-dom';
import { useBillingDashboard, useSubscriptions } from '#web/console/api/billing.ts';
import { SampleNotice } from '#web/console/sample-notice.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BillingOverview } from './billing-overview.tsx';
import { InvoicesTab } from './invoices-tab.tsx';
import { SAMPLE_BILLING, SAMPLE_SUBSCRIPTIONS } from './sample-billing.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { SubscriptionsTab } from './subscriptions-tab.tsx';
import { UsageTab } from './usage-tab.tsx';

/** Shows samples, labeled as such, if the data can't be loaded (spec, console §4). */
export function Subscriptions() {
  const [tab, setTab] = useSubscriptionTab();
  const dashboard = useBillingDashboard();
  const subscriptions = useSubscriptions({ search: '', sort: 'date', order: 'desc' });
  const failed = [dashboard, subscriptions].filter(({ isError, data }) => isError && data === undefined);
  const isSample = failed.length > 0;
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()));
  if (!isSample && (dashboard.data === undefined || subscriptions.data === undefined))
    return <Loading label="Loading subscriptions…" shapes={[8]} />;
  const [billing, rows] = isSample
    ? [SAMPLE_BILLING, SAMPLE_SUBSCRIPTIONS]
    : [dashboard.data ?? SAMPLE_BILLING, subscriptions.data?.rows ?? []];
  const list = { rows, isSample, more: isSample ? undefined : subscriptions };
  return (
    <>
      {isSample ? (
        <>
          <LoadFailure
            title="Error Loading Subscriptions"
            query={{
              error: failed[0]?.error ?? null,
              isFetching: dashboard.isFetching || subscriptions.isFetching,
              refetch: retry,
            }}
          />
          <SampleNotice />
        </>
      ) : null}
      <Tabs<SubscriptionTab>
        label="Subscriptions"
        isFitted
        value={tab}
        onChange={setTab}
        items={[
          { id: 'overview', label: 'Overview', content: <BillingOverview billing={billing} /> },
          {
            id: 'subscriptions',
            label: 'Subscriptions',
            content: isSample ? <SubscriptionTable {...list} /> : <SubscriptionsTab />,
          },
          { id: 'usage', label: 'Usage Tracking', content: <UsageTab {...list} /> },
          { id: 'invoices', label: 'Invoices', content: <InvoicesTab isSample={isSample} /> },
        ]}
      />
    </>
  );
}

const TABS = ['overview', 'subscriptions', 'usage', 'invoices'] as const;
type SubscriptionTab = (typeof TABS)[number];

/** Keeps the tab in the URL (`?tab=`), so that reload, back, and forward work. */
function useSubscriptionTab(): [SubscriptionTab, (tab: SubscriptionTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'overview';
  const choose = (next: SubscriptionTab) => {
    if (next !== tab) setSearch(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true });
  };
  return [tab, choose];
}
