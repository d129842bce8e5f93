import { defineConfig } from 'vitest/config';

/** All 360 pages, for CI (`npm test -- --all`); the units look at pages on which every two choices meet. */
export default defineConfig({
  test: {
    name: 'gallery',
    root: `${import.meta.dirname}/../..`,
    include: ['tests/gallery/**/*.test.ts'],
    testTimeout: 120_000,
    maxWorkers: 1,
  },
});
