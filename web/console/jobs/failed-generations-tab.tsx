import CircleCheck from 'lucide-react/icons/circle-check';
import { formatMoment } from '#shared/format/dates.ts';
import type { FailedGeneration } from '#shared/jobs/contract/jobs.ts';
import { useFailedGenerations } from '#web/console/api/jobs.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { JobList } from './job-list.tsx';
import { useAct } from './use-act.ts';

/** Websites that couldn’t be generated. */
export function FailedGenerationsTab() {
  const generations = useFailedGenerations();
  const { act, isPending, pending } = useAct();
  const isRetrying = ({ generation_id }: FailedGeneration) =>
    isPending && pending?.act === 'generation' && pending.generationId === generation_id;
  return (
    <JobList
      query={generations}
      what="failed websites"
      icon={<CircleCheck />}
      emptyTitle="No failed websites"
      emptyText="Websites that failed to generate appear here for 30 days."
      rowKey={({ generation_id }) => generation_id}
      columns={[
        {
          header: 'Restaurant',
          cell: ({ restaurant_id, restaurant_name }) => (
            <Link href={linkTo.adminRestaurant(restaurant_id)}>{restaurant_name || restaurant_id}</Link>
          ),
        },
        { header: 'Website', cell: ({ website_name }) => website_name },
        { header: 'Reason', cell: ({ reason }) => reason },
        { header: 'Failed', isOneLine: true, cell: ({ failed_at }) => formatMoment(failed_at) },
        {
          header: 'Action',
          cell: (row) => (
            <Button
              size="small"
              aria-label={`Retry ${row.website_name}`}
              isPending={isRetrying(row)}
              onClick={() =>
                act({ act: 'generation', restaurantId: row.restaurant_id, generationId: row.generation_id })
              }
            >
              Retry
            </Button>
          ),
        },
      ]}
    />
  );
}
