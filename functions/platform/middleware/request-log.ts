import type { MiddlewareObj, Request } from '@middy/core';
import type { Log } from '../log.ts';

/** Writes one line for each request or message, when its answer is known. `lineOf` says what it holds. */
export function requestLog<Call>(
  log: Log,
  lineOf: (request: Request<Call, object>) => Record<string, unknown>,
): MiddlewareObj<Call, object> {
  const write = (request: Request<Call, object>) => log.request(lineOf(request));
  return { after: write, onError: write };
}
