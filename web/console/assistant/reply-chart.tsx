import { useMemo } from 'react';
import {
  formatCount,
  formatDollars,
  formatExactDollars,
  formatPercent,
  formatSmallDollars,
} from '#shared/format/numbers.ts';
import type { AssistantAnswer } from '#web/console/api/business-assistant.ts';
import { ChartFigure } from '#web/console/chart-figure.tsx';
import { SeriesChart } from '#web/ui/charts/series-chart.tsx';

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

/** Negative bars have the color of losses. A line has one color. */
function colorsOf(kind: Chart['kind'], points: readonly Point[]) {
  return kind === 'line' ? GAIN : points.map(({ value }) => (value < 0 ? LOSS : GAIN));
}

/** The chart of a reply. */
export function ReplyChart({ chart, query }: { chart: Chart; query: string }) {
  const { title, kind, unit, points } = chart;
  const format = FORMATS[unit];
  const categories = useMemo(() => points.map(({ label }) => label), [points]);
  const series = useMemo(
    () => [{ label: title, values: points.map(({ value }) => value), color: colorsOf(kind, points) }],
    [points, title, kind],
  );
  const [first, last] = [points[0]?.label, points.at(-1)?.label];
  const sentence =
    kind === 'line' ? `${title} from ${first} to ${last}.` : `${title}: ${categories.join(', ')}.`;
  return (
    <ChartFigure
      isAmongWords
      title={title}
      sentence={sentence}
      columns={[
        { header: kind === 'line' ? 'When' : 'Of', value: ({ label }: Point) => label },
        { header: title, value: ({ value }: Point) => value, format: format },
      ]}
      rows={points}
      rowKey={({ label }) => label}
      filename={query.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}
    >
      <SeriesChart kind={kind} label={sentence} categories={categories} series={series} format={format} />
    </ChartFigure>
  );
}
