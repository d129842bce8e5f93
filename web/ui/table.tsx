import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type TableColumn<Row> = {
  /** Different from the others. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers: right-aligned, with digits of equal width. */
  isNumeric?: boolean;
  /** Short values that don’t wrap, such as dates. */
  isOneLine?: boolean;
  /** Long texts: below their label on narrow screens. */
  isLong?: boolean;
  /** What a press on the header sorts by. */
  sort?: string;
  /** The header is for screen readers only, as above buttons. */
  isHeaderHidden?: boolean;
  /** In rem. Columns without one share the rest. */
  width?: number;
};

/** How rows are sorted. */
export type TableSort = { by: string; isDescending: boolean; onSort: (by: string) => void };

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
  /** Values that need no labels: narrow screens show them in a line, below the long texts. */
  isPlain?: boolean;
  /** Small text, for tables with many columns. They scroll sideways on screens that are too narrow for them. */
  isWide?: boolean;
  sort?: TableSort;
  /** The rows are of an earlier search. */
  isStale?: boolean;
};

/** A table with lines between rows. On narrow screens, each row becomes a list of labels and values. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, sort, isStale = false } = props;
  const look = classNames(
    styles.table,
    props.isDense && styles.dense,
    props.isPlain && styles.plain,
    props.isWide && styles.wide,
  );
  return (
    <div className={styles.frame}>
      <table className={look} aria-busy={isStale || undefined}>
        {isCaptionHidden ? (
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        ) : (
          <caption className={styles.caption}>{caption}</caption>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <TableHeader key={column.header} column={column} sorted={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => (
                <TableCell key={column.header} column={column} row={row} isRowHeader={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeaderProps<Row> = { column: TableColumn<Row>; sorted: TableSort | undefined };

function TableHeader<Row>({ column, sorted }: HeaderProps<Row>) {
  const { header, isNumeric, sort, isHeaderHidden, width } = column;
  const isSorted = sort !== undefined && sorted?.by === sort;
  const order = isSorted ? (sorted.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <th
      scope="col"
      className={isNumeric ? styles.numeric : undefined}
      style={width === undefined ? undefined : { width: `${width}rem` }}
      aria-sort={order}
    >
      {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : null}
      {sort === undefined ? null : (
        <button type="button" className={styles.sort} onClick={() => sorted?.onSort(sort)}>
          {header}
          {order === undefined ? null : <Icon of={order === 'ascending' ? ArrowUp : ArrowDown} size={0.9} />}
        </button>
      )}
      {isHeaderHidden || sort !== undefined ? null : header}
    </th>
  );
}

type CellProps<Row> = { column: TableColumn<Row>; row: Row; isRowHeader: boolean };

function TableCell<Row>({ column, row, isRowHeader }: CellProps<Row>) {
  const { isNumeric, isOneLine, isLong } = column;
  const className = classNames(
    isNumeric && styles.numeric,
    isOneLine && styles.oneLine,
    isLong && styles.long,
  );
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
