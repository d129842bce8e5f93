import type { PlatformCosts } from '#web/console/api/costs.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Text } from '#web/ui/text.tsx';
import { cents } from './cents.ts';
import styles from './costs.module.css';

type Unit = PlatformCosts['units'][number];

const COLUMNS: readonly TableColumn<Unit>[] = [
  {
    id: 'what',
    header: 'What',
    cell: ({ label, is_estimate }) => (
      <span className={styles.unit}>
        {label} {is_estimate ? <Badge>Estimate</Badge> : null}
      </span>
    ),
  },
  {
    id: 'source',
    header: 'Price',
    cell: ({ source }) => (
      <Text as="span" size="small" tone="muted" className={styles.source}>
        {source}
      </Text>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    isNumeric: true,
    cell: ({ amount }) =>
      amount === null ? '–' : amount.toLocaleString('en-US', { maximumFractionDigits: 0 }),
  },
  { id: 'cents', header: 'Cents', isNumeric: true, cell: (unit) => cents(unit.cents) },
];

/** What the month is made of, each with its price and where that is from. */
export function UnitTable({ costs: { units } }: { costs: PlatformCosts }) {
  return (
    <details className={styles.made}>
      <summary>Cost breakdown</summary>
      <Table
        caption="Units and prices"
        isCaptionHidden
        columns={COLUMNS}
        rows={units}
        rowKey={({ unit }) => unit}
      />
      <Text size="small" tone="muted" className={styles.fine}>
        Counts come from platform events. Estimates are derived from counts and exclude admin and visitor
        traffic.
      </Text>
    </details>
  );
}
