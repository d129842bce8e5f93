import Download from 'lucide-react/icons/download';
import { type ReactNode, useId } from 'react';
import { csvRow } from '#shared/guests/safe-cell.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './chart-figure.module.css';

export type FigureColumn<Row> = {
  id: string;
  header: string;
  /** What a file says of the row, without a unit. */
  value: (row: Row) => string | number;
  /** What the table says; without it the value. */
  format?: (row: Row) => string;
  isNumeric?: boolean;
};

type ChartFigureProps<Row> = {
  title: string;
  /** What the chart shows, in one sentence. */
  sentence: string;
  /** The same figures as a table. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Without its ending. */
  filename: string;
  /** It stands among words, such as a reply of a chat, and is no part of the page of its own. */
  isAmongWords?: true;
  /** The chart, with its legend. */
  children: ReactNode;
};

/** A chart with its figures: as a sentence, as a table, and as a file. */
export function ChartFigure<Row>(props: ChartFigureProps<Row>) {
  const { title, sentence, columns, rows, rowKey, filename, isAmongWords, children } = props;
  const heading = useId();
  const tableColumns = columns.map(
    ({ id, header, value, format, isNumeric }): TableColumn<Row> => ({
      id,
      header,
      cell: (row) => format?.(row) ?? value(row),
      ...(isNumeric === true && { isNumeric }),
    }),
  );
  const save = () => {
    const lines = rows.map((row) => csvRow(columns.map(({ value }) => String(value(row)))));
    const text = [csvRow(columns.map(({ header }) => header)), ...lines].join('');
    saveFile(`${filename}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
  const [Frame, Heading] = isAmongWords === true ? (['figure', 'p'] as const) : (['section', 'h2'] as const);
  return (
    <Frame className={styles.chart} aria-labelledby={heading}>
      <Heading id={heading} className={styles.title}>
        {title}
      </Heading>
      <Text size="small" tone="muted" className={styles.sentence}>
        {sentence}
      </Text>
      {children}
      <details className={styles.figures}>
        <summary>
          Show the figures<VisuallyHidden> of {title}</VisuallyHidden>
        </summary>
        <Table caption={title} isCaptionHidden columns={tableColumns} rows={rows} rowKey={rowKey} />
        <Button size="small" icon={<Download aria-hidden="true" />} onClick={save}>
          Download as CSV
        </Button>
      </details>
    </Frame>
  );
}
