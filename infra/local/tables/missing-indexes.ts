type Done = (failure: unknown, data?: unknown) => void;
type CreateTable = (store: unknown, data: unknown, done: Done) => void;

type Table = {
  AttributeDefinitions: { AttributeName: string }[];
  GlobalSecondaryIndexes?: { IndexName: string; IndexStatus?: string }[];
};
type TableDatabase = {
  get: (name: string, done: (failure: unknown, table: Table | undefined) => void) => void;
  put: (name: string, table: Table, done: (failure: unknown) => void) => void;
};

/**
 * dynalite's `createTable`, which also adds missing indexes to a table from an earlier version, because dynalite has
 * no other way. They contain only items that are written from then on.
 */
export function addingMissingIndexes(createTable: CreateTable): CreateTable {
  return (store, data, done) =>
    createTable(store, data, (failure, result) => {
      if (failure === null || failure === undefined) return done(failure, result);
      const { tableDb } = store as { tableDb: TableDatabase };
      const wanted = data as Table & { TableName: string };
      tableDb.get(wanted.TableName, (_, table) => {
        const missing = table === undefined ? [] : missingIndexes(table, wanted);
        if (table === undefined || missing.length === 0) return done(failure);
        tableDb.put(wanted.TableName, withIndexes(table, missing, wanted), (broken) =>
          done(broken ?? failure),
        );
      });
    });
}

type Indexes = NonNullable<Table['GlobalSecondaryIndexes']>;

function missingIndexes(table: Table, wanted: Table): Indexes {
  const names = new Set(table.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  return (wanted.GlobalSecondaryIndexes ?? []).filter(({ IndexName }) => !names.has(IndexName));
}

function withIndexes(table: Table, missing: Indexes, wanted: Table): Table {
  const names = new Set(table.AttributeDefinitions.map(({ AttributeName }) => AttributeName));
  const added = wanted.AttributeDefinitions.filter(({ AttributeName }) => !names.has(AttributeName));
  return {
    ...table,
    AttributeDefinitions: [...table.AttributeDefinitions, ...added],
    GlobalSecondaryIndexes: [
      ...(table.GlobalSecondaryIndexes ?? []),
      ...missing.map((index) => ({ ...index, IndexStatus: 'ACTIVE' })),
    ],
  };
}
