import { type Bench, type Figure, medianTurns, rounded } from '../bench-figure.ts';
import { aPlatform, DAYS, type Platform } from './a-platform.ts';
import { SHARDS } from './figure-rows.ts';
import type { Reads } from './reads.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 31;
const MOST_CALLS = 10;

/** Administrators' reads on a platform with rollups of 100,000 restaurants ÷ of 100. */
export const consoleReads: Bench = {
  name: 'console-reads',
  measure: async () => {
    const small = await aPlatform(FEW);
    const large = await aPlatform(MANY);
    try {
      const figures: Figure[] = [];
      for (const name of Object.keys(small.reads) as (keyof Reads)[])
        figures.push(await compare(name, { small, large }));
      return figures;
    } finally {
      await small.emulators.stop();
      await large.emulators.stop();
    }
  },
};

async function compare(
  name: keyof Reads,
  { small, large }: { small: Platform; large: Platform },
): Promise<Figure> {
  const tasks = { small: small.reads[name], large: large.reads[name] };
  await medianTurns(tasks, 5);
  const before = large.countCalls();
  await large.reads[name]();
  // One more call authenticates the caller.
  const calls = large.countCalls() - before + 1;
  if (calls > MOST_CALLS) throw new Error(`${name} takes ${calls} DynamoDB calls.`);
  const times = await medianTurns(tasks, ROUNDS);
  return {
    name: `${name} with ${MANY.toLocaleString('en')} restaurants' rollups ÷ with ${FEW}`,
    value: rounded(times.large / times.small),
    limit: 1.3,
    bound: 'at most',
    detail: `${rounded(times.large, 1)} ms ÷ ${rounded(times.small, 1)} ms, median of ${ROUNDS}; ${calls} DynamoDB calls, ${DAYS} days of ${SHARDS} shards`,
  };
}
