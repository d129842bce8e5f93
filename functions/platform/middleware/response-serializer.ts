import type { Route } from '#shared/contract/route.ts';
import { successResponse } from '../http/success-response.ts';
import type { HttpMiddleware } from './http-call.ts';

/** Converts the operation's output to its route's HTTP answer. */
export function responseSerializer(route: Route): HttpMiddleware {
  return {
    after: (request) => {
      request.response = successResponse(route, request.response ?? undefined);
    },
  };
}
