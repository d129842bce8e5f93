import type { Page } from '@playwright/test';

/** Markup that would run, and an element that a selector finds even if the script can't run. */
export const markup = (where: string) => `<img class=hostile src=x onerror=window.__hacked=1 alt=${where}>`;

/** Scripts that ran, and markup that became elements. */
export function findHarm(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(Reflect.get(window, '__hacked') === 1 ? ['a script ran'] : []),
    ...[...document.querySelectorAll('.hostile')].map((element) => element.outerHTML),
  ]);
}
