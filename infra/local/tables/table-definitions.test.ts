import { expect, test } from 'vitest';
import { cacheDefinitions, type DefinitionStore } from './table-definitions.ts';

type Definition = { TableStatus: string };

function aStore(definition: Definition) {
  const calls = { reads: 0 };
  const store: DefinitionStore = {
    getTable: (_name, ...given) => {
      calls.reads += 1;
      const done = given.at(-1) as (failure: unknown, table: Definition) => void;
      done(null, { ...definition });
    },
    tableDb: { put: () => undefined, del: () => undefined },
  };
  cacheDefinitions(store);
  const read = () =>
    new Promise((resolve) => store.getTable('guests', false, (_failure, table) => resolve(table)));
  return { store, calls, read };
}

test('a definition is read once, and again after a change', async () => {
  const { store, calls, read } = aStore({ TableStatus: 'ACTIVE' });
  expect([await read(), await read()]).toEqual([{ TableStatus: 'ACTIVE' }, { TableStatus: 'ACTIVE' }]);
  expect(calls.reads).toBe(1);
  store.tableDb.put('guests', {});
  await read();
  expect(calls.reads).toBe(2);
});

test('a table in creation is read again', async () => {
  const { calls, read } = aStore({ TableStatus: 'CREATING' });
  await read();
  await read();
  expect(calls.reads).toBe(2);
});
