import { expect, test } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

type Imports = { importedIds?: string[]; dynamicallyImportedIds?: string[] };

/** Six routes, so two of them are a third. */
const MODULES: Record<string, Imports> = {
  start: { importedIds: ['react', 'router'], dynamicallyImportedIds: ['landing'] },
  router: { importedIds: ['react'], dynamicallyImportedIds: ['landing', 'a', 'b', 'c', 'd', 'e'] },
  landing: { importedIds: ['button'] },
  button: { importedIds: ['react'] },
  a: { importedIds: ['button', 'query', 'only-a'] },
  b: { importedIds: ['button', 'query'] },
  query: { importedIds: ['react', 'cache'] },
  'only-a': { importedIds: ['cache'] },
};

const getModuleInfo = (id: string) => ({ importedIds: [], dynamicallyImportedIds: [], ...MODULES[id] });

test('code that a third of the routes need is one file, and code of the first page another', () => {
  const { name } = sharedChunks({ first: 'first', others: 'others' }, { start: 'start', router: 'router' });
  const modules = [...Object.keys(MODULES), 'react', 'cache'];
  const membersOf = (chunk: string) => modules.filter((id) => name(id, { getModuleInfo }) === chunk);
  expect(membersOf('others')).toEqual(['query', 'cache']);
  expect(membersOf('first')).toEqual(['button', 'react']);
});
