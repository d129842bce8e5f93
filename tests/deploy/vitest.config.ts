import { defineConfig } from 'vitest/config';

/** Run by `npm run test:deploy`, which deploys first and passes the addresses in `DEPLOYED`. */
export default defineConfig({
  test: {
    name: 'deploy',
    root: `${import.meta.dirname}/../..`,
    include: ['tests/deploy/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 30_000,
  },
});
