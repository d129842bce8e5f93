import { defineConfig } from 'vitest/config';

/**
 * For CI (`npm test -- --all`): all 360 pages, where unit tests check a pairwise selection, and the minimums of the
 * evaluations.
 */
export default defineConfig({
  test: {
    name: 'gallery',
    root: `${import.meta.dirname}/../..`,
    include: ['tests/gallery/**/*.test.ts', 'tests/eval/floors.test.ts'],
    testTimeout: 240_000,
    maxWorkers: 1,
  },
});
