import type { APIGatewayProxyEvent, APIGatewayProxyEventV2 } from 'aws-lambda';
import { API_BASE } from '#shared/contract/route.ts';

/** An API Gateway event of an HTTP API (payload format 2.0) or a REST API (format 1.0). */
export type ApiGatewayEvent = APIGatewayProxyEventV2 | APIGatewayProxyEvent;

/** A request in one form for both formats. */
export type HttpRequest = {
  /** Method and path template, such as `PUT /api/menu/{id}`; the gateway's own name for unmatched requests. */
  routeKey: string;
  method: string;
  /** Without the gateway's stage. */
  path: string;
  requestId: string;
  /** When API Gateway received it, in milliseconds since 1970. */
  receivedAt: number;
  /** The address that called API Gateway. */
  sourceIp: string;
  /** By lower-case name; repeated headers are joined with commas. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** Decoded; repeated parameters are joined with commas. */
  query: Readonly<Record<string, string | undefined>>;
  /** One `name=value` each. An HTTP API lists them; a REST API leaves them in the header. */
  cookies?: readonly string[] | undefined;
  body: string | undefined;
  isBase64Encoded: boolean;
};

export function readHttpRequest(event: ApiGatewayEvent): HttpRequest {
  return 'routeKey' in event ? fromHttpApi(event) : fromRestApi(event);
}

function fromHttpApi(event: APIGatewayProxyEventV2): HttpRequest {
  const { requestContext } = event;
  return {
    routeKey: event.routeKey,
    method: requestContext.http.method,
    path: withoutStage(event.rawPath, requestContext.stage),
    requestId: requestContext.requestId,
    receivedAt: requestContext.timeEpoch,
    sourceIp: requestContext.http.sourceIp,
    headers: event.headers,
    cookies: event.cookies,
    params: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    body: event.body,
    isBase64Encoded: event.isBase64Encoded,
  };
}

/** Format 1.0 differs: original header names, lists of values, and encoded path parameters. */
function fromRestApi(event: APIGatewayProxyEvent): HttpRequest {
  const { requestContext } = event;
  const headers = joined(event.multiValueHeaders, event.headers);
  const params = Object.entries(event.pathParameters ?? {});
  return {
    routeKey: `${event.httpMethod} ${event.resource}`,
    method: event.httpMethod,
    path: withoutStage(event.path, requestContext.stage),
    requestId: requestContext.requestId,
    receivedAt: requestContext.requestTimeEpoch,
    sourceIp: requestContext.identity.sourceIp,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    params: Object.fromEntries(params.map(([name, value]) => [name, decodeLeniently(value)])),
    query: Object.fromEntries(joined(event.multiValueQueryStringParameters, event.queryStringParameters)),
    body: event.body ?? undefined,
    isBase64Encoded: event.isBase64Encoded,
  };
}

type Values<Value> = Record<string, Value | undefined> | null;

function joined(
  lists: Values<string[]>,
  single: Values<string>,
): [name: string, value: string | undefined][] {
  return Object.entries({ ...single, ...lists }).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(',') : value,
  ]);
}

/** Removes the stage: `/production/api/menu` → `/api/menu`. The `$default` stage isn't in the path. */
function withoutStage(path: string, stage: string): string {
  if (stage === '$default') return path;
  return path.startsWith(`/${stage}${API_BASE}/`) ? path.slice(stage.length + 1) : path;
}

/** Keeps a broken percent sequence unchanged, as an HTTP API does. */
function decodeLeniently(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return text;
  }
}
