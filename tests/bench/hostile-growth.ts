import { GROWTH_CASES } from '#tests/builders/growth-cases.ts';
import { type Growth, MAX_GROWTH, measureGrowth, RUNS } from '#tests/builders/measure-growth.ts';
import { type Bench, type Figure, rounded } from './bench-figure.ts';

/** How the time grows for four times as much hostile text. */
export const hostileGrowth: Bench = {
  name: 'hostile-growth',
  measure: async () => {
    const figures: Figure[] = [];
    for (const group of new Set(GROWTH_CASES.map((each) => each.group)))
      figures.push(await measureGroup(group));
    return figures;
  },
};

async function measureGroup(group: string): Promise<Figure> {
  const growths: (Growth & { name: string })[] = [];
  for (const each of GROWTH_CASES.filter((one) => one.group === group))
    growths.push({ name: each.name, ...(await measureGrowth(each)) });
  const worst = growths.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  return {
    name: `${group}: time for four times the hostile text ÷ time for the text`,
    value: rounded(worst.ratio),
    limit: MAX_GROWTH,
    bound: 'at most',
    detail: `${rounded(worst.large, 1)} ms ÷ ${rounded(worst.small, 1)} ms, “${worst.name}”, the worst of ${growths.length} texts, fastest of ${RUNS} runs`,
  };
}
