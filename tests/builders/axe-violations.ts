import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import axe from 'axe-core';

type Finding = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] };

/**
 * What axe finds on the page that is open, but for what `exclude` selects; with `rules`, by these alone. A page reads
 * axe's half a megabyte of script once, and answers with what is wrong alone: all that axe has to say is a second’s
 * work to bring over.
 */
export async function axeViolations(
  page: Page,
  { exclude, rules }: { exclude: string; rules?: readonly string[] | undefined },
): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly = rules === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...rules] } };
  // Nothing that axe would fetch beforehand (stylesheets, sounds) is asked for by a rule that runs.
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
