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

/** The remaining time (absent: no limit), and what local mode adds. */
export type CallContext = Partial<Context> & Pick<Visitor, 'signal' | 'onWords'>;

/** The function that Lambda calls. */
export type HttpHandler = (event: ApiGatewayEvent, context?: CallContext) => Promise<HttpResponse>;

export type RouteGroup = {
  routes: RouteTable;
  operations: Readonly<Record<string, AnyOperation>>;
  authenticate: Authenticate;
  log: Log;
  /** Whether the restaurant's plan is paused. Checked wherever a suspension is checked. */
  isPlanPaused?: Gate['isPlanPaused'];
  /** Counts a restaurant's uses per hour. */
  limitPerHour?: LimitPerHour;
  /** Counts errors. */
  errors?: CountsErrors;
  /** Stores audit records. */
  auditRecords?: AuditRecords;
  /** True if messages and ads reach no one and cost nothing. */
  isTestMode?: boolean;
  /** Finds the visitor's address. Absent: the address that called API Gateway. */
  clientIp?: ClientIp;
  /** The keys that prove a request came through CloudFront, if it is in front. */
  originKeys?: readonly string[];
  /** The contract's methods for a path, for the group that answers unmatched requests. */
  findAllowedMethods?: (path: string) => Promise<readonly HttpMethod[]>;
};

/**
 * Creates the chain of each route at load. API Gateway has already matched the request, so its route key is only
 * looked up.
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
      // Requests without CloudFront's key are refused before an operation reads this.
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

/** A REST API has no list of cookies, but accepts headers with several values. */
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
