import type { Context } from 'aws-lambda';
import type { AuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import type { HttpMethod, RouteTable } from '#shared/contract/route.ts';
import { API_BASE } from '#shared/contract/route.ts';
import { AppError } from '../app-error.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import type { Visitor } from '../auth/caller.ts';
import type { LimitPerHour } from '../limits/hourly-limits.ts';
import { limitOperations } from '../limits/limit-operations.ts';
import type { Log } from '../log.ts';
import type { Gate } from '../middleware/authorizer.ts';
import type { CountsErrors } from '../middleware/error-counter.ts';
import type { HttpCall } from '../middleware/http-call.ts';
import { type ClientIp, sourceIp } from './client-ip.ts';
import { readCookies } from './cookies.ts';
import { type ApiGatewayEvent, readHttpRequest } from './http-request.ts';
import { type AnyOperation, createRefusalChain, createRouteChain, type HttpResponse } from './route-chain.ts';

/** How much time is left; without it there is no limit. And what local mode adds to it. */
export type CallContext = Partial<Context> & Pick<Visitor, 'signal' | 'onWords'>;

/** What Lambda calls. */
export type HttpHandler = (event: ApiGatewayEvent, context?: CallContext) => Promise<HttpResponse>;

export type RouteGroup = {
  routes: RouteTable;
  operations: Readonly<Record<string, AnyOperation>>;
  authenticate: Authenticate;
  log: Log;
  /** Whether its plan is paused: asked for what a suspended restaurant may not do, either. */
  isPlanPaused?: Gate['isPlanPaused'];
  /** Counts what one restaurant asks for in an hour. */
  limitPerHour?: LimitPerHour;
  /** Where errors are counted. */
  errors?: CountsErrors;
  /** Where what was changed is noted down. */
  auditRecords?: AuditRecords;
  /** What is sent or launched reaches nobody and costs nothing. */
  isTestMode?: boolean;
  /** Where a request came from, unless it is the address that called API Gateway. */
  clientIp?: ClientIp;
  /** What CloudFront proves itself with, where it stands in front. */
  originKeys?: readonly string[];
  /** Methods that the whole contract has for a path: for the group that answers what no route matches. */
  findAllowedMethods?: (path: string) => Promise<readonly HttpMethod[]>;
};

/**
 * Makes the chain of each route at load. API Gateway has matched the request already: its route key is looked up,
 * nothing is routed twice.
 */
export function createDispatcher(group: RouteGroup): HttpHandler {
  const {
    authenticate,
    log,
    auditRecords,
    isTestMode = false,
    isPlanPaused,
    clientIp = sourceIp,
    originKeys = [],
  } = group;
  const operations = limitedOperations(group);
  const chains = new Map(
    Object.entries(group.routes).map(([name, route]) => [
      `${route.method} ${API_BASE}${route.path}`,
      createRouteChain({
        name,
        route,
        operation: operationOf(operations, name),
        gate: { authenticate, isTestMode, isPlanPaused },
        originKeys,
        auditRecords,
        errors: group.errors,
        log,
      }),
    ]),
  );
  const refusal = createRefusalChain({ log, originKeys }, (call) => refuse(call, group));
  return (event, context = {}) => {
    const request = readHttpRequest(event);
    const chain = chains.get(request.routeKey) ?? refusal;
    const caller = {
      requestId: request.requestId,
      clientIp: clientIp(request),
      // A request without CloudFront's key is refused before an operation reads it.
      webOrigin: originKeys.length > 0 ? request.headers['x-web-origin'] : undefined,
      userAgent: request.headers['user-agent'],
      cookies: readCookies(request),
      signal: context.signal,
      onWords: context.onWords,
      audit: {},
    };
    const call = { request, caller, startedAt: performance.now(), input: undefined };
    return 'routeKey' in event ? chain(call, context) : chain(call, context).then(asRestResponse);
  };
}

/** A REST API knows no list of cookies; it takes headers with several values. */
function asRestResponse({ cookies, ...response }: HttpResponse): HttpResponse {
  if (cookies === undefined) return response;
  return { ...response, ...{ multiValueHeaders: { 'set-cookie': cookies } } };
}

function limitedOperations({ routes, operations, limitPerHour }: RouteGroup): RouteGroup['operations'] {
  return limitPerHour === undefined ? operations : limitOperations(routes, operations, limitPerHour);
}

function operationOf(operations: RouteGroup['operations'], name: string): AnyOperation {
  const operation = operations[name];
  if (operation === undefined) throw new Error(`The route ${name} has no operation.`);
  return operation;
}

async function refuse({ request }: HttpCall, { findAllowedMethods }: RouteGroup): Promise<never> {
  const allowedMethods = (await findAllowedMethods?.(request.path)) ?? [];
  if (allowedMethods.length === 0) throw new AppError('not_found');
  throw new AppError('method_not_allowed', { allowedMethods });
}
