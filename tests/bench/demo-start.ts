import { readFileSync } from 'node:fs';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { type Bench, type Figure, median, rounded } from './bench-figure.ts';

const ROUNDS = 9;
/** The most CPU seconds that the demo may add to a start. CPU time doesn't depend on the machine's load. */
const LIMITS = { first: 3, later: 0.3 };

type Start = { first: number[]; later: number[] };

/** Local mode from process start to its ready line, with and without the demo, in a new data folder and again. */
export const demoStart: Bench = {
  name: 'demo-start',
  measure: async () => {
    await startTwice('off'); // Builds the web app if it's missing.
    const seconds: Record<'full' | 'off', Start> = {
      full: { first: [], later: [] },
      off: { first: [], later: [] },
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const demo of round % 2 === 0 ? (['full', 'off'] as const) : (['off', 'full'] as const)) {
        const { first, later } = await startTwice(demo);
        seconds[demo].first.push(first);
        seconds[demo].later.push(later);
      }
    }
    return (['first', 'later'] as const).map((when) => figureOf(when, seconds));
  },
};

function figureOf(when: keyof Start, seconds: Record<'full' | 'off', Start>): Figure {
  const [full, off] = [median(seconds.full[when]), median(seconds.off[when])];
  return {
    name: `local mode, ${when} start with demo data less one without (seconds)`,
    value: rounded(full - off),
    limit: LIMITS[when],
    bound: 'at most',
    detail: `CPU time of all threads to the ready line, ${rounded(full)} s and ${rounded(off)} s, ${rounded(full / off)} ×, median of ${ROUNDS}`,
  };
}

async function startTwice(DEMO: string): Promise<{ first: number; later: number }> {
  const first = await timed({ DEMO });
  await first.platform.stop();
  const later = await timed({ DEMO, DATA_DIR: first.platform.dataDirectory });
  await later.platform.stop();
  await removeData(later.platform);
  return { first: first.seconds, later: later.seconds };
}

async function timed(environment: Record<string, string>) {
  const platform = await startRunningPlatform(environment);
  return { platform, seconds: processorSecondsOf(platform.processId) };
}

const TICKS_A_SECOND = 100;

/** CPU time of all threads of a process, user and system, from Linux's ticks. */
function processorSecondsOf(processId: number): number {
  const behindName = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(behindName[11]) + Number(behindName[12])) / TICKS_A_SECOND;
}
