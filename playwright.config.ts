import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findTestBrowser } from './scripts/browser.ts';

const executablePath = findTestBrowser();

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/journeys',
  globalSetup: './tests/journeys/platform-setup.ts',
  forbidOnly: process.env.CI === 'true',
  // For two cores: a journey waits for a good part of its time.
  workers: 3,
  // What passes only the second time is a fault of the product or of the test.
  retries: 0,
  fullyParallel: true,
  // Only a journey that hangs gets there, also on a slow and busy machine.
  timeout: 180_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Screens are judged in their final state, not halfway through an animation; a journey about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...BROWSER_ARGUMENTS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
