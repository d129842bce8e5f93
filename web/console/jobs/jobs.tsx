import { useSearchParams } from 'react-router-dom';
import { Tabs } from '#web/ui/tabs.tsx';
import { ErrorsTab } from './errors-tab.tsx';
import { FailedGenerationsTab } from './failed-generations-tab.tsx';
import { PaymentEventsTab } from './payment-events-tab.tsx';
import { QueuesTab } from './queues-tab.tsx';

const TABS = ['queues', 'generations', 'payments', 'errors'] as const;

/** Queues, failed websites, payment events, and errors, each in a tab that the URL names (`?tab=`). */
export function Jobs() {
  const [search, setSearch] = useSearchParams();
  return (
    <Tabs
      value={TABS.find((each) => each === search.get('tab')) ?? 'queues'}
      onChange={(tab) => setSearch(tab === 'queues' ? {} : { tab }, { preventScrollReset: true })}
      label="Jobs"
      isFitted
      items={[
        { id: 'queues', label: 'Queues', content: <QueuesTab /> },
        { id: 'generations', label: 'Failed websites', content: <FailedGenerationsTab /> },
        { id: 'payments', label: 'Payment events', content: <PaymentEventsTab /> },
        { id: 'errors', label: 'Errors', content: <ErrorsTab /> },
      ]}
    />
  );
}
