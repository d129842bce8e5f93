import Download from 'lucide-react/icons/download';
import { type ReactNode, useId } from 'react';
import { csvRow } from '#shared/guests/safe-cell.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './chart-figure.module.css';

export type FigureColumn<Row> = {
  header: string;
  /** The value in the CSV file, without a unit, or null if it is unknown. */
  value: (row: Row) => string | number | null;
  /** The text of a known value in the table, if it differs. */
  format?(value: string | number): string;
};

export type ChartFigureProps<Row> = {
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
