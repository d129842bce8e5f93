import { itemWithEvent } from '#functions/modules/events/with-event.ts';
import { tableName } from '#infra/local/emulators.ts';
import type { TableRow } from '#infra/local/table-rows.ts';
import type { TableName } from '#infra/resources.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

/** Rows as operations would have left them, and the events that their streams have shown. */
export type DemoBook = {
  rows: TableRow[];
  events: BusinessEvent[];
  /** A row, in the place of the one with its key where it was noted before. */
  put: (table: TableName, item: object, event?: BusinessEvent) => void;
};

export function createDemoBook(): DemoBook {
  const rows: TableRow[] = [];
  const events: BusinessEvent[] = [];
  return {
    rows,
    events,
    put: (table, item, event) => {
      rows.push({ table: tableName(table), item: itemWithEvent(item, event) as TableRow['item'] });
      if (event !== undefined) events.push(event);
    },
  };
}
