import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Access, Route, RouteInput, RouteOutput, RouteTable } from '#shared/contract/route.ts';
import { API_BASE } from '#shared/contract/route.ts';
import { AppError } from '../app-error.ts';
import type { Caller, Identity, OwnerCaller, Visitor } from '../auth/caller.ts';
import type { Log } from '../log.ts';
import { type ClientIp, callerIp } from './client-ip.ts';
import { readCookies } from './cookies.ts';
import { answer, refusal } from './http-answer.ts';
import { readInput } from './http-input.ts';

type CallerFor<A extends Access> = A extends 'public' ? Visitor : A extends 'owner' ? OwnerCaller : Caller;

/** A plain function: parsed input and caller in, the answer (without `success`) out; throws `AppError`. */
export type Operation<R extends Route> = (
  input: RouteInput<R>,
  caller: CallerFor<R['access']>,
) => Promise<RouteOutput<R>>;

/** One operation for every route of a group: a missing or ill-typed one does not compile. */
export type Operations<Table extends RouteTable> = { [Name in keyof Table]: Operation<Table[Name]> };

/** Says who sent a bearer token. Throws `AppError('unauthenticated')`. */
export type Authenticate = (authorization: string | undefined) => Promise<Identity>;

export type HttpHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

type AnyOperation = (input: unknown, caller: Visitor) => Promise<object>;
type Endpoint = { name: string; route: Route; operation: AnyOperation };

/**
 * Marries a group of routes to its operations and speaks HTTP for them, as API Gateway's HTTP API
 * (payload format 2.0) sends it: authenticate, authorise, parse, operate, respond. Every failure becomes
 * the answer of DESIGN §4.2; a response that breaks its own schema is ours (500).
 */
export function createHttpHandler<const Table extends RouteTable>(group: {
  routes: Table;
  operations: Operations<Table>;
  authenticate: Authenticate;
  /** For groups that look at `clientIp`. */
  clientIp?: ClientIp;
  log: Log;
}): HttpHandler {
  const { clientIp = callerIp } = group;
  const endpoints = new Map<string, Endpoint>();
  for (const [name, route] of Object.entries(group.routes)) {
    const operation = group.operations[name] as unknown as AnyOperation;
    endpoints.set(`${route.method} ${API_BASE}${route.path}`, { name, route, operation });
  }

  return async (event) => {
    const visitor: Visitor = {
      requestId: event.requestContext.requestId,
      clientIp: clientIp(event),
      cookies: readCookies(event),
    };
    const startedAt = performance.now();
    const endpoint = endpoints.get(event.routeKey);
    const line: Record<string, unknown> = {
      request_id: visitor.requestId,
      operation: endpoint?.name ?? event.routeKey,
    };
    let result: APIGatewayProxyStructuredResultV2;
    try {
      if (endpoint === undefined) throw new AppError('not_found');
      const caller = await admit(endpoint.route, event, group.authenticate);
      Object.assign(line, { user_id: caller?.userId, restaurant_id: caller?.restaurantId });
      const input = await readInput(endpoint.route, event);
      const output = await endpoint.operation(input, { ...visitor, ...caller });
      result = answer(endpoint.route, output);
    } catch (error) {
      result = refusal(error, visitor.requestId);
      if (result.statusCode === undefined || result.statusCode >= 500) line.error = error;
    }
    group.log.request({
      ...line,
      status: result.statusCode,
      duration_ms: Math.round(performance.now() - startedAt),
    });
    return result;
  };
}

async function admit(
  route: Route,
  event: APIGatewayProxyEventV2,
  authenticate: Authenticate,
): Promise<Identity | undefined> {
  if (route.access === 'public') return undefined;
  const identity = await authenticate(event.headers.authorization);
  if (route.access === 'admin' && identity.role !== 'admin') throw new AppError('forbidden');
  if (route.access === 'owner' && identity.restaurantId === undefined) throw new AppError('forbidden');
  return identity;
}
