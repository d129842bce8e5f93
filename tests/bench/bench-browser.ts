import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '#scripts/browser.ts';

/** Opens the machine's Chromium. Throws a sentence if there is none. */
export function openBrowser(extraArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: [...BROWSER_ARGUMENTS, ...extraArguments] });
}

/** The path of the browser to measure with. */
export function browserPath(): string {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error('The bench needs Chromium: see docs/how-to.md, "Test and measure".');
  return executablePath;
}
