import { GROWTH_CASES, type GrowthCase } from '#tests/builders/growth-cases.ts';
import { type Bench, type Figure, rounded } from './bench-figure.ts';

const RUNS = 5;
/** What takes less is measured as often as it takes to be this long. */
const SHORTEST_MS = 4;
/** What takes less than this at its largest harms nobody, and is lost in the noise of the memory's cleaning. */
const HARMLESS_MS = 60;

type Growth = { name: string; small: number; large: number; ratio: number };

/** What four times as much hostile text costs: whatever reads it, hardly more than four times as much. */
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
  const growths: Growth[] = [];
  for (const each of GROWTH_CASES.filter((one) => one.group === group))
    growths.push(await measureGrowth(each));
  const worst = growths.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  return {
    name: `${group}: time for four times the hostile text ÷ time for the text`,
    value: rounded(worst.ratio),
    limit: 5,
    bound: 'at most',
    detail: `${rounded(worst.large, 1)} ms ÷ ${rounded(worst.small, 1)} ms, “${worst.name}”, the worst of ${growths.length} texts, least of ${RUNS} runs`,
  };
}

async function measureGrowth({ name, largest, prepare }: GrowthCase): Promise<Growth> {
  const [quarter, whole] = [prepare(Math.floor(largest / 4)), prepare(largest)];
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < RUNS; run += 1) {
    small = Math.min(small, await milliseconds(quarter));
    large = Math.min(large, await milliseconds(whole));
  }
  return { name, small, large, ratio: large < HARMLESS_MS ? Math.min(large / small, 4) : large / small };
}

/** Of the thread's own time, so that other processes do not count. */
async function milliseconds(read: () => unknown): Promise<number> {
  const startedAt = threadMilliseconds();
  let times = 0;
  do {
    await read();
    times += 1;
  } while (threadMilliseconds() - startedAt < SHORTEST_MS);
  return (threadMilliseconds() - startedAt) / times;
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
