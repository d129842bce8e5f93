import Download from 'lucide-react/icons/download';
import { type ReactNode, useId } from 'react';
import { csvRow } from '#shared/guests/safe-cell.ts';
import { Button } from '#web/ui/button.tsx';
import { ChartLegend } from '#web/ui/charts/chart-legend.tsx';
import { DoughnutChart } from '#web/ui/charts/doughnut-chart.tsx';
import { SeriesChart } from '#web/ui/charts/series-chart.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './chart-figure.module.css';

type FigureColumn<Row> = {
  header: string;
  /** The value in the CSV file, without a unit, or null if it is unknown. */
  value: (row: Row) => string | number | null;
  /** The text of a known value in the table, if it differs. */
  format?(value: string | number): string;
};

type ChartFigureProps<Row> = {
  title: string;
  /** One sentence that sums up the chart. */
  sentence: string;
  /** The same data as a table. */
  columns: readonly FigureColumn<Row>[];
  /** The values of the first column differ. */
  rows: readonly Row[];
  /** Without the extension. */
  filename: string;
  /** The chart is part of a text, such as a chat reply, and isn't a section of the page. */
  isAmongWords?: true;
  /** The chart, with its legend. */
  children: ReactNode;
};

/** A chart with its data as a sentence, a table, and a CSV file. */
export function ChartFigure<Row>(props: ChartFigureProps<Row>) {
  const { title, sentence, columns, rows, filename, isAmongWords, children } = props;
  const heading = useId();
  const tableColumns = columns.map(
    (column): TableColumn<Row> => ({
      header: column.header,
      cell: (row) => shown(column, row),
      isNumeric: rows.some((row) => typeof column.value(row) === 'number'),
    }),
  );
  const save = () => {
    const lines = rows.map((row) => csvRow(columns.map(({ value }) => String(value(row) ?? ''))));
    const text = [csvRow(columns.map(({ header }) => header)), ...lines].join('');
    saveFile(`${filename}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
  const [Frame, Heading] = isAmongWords === true ? (['figure', 'p'] as const) : (['section', 'h2'] as const);
  return (
    <Frame className={styles.chart} aria-labelledby={heading}>
      <Heading id={heading} className={styles.title}>
        {title}
      </Heading>
      <Note className={styles.sentence}>{sentence}</Note>
      {children}
      <details className={styles.figures}>
        <Note as="summary" width="fit" pad={1}>
          Show data<VisuallyHidden> for {title}</VisuallyHidden>
        </Note>
        <Table
          caption={title}
          isCaptionHidden
          columns={tableColumns}
          rows={rows}
          rowKey={(row) => String(columns[0]?.value(row))}
        />
        <Button size="small" icon={<Download />} onClick={save}>
          Download as CSV
        </Button>
      </details>
    </Frame>
  );
}

function shown<Row>({ value, format }: FigureColumn<Row>, row: Row) {
  const known = value(row);
  if (known === null) return '–';
  return format?.(known) ?? known;
}

/** A column with numbers, and how it is drawn. */
type ChartColumn<Row> = FigureColumn<Row> & {
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
