import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers: right-aligned, with digits of equal width. */
  isNumeric?: boolean;
  /** Short values that don’t wrap, such as dates. */
  isOneLine?: boolean;
};

type TableProps<Row> = {
  /** What the table shows; read aloud first. */
  caption: string;
  isCaptionHidden?: boolean;
  /** The first column is the row header. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** All values are short, so narrow screens show two per line. */
  isDense?: boolean;
};

/** A table with lines between rows. On narrow screens, each row becomes a list of labels and values. */
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
  const className = classNames(column.isNumeric && styles.numeric, column.isOneLine && styles.oneLine);
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
