import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { acyclicChunks, findCircle } from './acyclic-chunks.ts';

/** `menu` imports `dish`, which imports `price`, so the modules have no cycle. */
const MODULES: Record<string, string> = {
  'menu.js': `import { dish } from 'dish.js'; globalThis.menu = () => dish;`,
  'dish.js': `import { price } from 'price.js'; export const dish = () => price;`,
  'price.js': `export const price = () => globalThis.amount;`,
};

const modules: Plugin = {
  name: 'modules',
  resolveId: (id) => (id in MODULES ? id : undefined),
  load: (id) => MODULES[id],
};

/** Builds the modules into two files: one with those that match the pattern, and one with the others. */
const buildWith = (pattern: RegExp) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules, acyclicChunks()],
    build: {
      write: false,
      rolldownOptions: {
        input: 'menu.js',
        output: {
          chunkFileNames: '[name].js',
          entryFileNames: '[name].js',
          codeSplitting: {
            groups: [
              { name: 'first', test: pattern, includeDependenciesRecursively: false },
              { name: 'second', test: /\.js$/, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  });

test('a build with circular files fails and names them', async () => {
  await expect(buildWith(/menu|price/)).rejects.toThrow(
    'Files of the build import each other: menu.js → second.js → menu.js',
  );
});

test('a build without circles passes', async () => {
  await expect(buildWith(/price/)).resolves.toBeDefined();
});

test('diamond imports aren’t circles', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', ['elsewhere']],
  ]);
  expect(findCircle(imports)).toBeUndefined();
});

test('a circle is reported without its path from the entry', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
  ]);
  expect(findCircle(imports)).toEqual(['b', 'c', 'd', 'b']);
});
