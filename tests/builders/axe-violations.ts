import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Replaces axe's source in a page that already loaded it. */
const NOTHING = ';';

/**
 * Axe's findings on the open page, without what `exclude` selects; `rules` limits it to these rules. Axe is half a
 * megabyte of script, so each page loads it once.
 */
export async function axeViolations(
  page: Page,
  { exclude, rules }: { exclude: string; rules?: readonly string[] | undefined },
): Promise<AxeResults['violations']> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(hasAxe ? { page, axeSource: NOTHING } : { page });
  const runOnly = rules === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...rules] } };
  // Axe preloads stylesheets and sounds for rules that don't run here.
  const options = { resultTypes: ['violations' as const], preload: false, ...runOnly };
  const { violations } = await builder.setLegacyMode().exclude(exclude).options(options).analyze();
  return violations;
}
