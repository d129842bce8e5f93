import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import axe from 'axe-core';

type Finding = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] };

/**
 * Axe's violations on the open page, except in elements that `exclude` selects. `rules`: the only rules to run. Loads
 * axe's script (500 KB) once per page, and returns only violations, because transferring axe's full report takes a
 * second.
 */
export async function axeViolations(
  page: Page,
  { exclude, rules }: { exclude: string; rules?: readonly string[] | undefined },
): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly = rules === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...rules] } };
  // No rule that runs needs the stylesheets and sounds that axe would fetch first.
  const options: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false, ...runOnly };
  return page.evaluate(findViolations, { exclude, options });
}

/** Runs in the page. */
async function findViolations({
  exclude,
  options,
}: {
  exclude: string;
  options: RunOptions;
}): Promise<Finding[]> {
  const { run } = Reflect.get(window, 'axe') as {
    run: (context: { exclude: string[][] }, options: RunOptions) => Promise<AxeResults>;
  };
  const { violations } = await run({ exclude: [[exclude]] }, options);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary = '' }) => ({ target: target.map(String), failureSummary })),
  }));
}
