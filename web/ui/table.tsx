import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures: at the right, all digits of one width. */
  isNumeric?: boolean;
};

type TableProps<Row> = {
  /** What the table shows; read out first. */
  caption: string;
  isCaptionHidden?: boolean;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** All values are short: in a narrow place two of them stand beside each other. */
  isDense?: boolean;
};

/** A table of hairlines; in a narrow place each row becomes a small list of label and value. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, isDense = false } = props;
  return (
    <div className={styles.frame}>
      <table className={classNames(styles.table, isDense && styles.dense)}>
        <caption className={classNames(styles.caption, isCaptionHidden && styles.captionHidden)}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.isNumeric ? styles.numeric : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => (
                <TableCell key={column.id} column={column} row={row} isRowHeader={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps<Row> = { column: TableColumn<Row>; row: Row; isRowHeader: boolean };

function TableCell<Row>({ column, row, isRowHeader }: CellProps<Row>) {
  const className = column.isNumeric ? styles.numeric : undefined;
  const content = (
    <>
      <span className={styles.label} aria-hidden="true">
        {column.header}
      </span>
      <span>{column.cell(row)}</span>
    </>
  );
  if (isRowHeader) {
    return (
      <th scope="row" className={className}>
        {content}
      </th>
    );
  }
  return <td className={className}>{content}</td>;
}
