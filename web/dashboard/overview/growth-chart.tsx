import { SampleBadge } from '#web/ui/badge.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';

/** An example, the same for every restaurant (spec, owner tools §2). */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];
const CURRENT = [1, 2, 4, 5, 7];
const POTENTIAL = [1, 7, 14, 21, 29];
const LINES = [
  { label: 'Potential Growth 29%', values: POTENTIAL, tone: 'strong' },
  { label: 'Current Growth 7%', values: CURRENT, tone: 'muted' },
] as const;

const SENTENCE =
  'Example: from January to May, the number of guests grows 7% without campaigns and 29% with them.';

const percent = (value: number) => `${value}%`;

const COLUMNS = [
  { header: 'Month', cell: ({ month }: Row) => month },
  { header: 'Current Growth', cell: ({ current }: Row) => percent(current), isNumeric: true },
  { header: 'Potential Growth', cell: ({ potential }: Row) => percent(potential), isNumeric: true },
];

type Row = { month: string; current: number; potential: number };

const ROWS: Row[] = MONTHS.map((month, index) => ({
  month,
  current: CURRENT[index] ?? 0,
  potential: POTENTIAL[index] ?? 0,
}));

/** Current and potential growth, for restaurants without campaigns. */
export function GrowthChart() {
  return (
    <Stack as="figure" gap={2}>
      <Stack as="figcaption" gap={1} align="start" size="small" tone="muted">
        <SampleBadge />
        <p>{SENTENCE}</p>
      </Stack>
      <LineChart label={SENTENCE} categories={MONTHS} lines={LINES} format={percent} />
      <details>
        <Note as="summary" width="fit" pad={1}>
          Show as a table
        </Note>
        <Table
          caption="A sample restaurant’s growth"
          isCaptionHidden
          columns={COLUMNS}
          rows={ROWS}
          rowKey={({ month }) => month}
        />
      </details>
    </Stack>
  );
}
