import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BROWSER_ARGUMENTS, findTestBrowser } from './scripts/browser.ts';

const limits = {
  // Files of one worker share its modules: a test that changes the environment, timers or spies puts them back.
  isolate: false,
  maxWorkers: 2,
  // Only a test that hangs gets there, also on a slow and busy machine.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
  // Two of V8's compilers crash now and then in long-lived, busy processes of Node 24 (nodejs/node#62393 and #64841).
  execArgv: ['--disable-warning=ExperimentalWarning', '--no-sparkplug', '--no-maglev'],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...limits,
          name: 'units',
          include: ['{shared,functions,infra,web,scripts,tests/bench,tests/corpus,tests/eval}/**/*.test.ts'],
          // Takes a minute: CI runs it (`tests/gallery/vitest.config.ts`).
          exclude: ['tests/eval/floors.test.ts'],
          setupFiles: ['tests/setup/random-inputs.ts'],
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
      ...components(),
    ],
  },
});

/** Parts of the web app, each alone in a real browser. Without one they are left out, but never in CI. */
function components(): TestProjectInlineConfiguration[] {
  const executablePath = findTestBrowser();
  if (executablePath === undefined && process.env.CI !== 'true') {
    console.warn(
      'No Chromium was found (docs/how-to.md, "Test and measure"): the tests of components are skipped.',
    );
    return [];
  }
  return [
    {
      plugins: [react()],
      // What was bundled for an earlier state lacks packages that came since; bundling them midway brings a second React.
      // Those of a worker are not seen beforehand.
      optimizeDeps: { force: true, include: ['libphonenumber-js/max', 'fflate'] },
      test: {
        testTimeout: limits.testTimeout,
        hookTimeout: limits.hookTimeout,
        expect: limits.expect,
        name: 'components',
        include: ['web/**/*.test.tsx'],
        setupFiles: ['web/ui/base.css'],
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          connectTimeout: limits.hookTimeout,
          provider: playwright({
            launchOptions: {
              args: [...BROWSER_ARGUMENTS],
              ...(executablePath === undefined ? {} : { executablePath }),
            },
          }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
  ];
}
