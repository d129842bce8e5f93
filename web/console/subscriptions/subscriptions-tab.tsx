import CreditCard from 'lucide-react/icons/credit-card';
import { SUBSCRIPTION_STATUSES } from '#shared/billing/contract/billing.ts';
import { readAllSubscriptions, useSubscriptions } from '#web/console/api/billing.ts';
import { DownloadCsv } from '#web/console/download-csv.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { FoundRows } from './found-rows.tsx';
import { ListFilters } from './list-filters.tsx';
import { SubscriptionTable } from './subscription-table.tsx';
import styles from './subscriptions.module.css';
import { askedQuery, useListAddress } from './use-list-address.ts';

const STATUSES = [
  { value: '', label: 'All current subscriptions' },
  { value: 'active', label: 'Active' },
  { value: 'past_due', label: 'Past due' },
  { value: 'paused', label: 'Paused' },
  { value: 'canceled', label: 'Canceled' },
];

/** Subscriptions, with search, filter, and order. */
export function SubscriptionsTab() {
  const { asked, change } = useListAddress('subscriptions', SUBSCRIPTION_STATUSES);
  const query = askedQuery(asked);
  const list = useSubscriptions(query);
  return (
    <Stack className={styles.stack}>
      <ListFilters
        what="subscriptions"
        placeholder="Restaurant, email, or city"
        statuses={STATUSES}
        asked={asked}
        onChange={change}
      >
        <DownloadCsv
          what="subscriptions"
          read={(onProgress) => readAllSubscriptions(query, onProgress)}
          write={async (all) => (await import('./billing-csv.ts')).subscriptionsCsv(all)}
        />
      </ListFilters>
      <FoundRows
        what="subscriptions"
        list={list}
        isFiltered={asked.search !== '' || asked.status !== ''}
        empty={
          <EmptyState icon={<CreditCard />} title="No subscribers yet">
            Subscriptions appear after the first payment. Trials aren’t included.
          </EmptyState>
        }
      >
        {(rows) => <SubscriptionTable rows={rows} isSample={false} />}
      </FoundRows>
    </Stack>
  );
}
