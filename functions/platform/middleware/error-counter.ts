import type { Request } from '@middy/core';
import type { ErrorCounts } from '#functions/platform/failures/error-counts-repository.ts';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { HttpCall, HttpMiddleware } from './http-call.ts';

/** The longest that an answer waits for its counter. */
const LONGEST_WAIT_MS = 200;

export type CountsErrors = { counts: Pick<ErrorCounts, 'count'>; clock: Clock };

/** Counts a route's errors by code. A failed count is only logged. */
export function errorCounter(operation: string, { counts, clock }: CountsErrors, log: Log): HttpMiddleware {
  return {
    onError: async ({ error }: Request<HttpCall, object>) => {
      const code = error instanceof AppError ? error.code : 'internal';
      const counting = counts.count({ operation, code }, clock.now()).catch((cause: unknown) => {
        log.warning('an error was not counted', { operation, code, error: cause });
      });
      const tooLong = Promise.withResolvers<void>();
      const timer = setTimeout(tooLong.resolve, LONGEST_WAIT_MS);
      await Promise.race([counting, tooLong.promise]);
      clearTimeout(timer);
    },
  };
}
