import { useMemo, useRef, useState } from 'react';
import type { DayOrder } from '#shared/domain/guests/read-day.ts';
import { type DayOrderFinding, findDayOrder } from '#shared/domain/lists/day-order.ts';
import { type ListTable, readListTable } from '#shared/domain/lists/list-table.ts';
import { type FilePeriod, withPeriod } from '#shared/domain/lists/sales/period-of-file.ts';
import {
  proposeSalesColumns,
  SALES_LIST,
  SALES_ROLES,
  type SalesColumns,
  type SalesRole,
} from '#shared/domain/lists/sales/sales-columns.ts';
import { salesTable } from '#shared/domain/lists/sales/sales-table.ts';
import { decimalOf, toSaleRows } from '#shared/domain/lists/sales/to-sale-rows.ts';
import { type CountedSales, countSales } from '#shared/domain/menu-engineering/sales/count-sales.ts';
import { readingMemory } from '#web/features/till-export/remembered-reading.ts';

const memory = readingMemory('sales-export', SALES_ROLES);

export type ChosenSales = {
  file: File;
  table: ListTable;
  /** What the file says of its days outside of its rows. */
  period: FilePeriod | undefined;
  columns: SalesColumns;
  /** Undefined while the owner has to say it. */
  order: DayOrder | undefined;
  finding: DayOrderFinding;
  isRemembered: boolean;
  /** Undefined: what the file suggests. */
  countsDuplicates: boolean | undefined;
  /** The same, of rows that only look like sums. */
  leavesOutLikelySums: boolean | undefined;
};

/** The sales file that an owner has chosen, how it is read, and what comes of it. */
export function useSalesFile(restaurantId: string) {
  const [chosen, setChosen] = useState<ChosenSales>();
  const [isReading, setIsReading] = useState(false);
  const newest = useRef<File>(undefined);
  const counted = useMemo(() => chosen && countedOf(chosen), [chosen]);

  const choose = async (file: File): Promise<string | undefined> => {
    newest.current = file;
    setChosen(undefined);
    setIsReading(true);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { table, period } = salesTable(readListTable(bytes, SALES_LIST));
      const remembered = memory.recall(restaurantId, table.headings);
      const columns = remembered?.columns ?? proposeSalesColumns(table);
      const finding = findingOf(table, columns);
      const order = finding.kind === 'shown' ? finding.order : remembered?.order;
      const isRemembered = remembered !== undefined;
      if (newest.current === file)
        setChosen({
          file,
          table,
          period,
          columns,
          order,
          finding,
          isRemembered,
          countsDuplicates: undefined,
          leavesOutLikelySums: undefined,
        });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      if (newest.current === file) setIsReading(false);
    }
  };

  return {
    chosen,
    counted,
    isReading,
    choose,
    remove: () => {
      newest.current = undefined;
      setChosen(undefined);
    },
    setColumn: (role: SalesRole, index: number | undefined) => {
      if (chosen === undefined) return;
      const { [role]: _, ...others } = chosen.columns;
      const columns = index === undefined ? others : { ...others, [role]: index };
      const finding = findingOf(chosen.table, columns);
      // Another column of days may stand in the other order.
      const kept = finding.kind === 'shown' ? finding.order : role === 'date' ? undefined : chosen.order;
      setChosen({
        ...chosen,
        columns,
        finding,
        order: kept,
        isRemembered: false,
        // Other columns may make other rows look like sums.
        leavesOutLikelySums: undefined,
      });
    },
    setOrder: (order: DayOrder) => chosen && setChosen({ ...chosen, order }),
    setCountsDuplicates: (countsDuplicates: boolean) => chosen && setChosen({ ...chosen, countsDuplicates }),
    setLeavesOutLikelySums: (leavesOutLikelySums: boolean) =>
      chosen && setChosen({ ...chosen, leavesOutLikelySums }),
    remember: () => {
      if (chosen === undefined) return;
      const { columns, order, table } = chosen;
      memory.remember(restaurantId, table.headings, { columns, ...(order && { order }) });
    },
  };
}

export type SalesFile = ReturnType<typeof useSalesFile>;

/** What must be said before anything can be counted; undefined where nothing. */
export function missingIn({ columns, finding, order }: ChosenSales): string | undefined {
  if (columns.item === undefined) return 'Please choose the column with the items';
  if (columns.sold === undefined && columns.date === undefined) {
    return 'Please choose the column with the number sold';
  }
  if (finding.kind === 'open' && order === undefined) {
    return 'Choose your file’s date format (month first or day first)';
  }
  return undefined;
}

/** Rows with days are single sales: two that are alike may both have happened. Sums are not there twice on purpose. */
export function countsDuplicatesIn({ countsDuplicates, columns }: ChosenSales): boolean {
  return countsDuplicates ?? columns.date !== undefined;
}

function countedOf(chosen: ChosenSales): CountedSales | undefined {
  if (missingIn(chosen) !== undefined) return undefined;
  const { table, period, columns, order = 'month_first' } = chosen;
  const counted = countSales(toSaleRows(table, { columns, order }), {
    decimal: decimalOf(table, columns),
    countsDuplicates: countsDuplicatesIn(chosen),
    leavesOutLikelySums: chosen.leavesOutLikelySums,
    latestDay: latestDayAt(new Date()),
  });
  return withPeriod(counted, period);
}

const DAY_MS = 86_400_000;

/** Tomorrow: where the house is, the day may have begun already. */
function latestDayAt(now: Date): string {
  return new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
}

function findingOf({ rows }: ListTable, { date }: SalesColumns): DayOrderFinding {
  return date === undefined ? { kind: 'same' } : findDayOrder(rows.map(({ cells }) => cells[date] ?? ''));
}
