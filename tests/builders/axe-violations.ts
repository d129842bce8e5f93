import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Stands for axe's source in a page that has it. */
const NOTHING = ';';

/**
 * What axe finds on the page that is open, but for what `exclude` selects; with `rules`, by these alone. Axe is
 * half a megabyte of script: a page reads it once, however often it is looked at.
 */
export async function axeViolations(
  page: Page,
  { exclude, rules }: { exclude: string; rules?: readonly string[] | undefined },
): Promise<AxeResults['violations']> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(hasAxe ? { page, axeSource: NOTHING } : { page });
  const runOnly = rules === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...rules] } };
  // Nothing that axe would fetch beforehand (stylesheets, sounds) is asked for by a rule that runs.
  const options = { resultTypes: ['violations' as const], preload: false, ...runOnly };
  const { violations } = await builder.setLegacyMode().exclude(exclude).options(options).analyze();
  return violations;
}
