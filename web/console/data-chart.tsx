import { ChartLegend } from '#web/ui/charts/chart-legend.tsx';
import { DoughnutChart } from '#web/ui/charts/doughnut-chart.tsx';
import { SeriesChart } from '#web/ui/charts/series-chart.tsx';
import { ChartFigure, type ChartFigureProps, type FigureColumn } from './chart-figure.tsx';

/** A column with numbers, and how it is drawn. */
export type ChartColumn<Row> = FigureColumn<Row> & {
  /** Its color in the palette, or that of each row. Columns without one are only in the table. */
  color?: number | ((row: Row, index: number) => number);
};

type DataChartProps<Row> = Omit<ChartFigureProps<Row>, 'columns' | 'children'> & {
  kind: 'line' | 'bar' | 'rows' | 'doughnut';
  /** The first column names the rows. */
  columns: readonly ChartColumn<Row>[];
  /** The name of a row on the chart, if it differs. */
  category?: ((row: Row) => string) | undefined;
  /** Formats a value on the scale of the chart. */
  format?: (value: number) => string;
  /** A doughnut’s legend shows it next to each row. */
  figure?: (row: Row) => string;
};

/** Draws columns of a table, with a legend for more than one color. Loads chart.js, so import it on demand. */
export function DataChart<Row>(props: DataChartProps<Row>) {
  return (
    <ChartFigure {...props}>
      {props.kind === 'doughnut' ? <Doughnut {...props} /> : <Series {...props} kind={props.kind} />}
    </ChartFigure>
  );
}

function Doughnut<Row>({ columns, rows, category, sentence, figure }: DataChartProps<Row>) {
  const column = columns.find(({ color }) => color !== undefined);
  const parts = rows.map((row, at) => ({
    label: nameOf(row, { columns, category }),
    value: Number(column?.value(row) ?? 0),
    color: typeof column?.color === 'function' ? column.color(row, at) : (column?.color ?? at),
    ...(figure && { figure: figure(row) }),
  }));
  return (
    <>
      {parts.every(({ value }) => value === 0) ? null : <DoughnutChart label={sentence} parts={parts} />}
      <ChartLegend entries={parts} />
    </>
  );
}

type SeriesProps<Row> = DataChartProps<Row> & { kind: 'line' | 'bar' | 'rows' };

function Series<Row>({ kind, columns, rows, category, sentence, format = String }: SeriesProps<Row>) {
  const series = columns.flatMap(({ header, value, color }) => {
    if (color === undefined) return [];
    const values = rows.map(value).map((known) => (known === null ? null : Number(known)));
    return [{ label: header, values, color: typeof color === 'number' ? color : rows.map(color) }];
  });
  const entries = series.flatMap(({ label, color }) => (typeof color === 'number' ? [{ label, color }] : []));
  return (
    <>
      <SeriesChart
        kind={kind}
        label={sentence}
        categories={rows.map((row) => nameOf(row, { columns, category }))}
        series={series}
        format={format}
      />
      {entries.length < 2 ? null : <ChartLegend entries={entries} />}
    </>
  );
}

function nameOf<Row>(row: Row, { columns, category }: Pick<DataChartProps<Row>, 'columns' | 'category'>) {
  return category?.(row) ?? String(columns[0]?.value(row));
}
