import type { MiddlewareObj, Request } from '@middy/core';
import type { Log } from '../log.ts';

/** Logs one line per request or message after its answer. `lineOf` returns its content. */
export function requestLog<Call>(
  log: Log,
  lineOf: (request: Request<Call, object>) => Record<string, unknown>,
): MiddlewareObj<Call, object> {
  const write = (request: Request<Call, object>) => log.request(lineOf(request));
  return { after: write, onError: write };
}
