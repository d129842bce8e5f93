import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export type HttpApiRequest = {
  request: IncomingMessage;
  url: URL;
  body: Buffer;
  pathParameters: Record<string, string>;
  routeKey: string;
};

/** The event (payload format 2.0) that API Gateway's HTTP API would pass to a function for this request. */
export function httpApiEvent({
  request,
  url,
  body,
  pathParameters,
  routeKey,
}: HttpApiRequest): APIGatewayProxyEventV2 {
  const isText = /^(?:application\/json|text\/|application\/x-www-form-urlencoded)/.test(
    request.headers['content-type'] ?? 'text/plain',
  );
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers: joinedHeaders(request),
    cookies: request.headers.cookie?.split(/; ?/),
    queryStringParameters: joinedParameters(url.searchParams),
    pathParameters: Object.fromEntries(
      Object.entries(pathParameters).map(([name, value]) => [name, decodeLeniently(value)]),
    ),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
    body: body.length === 0 ? undefined : body.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

function joinedHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headersDistinct).map(([name, values]) => [name, (values ?? []).join(',')]),
  );
}

function joinedParameters(parameters: URLSearchParams): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const name of new Set(parameters.keys())) joined[name] = parameters.getAll(name).join(',');
  return joined;
}

/** API Gateway passes a broken percent sequence on unchanged. */
function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
