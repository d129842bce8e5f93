import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type Bench, median, rounded } from './bench-figure.ts';

const ROUNDS = 7;

/** Seconds, including the time to compile regular expressions. */
const MOST_SECONDS = 0.5;

/** The longest accepted menu in a fresh process: first with uncompiled expressions, then again. */
export const menuReading: Bench = {
  name: 'menu',
  measure: async () => {
    const script = path.join(import.meta.dirname, 'menu-reading-process.ts');
    const runs = Array.from({ length: ROUNDS }, () => {
      const output = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script]);
      return JSON.parse(output.toString()) as { first: number; second: number; dishes: number };
    });
    return (['first', 'second'] as const).map((which) => ({
      name: `menu of 20,000 characters, the ${which} reading of a process (seconds)`,
      value: rounded(median(runs.map((run) => run[which]))),
      limit: MOST_SECONDS,
      bound: 'at most' as const,
      detail: `CPU time of all threads, median of ${ROUNDS} processes; ${runs[0]?.dishes} dishes`,
    }));
  },
};
