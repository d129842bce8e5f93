import CreditCard from 'lucide-react/icons/credit-card';
import { formatMoment } from '#shared/format/dates.ts';
import type { ReceivedPaymentEvent } from '#shared/jobs/contract/jobs.ts';
import { usePaymentEvents } from '#web/console/api/jobs.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { JobList } from './job-list.tsx';
import { useAct } from './use-act.ts';

/** What the payment provider told us, and whether we processed it. */
export function PaymentEventsTab() {
  const events = usePaymentEvents();
  const { act, isPending, pending } = useAct();
  const isReplaying = ({ event_id }: ReceivedPaymentEvent) =>
    isPending && pending?.act === 'replay' && pending.eventId === event_id;
  return (
    <JobList
      query={events}
      what="payment events"
      icon={<CreditCard />}
      emptyTitle="No payment events"
      emptyText="Stripe events appear here for 90 days. Built-in payments don’t create events."
      rowKey={({ event_id }) => event_id}
      columns={[
        { header: 'Event', cell: ({ type }) => type },
        { header: 'ID', cell: ({ event_id }) => event_id },
        { header: 'Received', isOneLine: true, cell: ({ received_at }) => formatMoment(received_at) },
        {
          header: 'State',
          cell: ({ processed_at }) =>
            processed_at === null ? (
              <Badge tone="warning">Not processed</Badge>
            ) : (
              `Processed ${formatMoment(processed_at)}`
            ),
        },
        {
          header: 'Action',
          cell: (row) => (
            <Button
              size="small"
              aria-label={`Replay ${row.type} ${row.event_id}`}
              isPending={isReplaying(row)}
              onClick={() => act({ act: 'replay', eventId: row.event_id })}
            >
              Replay
            </Button>
          ),
        },
      ]}
    />
  );
}
