import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import { tableName } from '#infra/local/emulators.ts';
import type { TableRow } from '#infra/local/table-rows.ts';
import { TABLES, type TableDefinition, type TableName } from '#infra/resources.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

/** The rows that operations would have written, and the events of their streams. */
export type DemoBook = {
  rows: () => TableRow[];
  events: BusinessEvent[];
  /** Adds a row, replacing an earlier one with its key. */
  put: (table: TableName, item: object, event?: BusinessEvent) => void;
};

export function createDemoBook(): DemoBook {
  const rows = new Map<string, TableRow>();
  const events: BusinessEvent[] = [];
  return {
    rows: () => [...rows.values()],
    events,
    put: (table, given, event) => {
      const item = itemWithEvent(given, event) as TableRow['item'];
      const { partitionKey, sortKey = partitionKey }: TableDefinition = TABLES[table];
      rows.set(`${table}\n${item[partitionKey]}\n${item[sortKey]}`, { table: tableName(table), item });
      if (event !== undefined) events.push(event);
    },
  };
}
