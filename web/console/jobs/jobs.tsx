import { Tabs } from '#web/ui/tabs.tsx';
import { ErrorsTab } from './errors-tab.tsx';
import { FailedGenerationsTab } from './failed-generations-tab.tsx';
import { PaymentEventsTab } from './payment-events-tab.tsx';
import { QueuesTab } from './queues-tab.tsx';

/** Queues, failed websites, payment events, and errors, each in a tab. */
export function Jobs() {
  return (
    <Tabs
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
