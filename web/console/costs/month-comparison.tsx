import { formatMonth } from '#shared/format/dates.ts';
import { COST_KINDS } from '#shared/platform-settings/price-table.ts';
import { type PlatformCosts, usePlatformCostsOf } from '#web/console/api/costs.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { costInDollars, totalCost } from './cost-in-dollars.ts';
import styles from './costs.module.css';
import { KIND_NAMES } from './kind-names.ts';

type Line = { name: string; cents: (costs: PlatformCosts) => number | null };

const LINES: readonly Line[] = [
  ...COST_KINDS.map((kind) => ({
    name: KIND_NAMES[kind].name,
    cents: ({ by_kind }: PlatformCosts) => by_kind[kind],
  })),
  { name: 'Fixed', cents: ({ fixed_cents }) => fixed_cents },
  { name: 'Total cost', cents: totalCost },
  { name: 'Revenue', cents: ({ revenue_cents }) => revenue_cents },
  { name: 'Margin', cents: (costs) => costs.revenue_cents - totalCost(costs) },
];

function amountIn(cents: number | null): string {
  return cents === null ? 'Not entered' : costInDollars(cents);
}

/** The platform's costs, revenue, and margin, months side by side. A month that fails to load is left out. */
export function MonthComparison({ months }: { months: readonly string[] }) {
  const { data: loaded = [], isPending } = usePlatformCostsOf(months);
  const columns: TableColumn<Line>[] = [
    { header: 'Type', cell: ({ name }) => name },
    ...loaded.map((costs) => ({
      header: formatMonth(costs.month),
      isNumeric: true,
      cell: ({ cents }: Line) => amountIn(cents(costs)),
    })),
  ];
  return (
    <Section title="Monthly comparison" className={styles.restaurants}>
      {isPending ? (
        <Loading label="Loading months…" shapes={[8]} />
      ) : (
        <Table
          caption="Costs by month"
          isCaptionHidden
          isDense
          columns={columns}
          rows={LINES}
          rowKey={({ name }) => name}
        />
      )}
    </Section>
  );
}
