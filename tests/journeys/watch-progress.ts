import type { Page } from '@playwright/test';

export type SeenProgress = {
  /** The announced operations, each once, in order. */
  operations: string[];
  percentages: number[];
};

/** Records everything that the progress dialog shows from now on. Returns a function that reads it. */
export async function watchProgress(page: Page): Promise<() => Promise<SeenProgress>> {
  await page.evaluate(() => {
    const seen: SeenProgress = { operations: [], percentages: [] };
    Reflect.set(window, 'seenProgress', seen);
    const note = () => {
      const bar = document.querySelector('[role=progressbar]');
      const operation = document.getElementById(bar?.getAttribute('aria-labelledby') ?? '')?.textContent;
      if (!bar || !operation) return;
      if (seen.operations.at(-1) !== operation) seen.operations.push(operation);
      seen.percentages.push(Number(bar.getAttribute('aria-valuenow')));
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return () => page.evaluate((): SeenProgress => Reflect.get(window, 'seenProgress'));
}
