import { createRequire } from 'node:module';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

const require = createRequire(import.meta.url);

type Item = Record<string, AttributeValue>;
type KeySchema = { AttributeName: string }[];
type Table = { KeySchema: KeySchema; GlobalSecondaryIndexes?: { IndexName: string; KeySchema: KeySchema }[] };
/** Values are JSON text already, so that a row and its index copies are serialized once. */
type Operation =
  | { type: 'put'; key: string; value: string; valueEncoding: 'utf8' }
  | { type: 'del'; key: string };

/** dynalite's store of rows: keys as text, rows as JSON. */
export type RowsDatabase = {
  get: (key: string) => Promise<unknown>;
  batch: (operations: Operation[]) => Promise<unknown>;
  iterator: (range: { gte: string; lt: string }) => { all: () => Promise<[key: string, value: unknown][]> };
};

/** dynalite's own keys of rows. */
const { createKey, createIndexKey } = require('dynalite/db') as {
  createKey: (item: Item, table: Table) => string;
  createIndexKey: (item: Item, table: Table, keys: KeySchema) => string;
};

/** A row of the table with this name. */
export type TableRow = { table: string; item: Record<string, unknown> };

/** Reads and writes rows of all tables directly, without DynamoDB calls: thousands take about as long as one call. */
export type TableRows = {
  /** Of the table with this name, or of all tables. */
  list: (table?: string) => Promise<TableRow[]>;
  /**
   * Removes rows, then writes others, which replace rows with the same keys. Not atomic: a crash leaves a part done.
   */
  change: (rows: { removed: readonly TableRow[]; written: readonly TableRow[] }) => Promise<void>;
};

/** A larger batch would stay in LevelDB's log, which the next start reads again. */
const WRITTEN_AT_ONCE = 2_000;

/** Rows have keys with the prefix `item-<table>~`, and once more for each index, `index-global~<table>~<index>~`. */
const ITEMS = { gte: 'item-', lt: 'item.' };
const itemsOf = (table: string) => ({ gte: `item-${table}~`, lt: `item-${table}\u007f` });
const ITEM_KEY = /^item-([^~]*)~/;

export function openTableRows(database: RowsDatabase): TableRows {
  return {
    list: async (table) => {
      const entries = await database.iterator(table === undefined ? ITEMS : itemsOf(table)).all();
      return entries.map(([key, item]) => ({
        table: ITEM_KEY.exec(key)?.[1] ?? '',
        item: unmarshall(item as Item),
      }));
    },
    change: async ({ removed, written }) => {
      const tables = new Map<string, Table>();
      for (const { table } of [...removed, ...written]) {
        if (!tables.has(table)) tables.set(table, (await database.get(`table~${table}`)) as Table);
      }
      const tableOf = ({ table }: TableRow) => tables.get(table) as Table;
      const operations = [
        ...removed.flatMap((row) =>
          keysOf(row.table, marshalled(row), tableOf(row)).map((key): Operation => ({ type: 'del', key })),
        ),
        ...written.flatMap((row) => {
          const item = marshalled(row);
          const value = JSON.stringify(item);
          return keysOf(row.table, item, tableOf(row)).map(
            (key): Operation => ({ type: 'put', key, value, valueEncoding: 'utf8' }),
          );
        }),
      ];
      for (let at = 0; at < operations.length; at += WRITTEN_AT_ONCE)
        await database.batch(operations.slice(at, at + WRITTEN_AT_ONCE));
    },
  };
}

function marshalled({ item }: TableRow): Item {
  return marshall(item, { removeUndefinedValues: true }) as Item;
}

/** dynalite's keys of a row: in its table, and in each index whose keys it has. */
function keysOf(name: string, item: Item, table: Table): string[] {
  const indexes = (table.GlobalSecondaryIndexes ?? []).filter(({ KeySchema }) =>
    KeySchema.every(({ AttributeName }) => item[AttributeName] !== undefined),
  );
  return [
    `item-${name}~${createKey(item, table)}`,
    ...indexes.map(
      ({ IndexName, KeySchema }) =>
        `index-global~${name}~${IndexName}~${createIndexKey(item, table, KeySchema)}`,
    ),
  ];
}
