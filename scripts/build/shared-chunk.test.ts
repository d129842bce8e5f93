import { expect, test } from 'vitest';
import { sharedChunk } from './shared-chunk.ts';

type Imports = { importedIds?: string[]; dynamicallyImportedIds?: string[] };

/** Six routes, of which two and more make a third. */
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

test('what a third of the routes need is one file, with what it needs itself', () => {
  const { name } = sharedChunk('shared', { start: 'start', router: 'router' });
  const members = [...Object.keys(MODULES), 'react', 'cache'].filter((id) => name(id, { getModuleInfo }));
  expect(members).toEqual(['query', 'cache']);
});
