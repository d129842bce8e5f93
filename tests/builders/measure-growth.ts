import type { GrowthCase } from './growth-case.ts';

export const RUNS = 5;
/** What takes less is measured as often as it takes to be this long. */
const SHORTEST_MS = 4;
/** What takes less than this at its largest is lost in the noise of the memory's cleaning. */
const NOISE_MS = 150;

/** The most that four times the text may cost, as a multiple of what the text costs. */
export const MAX_GROWTH = 5;

/** Milliseconds of processor time for a quarter of the text and for all of it, the least of some runs. */
export type Growth = { small: number; large: number; ratio: number };

/** What four times the text costs. */
export async function measureGrowth({ largest, prepare }: GrowthCase): Promise<Growth> {
  const [quarter, whole] = [prepare(Math.floor(largest / 4)), prepare(largest)];
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < RUNS; run += 1) {
    large = Math.min(large, await milliseconds(whole, SHORTEST_MS));
    // The thread's clock ticks every few milliseconds: where the ratio counts, the quarter is read for longer.
    small = Math.min(small, await milliseconds(quarter, large < NOISE_MS ? SHORTEST_MS : NOISE_MS));
  }
  return { small, large, ratio: large < NOISE_MS ? Math.min(large / small, 4) : large / small };
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
