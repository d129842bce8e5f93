import { findBrowser } from './browser.ts';
import { runSteps } from './run-steps.ts';

runSteps([{ name: 'Rules, operations and the API over HTTP', command: 'vitest', args: ['run'] }]);

if (findBrowser() !== undefined) {
  runSteps([{ name: 'Browser journeys', command: 'playwright', args: ['test'] }]);
} else {
  const advice =
    'Install Chromium (Debian: apt-get install chromium; anywhere: npx playwright install chromium) or set CHROMIUM_PATH.';
  if (process.env.CI === 'true') {
    console.error(`BROWSER JOURNEYS CANNOT RUN: no Chromium was found. ${advice}`);
    process.exit(1);
  }
  console.warn(`\n!!! BROWSER JOURNEYS SKIPPED: no Chromium was found. ${advice}\n`);
}
