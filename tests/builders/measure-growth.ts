import type { GrowthCase } from './growth-case.ts';

export const RUNS = 5;
/** Shorter work is repeated until it takes this long. */
const SHORTEST_MS = 4;
/** Below this, garbage collection hides the difference. */
const NOISE_MS = 150;

/** The most that four times the text may cost, relative to the text. */
export const MAX_GROWTH = 5;

/** CPU milliseconds for a quarter of the text and for all of it, the minimum of all runs. */
export type Growth = { small: number; large: number; ratio: number };

/** Measures what four times the text costs. */
export async function measureGrowth({ largest, prepare }: GrowthCase): Promise<Growth> {
  const [quarter, whole] = [prepare(Math.floor(largest / 4)), prepare(largest)];
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < RUNS; run += 1) {
    large = Math.min(large, await milliseconds(whole, SHORTEST_MS));
    // The thread's clock ticks every few milliseconds, so the quarter is measured longer where the ratio counts.
    small = Math.min(small, await milliseconds(quarter, large < NOISE_MS ? SHORTEST_MS : NOISE_MS));
  }
  return { small, large, ratio: large < NOISE_MS ? Math.min(large / small, 4) : large / small };
}

/** CPU time of this thread, so that other processes don't count. */
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
