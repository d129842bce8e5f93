import type { GrowthCase } from './growth-case.ts';

export const RUNS = 5;
/** Beside other work caches are shared: what only seems to grow too fast is measured so often before it counts. */
const BRIEF_RUNS = 20;
/** What takes less is measured as often as it takes to be this long. */
const SHORTEST_MS = 4;
/** What takes less than this at its largest harms nobody, and is lost in the noise of the memory's cleaning. */
const HARMLESS_MS = 150;

/** The most that four times the text may cost, as a multiple of what the text costs. */
export const MAX_GROWTH = 5;

/** Milliseconds of processor time for a quarter of the text and for all of it, the least of some runs. */
export type Growth = { small: number; large: number; ratio: number };

/** What four times the text costs. With `isBrief`, only until it is known to be no more than it may. */
export async function measureGrowth(
  { largest, prepare }: GrowthCase,
  { isBrief = false } = {},
): Promise<Growth> {
  const [quarter, whole] = [prepare(Math.floor(largest / 4)), prepare(largest)];
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < (isBrief ? BRIEF_RUNS : RUNS); run += 1) {
    large = Math.min(large, await milliseconds(whole, isBrief ? 0 : SHORTEST_MS));
    if (isBrief && large < HARMLESS_MS) return { small: 0, large, ratio: 0 };
    // The thread's clock ticks every few milliseconds: where the ratio counts, the quarter is read for longer.
    small = Math.min(small, await milliseconds(quarter, large < HARMLESS_MS ? SHORTEST_MS : HARMLESS_MS));
    if (isBrief && large / small <= MAX_GROWTH) break;
  }
  return { small, large, ratio: large < HARMLESS_MS ? Math.min(large / small, 4) : large / small };
}

/** Of the thread's own time, so that other processes do not count. */
async function milliseconds(read: () => unknown, shortest: number): Promise<number> {
  const startedAt = threadMilliseconds();
  let times = 0;
  do {
    await read();
    times += 1;
  } while (threadMilliseconds() - startedAt < shortest);
  return (threadMilliseconds() - startedAt) / times;
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
