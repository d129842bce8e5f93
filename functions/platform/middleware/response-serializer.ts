import type { Route } from '#shared/contract/route.ts';
import { successResponse } from '../http/success-response.ts';
import type { HttpMiddleware } from './http-call.ts';

/** Turns what the operation returned into the HTTP answer of its route. */
export function responseSerializer(route: Route): HttpMiddleware {
  return {
    after: (request) => {
      request.response = successResponse(route, request.response ?? undefined);
    },
  };
}
