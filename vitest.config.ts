import { defineConfig } from 'vitest/config';

const limits = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  execArgv: ['--disable-warning=ExperimentalWarning'],
};

export default defineConfig({
  test: {
    reporters:
      process.env.CI === 'true'
        ? ['default', ['json', { outputFile: '.cache/reports/vitest.json' }]]
        : ['default'],
    projects: [
      {
        test: {
          ...limits,
          name: 'units',
          include: ['{shared,functions,infra,web,scripts}/**/*.test.ts'],
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT', AWS_REGION: 'us-east-1' },
        },
      },
      {
        test: {
          ...limits,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/platform-setup.ts'],
        },
      },
    ],
  },
});
