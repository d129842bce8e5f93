import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Works as root and without network access. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without the window around the page (docs/decisions/0018). */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The Chromium of browser tests: `CHROMIUM_PATH`, a headless shell, or else that of `findBrowser`. */
export function findTestBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH || !existsSync(HEADLESS_SHELL)) return findBrowser();
  return HEADLESS_SHELL;
}

/** A full Chromium, for audits and benches: `CHROMIUM_PATH`, one found on the machine, or else Playwright's own. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()];
  return candidates.find((candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate));
}
