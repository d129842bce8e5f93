import {
  formatCount,
  formatDollars,
  formatExactDollars,
  formatPercent,
  formatSmallDollars,
} from '#shared/format/numbers.ts';
import type { AssistantAnswer } from '#web/console/api/business-assistant.ts';
import { DataChart } from '#web/console/chart-figure.tsx';

type Chart = NonNullable<AssistantAnswer['chart']>;
type Point = Chart['points'][number];

/** Colors of the palette. */
const GAIN = 0;
const LOSS = 3;

const FORMATS: Readonly<Record<Chart['unit'], (value: number) => string>> = {
  count: formatCount,
  dollars: (value) => {
    if (Number.isInteger(value)) return formatDollars(value);
    return Math.abs(value) < 1 ? formatSmallDollars(value) : formatExactDollars(value);
  },
  percent: formatPercent,
  milliseconds: (value) => `${formatCount(Math.round(value))} ms`,
};

/** The chart of a reply. */
export function ReplyChart({ chart, query }: { chart: Chart; query: string }) {
  const { title, kind, unit, points } = chart;
  const format = FORMATS[unit];
  const [first, last] = [points[0]?.label, points.at(-1)?.label];
  const sentence =
    kind === 'line'
      ? `${title} from ${first} to ${last}.`
      : `${title}: ${points.map(({ label }) => label).join(', ')}.`;
  return (
    <DataChart
      isAmongWords
      kind={kind}
      title={title}
      sentence={sentence}
      columns={[
        { header: kind === 'line' ? 'When' : 'Of', value: ({ label }: Point) => label },
        {
          header: title,
          value: ({ value }: Point) => value,
          format,
          // Negative bars have the color of losses. A line has one color.
          color: kind === 'line' ? GAIN : ({ value }: Point) => (value < 0 ? LOSS : GAIN),
        },
      ]}
      rows={points}
      format={format}
      filename={query.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}
    />
  );
}
