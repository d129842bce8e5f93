import { countErrors } from '#functions/jobs/count-errors.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import type { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import type { JobsDependencies } from './dependencies.ts';

const HOURS = { '24h': 24, '7d': 168 } as const;
const MOST_LISTED = 200;

/** Errors by route and code, most frequent first. */
export function createGetErrorCounts({
  errorCounts,
  clock,
}: Pick<JobsDependencies, 'errorCounts' | 'clock'>): Operation<typeof jobRoutes.getErrorCounts> {
  return async ({ query: { period } }) => {
    const found = await countErrors(errorCounts, HOURS[period], clock.now());
    const errors = found.slice(0, MOST_LISTED).map(({ operation, code, count, lastAt }) => ({
      operation,
      code,
      status: statusOf(code),
      count,
      last_at: lastAt,
    }));
    return { data: { total: found.reduce((sum, { count }) => sum + count, 0), errors } };
  };
}

/** Codes of earlier releases count as our errors. */
function statusOf(code: string): number {
  return Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as keyof typeof ERROR_CODES].status : 500;
}
