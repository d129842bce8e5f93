import { FEATURE_LABELS } from '#shared/features/ai-features.ts';
import { formatSmallDollars } from '#shared/format/numbers.ts';
import { useRestaurantUsage } from '#web/console/api/restaurant-usage.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './restaurant-details.module.css';

/** The restaurant's AI usage in the last 30 days. */
export function Usage({ restaurantId }: { restaurantId: string }) {
  const usage = useRestaurantUsage(restaurantId);
  return (
    <Section title="AI usage, last 30 days" gap={1} align="start" className={styles.section}>
      {usage.data === undefined ? (
        usage.isPending ? (
          <Loading label="Loading usage…" shapes={[3]} />
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
            { header: 'Feature', cell: ({ _id }) => FEATURE_LABELS[_id] },
            { header: 'Requests', isNumeric: true, cell: ({ requests }) => requests },
            { header: 'Cost', isNumeric: true, cell: ({ cost }) => formatSmallDollars(cost) },
          ]}
        />
      )}
    </Section>
  );
}
