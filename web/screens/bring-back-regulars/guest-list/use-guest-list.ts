import { useRef, useState } from 'react';
import { GUEST_LIST_MESSAGES, MAX_GUEST_LIST_BYTES } from '#shared/contract/campaigns/guest-list-file.ts';
import type { DayOrder } from '#shared/domain/guests/read-day.ts';
import { type DayOrderFinding, findDayOrder } from '#shared/domain/lists/day-order.ts';
import { isGuestList } from '#shared/domain/lists/guests/canonical-guests.ts';
import {
  COLUMN_ROLES,
  type ColumnMap,
  type ColumnRole,
  GUEST_LIST,
  proposeGuestColumns,
  withNewRoles,
} from '#shared/domain/lists/guests/guest-columns.ts';
import { type ListTable, readListTable } from '#shared/domain/lists/list-table.ts';
import { readingMemory } from '#web/features/till-export/remembered-reading.ts';
import type { ChosenList, ListReading } from './prepare-list.ts';

const memory = readingMemory('till-export', COLUMN_ROLES);

/** The file that an owner has chosen, and how it is read. Throws nothing: what is wrong comes as a sentence. */
export function useGuestList(restaurantId: string) {
  const [list, setList] = useState<ChosenList>();
  const [isReading, setIsReading] = useState(false);
  const newest = useRef<File>(undefined);

  const choose = async (file: File): Promise<string | undefined> => {
    newest.current = file;
    setList(undefined);
    const refusal = refusalOf(file);
    if (refusal !== undefined) return refusal;
    setIsReading(true);
    try {
      const table = readListTable(new Uint8Array(await file.arrayBuffer()), GUEST_LIST);
      const reading = isGuestList(table) ? undefined : firstReading(restaurantId, table);
      if (newest.current === file) setList({ file, table, reading });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      if (newest.current === file) setIsReading(false);
    }
  };

  const change = (columns: ColumnMap, order: DayOrder | undefined) => {
    if (list?.reading === undefined) return;
    const finding = findingOf(list.table, columns);
    const kept = finding.kind === 'shown' ? finding.order : order;
    setList({ ...list, reading: { columns, order: kept, finding, isRemembered: false } });
  };

  return {
    list,
    isReading,
    choose,
    remove: () => {
      newest.current = undefined;
      setList(undefined);
    },
    setColumn: (role: ColumnRole, index: number | undefined) => {
      if (list?.reading === undefined) return;
      const { [role]: _, ...others } = list.reading.columns;
      const columns = index === undefined ? others : { ...others, [role]: index };
      // Another column of days may stand in the other order.
      change(columns, role === 'last_order' ? undefined : list.reading.order);
    },
    setOrder: (order: DayOrder) => list?.reading && change(list.reading.columns, order),
    remember: () => {
      if (list?.reading === undefined) return;
      const { columns, order } = list.reading;
      memory.remember(restaurantId, list.table.headings, { columns, ...(order && { order }) });
    },
  };
}

export type GuestListState = ReturnType<typeof useGuestList>;

function refusalOf(file: File): string | undefined {
  if (!file.name.toLowerCase().endsWith('.csv')) return GUEST_LIST_MESSAGES.type;
  return file.size > MAX_GUEST_LIST_BYTES ? GUEST_LIST_MESSAGES.tooLarge : undefined;
}

function firstReading(restaurantId: string, table: ListTable): ListReading {
  const remembered = memory.recall(restaurantId, table.headings);
  const columns = remembered === undefined ? proposeGuestColumns(table) : withNewRoles(remembered, table);
  const finding = findingOf(table, columns);
  const order = finding.kind === 'shown' ? finding.order : remembered?.order;
  return { columns, order, finding, isRemembered: remembered !== undefined };
}

function findingOf({ rows }: ListTable, { last_order }: ColumnMap): DayOrderFinding {
  if (last_order === undefined) return { kind: 'same' };
  return findDayOrder(rows.map(({ cells }) => cells[last_order] ?? ''));
}
