import middy, { type Request } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { AuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import { leavesAuditRecord, type Route } from '#shared/contract/route.ts';
import type { Visitor } from '../auth/caller.ts';
import type { Log } from '../log.ts';
import { auditRecordWriter } from '../middleware/audit-writer.ts';
import { authorizer, type Gate } from '../middleware/authorizer.ts';
import { type CountsErrors, errorCounter } from '../middleware/error-counter.ts';
import { errorResponse } from '../middleware/error-response.ts';
import type { HttpCall } from '../middleware/http-call.ts';
import { originGuard } from '../middleware/origin-guard.ts';
import { ANSWERS_IN_TIME } from '../middleware/out-of-time.ts';
import { requestLog } from '../middleware/request-log.ts';
import { requestParser } from '../middleware/request-parser.ts';
import { responseSerializer } from '../middleware/response-serializer.ts';
import { readInput } from './http-input.ts';

export type HttpResponse = APIGatewayProxyStructuredResultV2;

/** Answers one request. Never rejects. */
export type RouteChain = (call: HttpCall, context: Partial<Context>) => Promise<HttpResponse>;

/** An operation without its types, which are checked where it is paired with its route. */
export type AnyOperation = { run(input: unknown, caller: Visitor): Promise<object | undefined> }['run'];

/** Creates the chain of one route. Middleware runs in this order before the operation, and in reverse after it. */
export function createRouteChain(row: {
  name: string;
  route: Route;
  operation: AnyOperation;
  gate: Gate;
  /** Empty without CloudFront. */
  originKeys: readonly string[];
  auditRecords: AuditRecords | undefined;
  errors: CountsErrors | undefined;
  log: Log;
}): RouteChain {
  const { name, route, operation, gate, originKeys, auditRecords, errors, log } = row;
  const chain = middy<HttpCall, object>(ANSWERS_IN_TIME)
    .use(requestLog<HttpCall>(log, (request) => logLine(name, request)))
    .use(errorResponse());
  if (errors !== undefined) chain.use(errorCounter(name, errors, log));
  if (originKeys.length > 0) chain.use(originGuard(originKeys));
  const { access } = route;
  if (access !== 'public') chain.use(authorizer({ ...route, access }, gate));
  chain.use(requestParser((call: HttpCall) => readInput(route, call.request))).use(responseSerializer(route));
  if (auditRecords !== undefined && leavesAuditRecord(route))
    chain.use(auditRecordWriter(name, auditRecords, log));
  chain.handler((call) => {
    call.running = operation(call.input, call.caller);
    return call.running;
  });
  return asRouteChain(chain);
}

/** Creates the chain of unmatched requests. `refuse` throws. */
export function createRefusalChain(
  { log, originKeys }: { log: Log; originKeys: readonly string[] },
  refuse: (call: HttpCall) => Promise<never>,
): RouteChain {
  const chain = middy<HttpCall, object>(ANSWERS_IN_TIME)
    .use(requestLog<HttpCall>(log, (request) => logLine(request.event.request.routeKey, request)))
    .use(errorResponse());
  if (originKeys.length > 0) chain.use(originGuard(originKeys));
  chain.handler((call) => refuse(call));
  return asRouteChain(chain);
}

/** Middy's types have one kind of response, but ours is the operation's output until it is serialized. */
function asRouteChain(chain: (call: HttpCall, context: Context) => unknown): RouteChain {
  return chain as RouteChain;
}

function logLine(operation: string, { event: call, response, error }: Request<HttpCall, object>) {
  const { statusCode = 500 } = (response ?? {}) as HttpResponse;
  return {
    request_id: call.caller.requestId,
    operation,
    user_id: call.caller.userId,
    restaurant_id: call.caller.restaurantId,
    ...(statusCode >= 500 && { error }),
    status: statusCode,
    duration_ms: Math.round(performance.now() - call.startedAt),
  };
}
