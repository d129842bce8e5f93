import { formatCount } from '#shared/format/numbers.ts';
import type { PlatformCosts } from '#web/console/api/costs.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import { costInDollars } from './cost-in-dollars.ts';
import styles from './costs.module.css';

type Unit = PlatformCosts['units'][number];

const COLUMNS: readonly TableColumn<Unit>[] = [
  {
    header: 'Item',
    cell: ({ label, is_estimate }) => (
      <Cluster as="span" gap={1} rowGap={0.5}>
        {label} {is_estimate ? <Badge>Estimate</Badge> : null}
      </Cluster>
    ),
  },
  {
    header: 'Price',
    cell: ({ source }) => (
      <Note as="span" className={styles.source}>
        {source}
      </Note>
    ),
  },
  {
    header: 'Quantity',
    isNumeric: true,
    cell: ({ amount }) => (amount === null ? '–' : formatCount(amount)),
  },
  { header: 'Cost', isNumeric: true, isOneLine: true, cell: ({ cents }) => costInDollars(cents) },
];

/** The breakdown of the month: each item with its price, the source of the price, and its cost. */
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
      <Note className={styles.fine}>Estimates are based on usage and exclude admin and visitor traffic.</Note>
    </details>
  );
}
