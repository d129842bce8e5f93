import { FETCH_LIMITS, type FetchLimits } from '#functions/grader/page-fetch/fetch-limits.ts';
import type { PageFetchDependencies } from '#functions/grader/page-fetch/fetch-page.ts';
import { systemClock } from '#functions/platform/clock.ts';

type Given = {
  /** Host name → its addresses for each lookup in turn; the last entry repeats. */
  names?: Record<string, string[][]>;
  admitsLoopback?: boolean;
  sitesOrigin?: string;
  limits?: Partial<FetchLimits>;
};

/** The page fetcher's dependencies, with a resolver that knows only these names and counts lookups. */
export function pageFetchDependencies(given: Given = {}) {
  const asked: string[] = [];
  const dependencies: PageFetchDependencies = {
    resolve: async (hostname) => {
      const turn = asked.filter((name) => name === hostname).length;
      asked.push(hostname);
      const answers = given.names?.[hostname];
      const answer = answers?.[Math.min(turn, answers.length - 1)];
      if (answer === undefined) throw Object.assign(new Error('No such name.'), { code: 'ENOTFOUND' });
      return answer;
    },
    clock: systemClock,
    admitsLoopback: given.admitsLoopback ?? true,
    sitesOrigin: given.sitesOrigin,
    limits: { ...FETCH_LIMITS, ...given.limits },
  };
  return { dependencies, asked };
}
