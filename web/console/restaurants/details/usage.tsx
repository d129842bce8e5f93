import { FEATURE_LABELS } from '#shared/features/ai-features.ts';
import { formatSmallDollars } from '#shared/format/numbers.ts';
import { useRestaurantUsage } from '#web/console/api/restaurant-usage.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './restaurant-details.module.css';

/** The restaurant's AI usage in the last 30 days. */
export function Usage({ restaurantId }: { restaurantId: string }) {
  const usage = useRestaurantUsage(restaurantId);
  return (
    <Stack as="section" gap={1} align="start" className={styles.section} aria-labelledby="usage">
      <h2 id="usage">AI usage, last 30 days</h2>
      {usage.data === undefined ? (
        usage.isPending ? (
          <Loading label="Loading usage…">
            <Skeleton lines={3} />
          </Loading>
        ) : (
          <LoadFailure query={usage} />
        )
      ) : usage.data.feature_breakdown.length === 0 ? (
        <Note>No AI usage in the last 30 days.</Note>
      ) : (
        <Table
          caption="Requests and costs by feature"
          isCaptionHidden
          isDense
          rows={usage.data.feature_breakdown}
          rowKey={({ _id }) => _id}
          columns={[
            { id: 'feature', header: 'Feature', cell: ({ _id }) => FEATURE_LABELS[_id] },
            { id: 'requests', header: 'Requests', isNumeric: true, cell: ({ requests }) => requests },
            { id: 'cost', header: 'Cost', isNumeric: true, cell: ({ cost }) => formatSmallDollars(cost) },
          ]}
        />
      )}
    </Stack>
  );
}
