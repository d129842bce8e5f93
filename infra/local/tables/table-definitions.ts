type Done = (failure: unknown, table?: { TableStatus: string }) => void;
type Change = (...given: unknown[]) => unknown;

/** The part of dynalite's store that reads and writes table definitions. */
export type DefinitionStore = {
  getTable: (name: string, ...given: [done: Done] | [checksStatus: boolean, done: Done]) => void;
  tableDb: { put: Change; del: Change };
};

/** Caches table definitions until they change, because dynalite reads them from its files for every key. */
export function cacheDefinitions(store: DefinitionStore): void {
  const known = new Map<string, { TableStatus: string }>();
  const read = store.getTable;
  store.getTable = (name, ...given) => {
    const done = given.at(-1) as Done;
    const table = known.get(name);
    if (table !== undefined) return queueMicrotask(() => done(null, table));
    read(name, given[0] === true, (failure, found) => {
      if (found?.TableStatus === 'ACTIVE') known.set(name, found);
      done(failure, found);
    });
  };
  for (const change of ['put', 'del'] as const) {
    const write = store.tableDb[change];
    store.tableDb[change] = (...given) => {
      known.clear();
      return write.apply(store.tableDb, given);
    };
  }
}
