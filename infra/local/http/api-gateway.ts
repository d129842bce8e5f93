import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { LIMITS } from '#infra/security-headers.ts';
import { API_BASE } from '#shared/contract/route.ts';
import { ROUTE_GROUPS, type RouteGroupName } from '#shared/contract/routes.ts';
import { type HttpApiRequest, httpApiEvent } from './http-api-event.ts';
import { requestUrl } from './web-server.ts';

type Invoke = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
type Integration = { routeKey: string; pattern: RegExp; invoke: Invoke };

/** The group that answers what no route matches, as API Gateway's `$default` route does. */
const DEFAULT_GROUP: RouteGroupName = 'status';

/** Stands in for API Gateway's HTTP API: matches the contract's routes, calls the same handlers, keeps AWS's limits. */
export function createApiGateway(handlers: Record<RouteGroupName, Invoke>) {
  const integrations = Object.entries(ROUTE_GROUPS).flatMap(([group, routes]) =>
    Object.values(routes).map((route) => ({
      routeKey: `${route.method} ${API_BASE}${route.path}`,
      pattern: pathPattern(route.method, `${API_BASE}${route.path}`),
      invoke: handlers[group as RouteGroupName],
    })),
  );
  const fallback: Integration = { routeKey: '$default', pattern: /.*/, invoke: handlers[DEFAULT_GROUP] };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    if (body === undefined) return sendJson(response, 413, { message: 'Request Entity Too Large' });
    const url = requestUrl(request);
    const integration =
      integrations.find(({ pattern }) => pattern.test(`${request.method} ${url.pathname}`)) ?? fallback;
    const pathParameters = integration.pattern.exec(`${request.method} ${url.pathname}`)?.groups ?? {};
    const event = httpApiEvent({
      request,
      url,
      body,
      pathParameters,
      routeKey: integration.routeKey,
    } satisfies HttpApiRequest);
    if (JSON.stringify(event).length > LIMITS.lambdaPayloadBytes) {
      return sendJson(response, 413, { message: 'Request Entity Too Large' });
    }
    send(response, await withinTimeLimit(integration.invoke(event)));
  };
}

/**
 * `GET /a/{id}` → a pattern with one named group for each parameter; that of `{id+}`, at the end, takes slashes
 * too. Static paths carry no parameter to confuse.
 */
function pathPattern(method: string, path: string): RegExp {
  const source = path
    .replace(/[.]/g, '\\.')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    .replace(/\{(\w+)\+\}$/, '(?<$1>.+)');
  return new RegExp(`^${method} ${source}/?$`);
}

/** Undefined when the body is larger than API Gateway takes. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LIMITS.httpApiBodyBytes) chunks.push(chunk);
  }
  return size > LIMITS.httpApiBodyBytes ? undefined : Buffer.concat(chunks);
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
