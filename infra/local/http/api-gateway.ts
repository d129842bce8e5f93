import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { CallContext } from '#functions/platform/http/dispatcher.ts';
import { LIMITS, tooLargeAnswer } from '#infra/security-headers.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { ROUTE_GROUPS, type RouteGroupName } from '#shared/contract/routes.ts';
import { type HttpApiRequest, httpApiEvent } from './http-api-event.ts';
import { createRouteMatcher } from './route-matcher.ts';
import { requestUrl } from './web-server.ts';
import { createWordsStream } from './words-stream.ts';

type Invoke = (
  event: APIGatewayProxyEventV2,
  context: Required<Pick<CallContext, 'getRemainingTimeInMillis'>> & { signal: AbortSignal } & Pick<
      CallContext,
      'onWords'
    >,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** The group for unmatched requests, like API Gateway's `$default` route. */
const DEFAULT_GROUP: RouteGroupName = 'status';

/**
 * Replaces API Gateway's HTTP API: matches the contract's routes, calls the same handlers, and applies AWS's limits.
 */
export function createApiGateway(handlers: Record<RouteGroupName, Invoke>) {
  const routes = Object.entries(ROUTE_GROUPS).flatMap(([group, table]) =>
    Object.values<Route>(table).map(({ method, path }) => ({
      method,
      path: `${API_BASE}${path}`,
      invoke: handlers[group as RouteGroupName],
    })),
  );
  const matchRoute = createRouteMatcher(routes);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    if (body === undefined) return sendJson(response, 413, tooLargeAnswer(randomUUID()));
    const url = requestUrl(request);
    const match = matchRoute(request.method ?? 'GET', url.pathname);
    const event = httpApiEvent({
      request,
      url,
      body,
      pathParameters: match?.pathParameters ?? {},
      routeKey: match === undefined ? '$default' : `${match.route.method} ${match.route.path}`,
    } satisfies HttpApiRequest);
    const invoke = match?.route.invoke ?? handlers[DEFAULT_GROUP];
    const words = createWordsStream(request, response);
    const context = { ...functionContext(response), onWords: words.onWords };
    const answer = await withinTimeLimit(invoke(event, context));
    if (!words.end(answer)) send(response, answer);
  };
}

/** Lambda's context with the remaining time; and, unlike Lambda, whether the caller has disconnected. */
function functionContext(response: ServerResponse) {
  const gone = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const endsAt = performance.now() + LIMITS.apiFunctionTimeoutSeconds * 1000;
  return { getRemainingTimeInMillis: () => endsAt - performance.now(), signal: gone.signal };
}

/** Undefined if the body is too large for the edge, because it wouldn't fit a Lambda call. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LIMITS.requestBodyBytes) chunks.push(chunk);
  }
  return size > LIMITS.requestBodyBytes ? undefined : Buffer.concat(chunks);
}

async function withinTimeLimit(
  answer: Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { promise: timeout, resolve } = Promise.withResolvers<APIGatewayProxyStructuredResultV2>();
  const timer = setTimeout(
    () => resolve({ statusCode: 503, body: '{"message":"Service Unavailable"}' }),
    LIMITS.apiTimeoutSeconds * 1000,
  );
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded === true ? 'base64' : 'utf8');
  if (body.length > LIMITS.lambdaPayloadBytes) {
    sendJson(response, 500, { message: 'Internal Server Error' });
    return;
  }
  response.writeHead(result.statusCode ?? 200, {
    ...(result.headers as Record<string, string>),
    'content-length': body.length,
    ...(result.cookies !== undefined && { 'set-cookie': result.cookies }),
  });
  response.end(body);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
