import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAN_CATALOG, PLAN_IDS, QUOTED_PLANS } from './plan-catalog.ts';

test('billed plans cost 49, 149, and 399 dollars, and the public chat quotes 97, 197, and 297', () => {
  expect(PLAN_IDS.map((id) => PLAN_CATALOG[id].monthlyCents)).toEqual([4_900, 14_900, 39_900]);
  expect(QUOTED_PLANS.map(({ dollarsPerMonth }) => dollarsPerMonth)).toEqual([97, 197, 297]);
});

/** A price of either list, in words or as the value of a money-related name. */
const PRICE =
  /\$(?:49|149|399|97|197|297)(?![\d.,])|(?:price|revenue|dollars|cents)\w*['"]?:\s*(?:49|149|399|97|197|297|4_?900|14_?900|39_?900|597)\b/i;
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

test('no other file contains a plan price', () => {
  const files = globSync('{shared,web,functions}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.filter((file) => PRICE.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(found).toEqual(['shared/billing/plan-catalog.ts']);
});
