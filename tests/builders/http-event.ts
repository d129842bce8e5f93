import type { APIGatewayProxyEvent, APIGatewayProxyEventV2 } from 'aws-lambda';

export type HttpEventDetails = {
  /** `POST /api/auth/login`, as API Gateway writes it. */
  routeKey: string;
  token?: string | undefined;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  rawBody?: string;
  isBase64Encoded?: boolean;
  headers?: Record<string, string>;
  /** `name=value`. */
  cookies?: string[];
  params?: Record<string, string>;
  query?: Record<string, string>;
  sourceIp?: string;
};

/** A request as API Gateway's HTTP API (payload format 2.0) passes it to a function. */
export function anHttpEvent(details: HttpEventDetails): APIGatewayProxyEventV2 {
  const { routeKey, token, json, rawBody } = details;
  const [method = '', path = ''] = routeKey.split(' ');
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...details.headers,
    },
    cookies: details.cookies,
    pathParameters: details.params,
    queryStringParameters: details.query,
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      domainName: 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: details.sourceIp ?? '203.0.113.7',
        userAgent: 'a browser',
      },
      requestId: 'request-1',
      routeKey,
      stage: '$default',
      time: '01/Mar/2026:12:00:00 +0000',
      timeEpoch: 1_772_366_400_000,
    },
    body: rawBody ?? (json === undefined ? undefined : JSON.stringify(json)),
    isBase64Encoded: details.isBase64Encoded ?? false,
  };
}

/** The same request as API Gateway's REST API (payload format 1.0) passes it to a function. */
export function aRestEvent(details: HttpEventDetails): APIGatewayProxyEvent {
  const http = anHttpEvent(details);
  const [method = '', resource = ''] = details.routeKey.split(' ');
  const headers = { ...http.headers, ...(details.cookies && { Cookie: details.cookies.join('; ') }) };
  const query = details.query ?? {};
  return {
    resource,
    path: http.rawPath,
    httpMethod: method,
    headers,
    multiValueHeaders: asLists(headers),
    queryStringParameters: query,
    multiValueQueryStringParameters: asLists(query),
    pathParameters: details.params ?? null,
    stageVariables: null,
    requestContext: {
      accountId: http.requestContext.accountId,
      apiId: http.requestContext.apiId,
      authorizer: null,
      protocol: 'HTTP/1.1',
      httpMethod: method,
      identity: {
        sourceIp: http.requestContext.http.sourceIp,
      } as APIGatewayProxyEvent['requestContext']['identity'],
      path: http.rawPath,
      stage: 'local',
      requestId: http.requestContext.requestId,
      requestTimeEpoch: http.requestContext.timeEpoch,
      resourceId: 'resource',
      resourcePath: resource,
    },
    body: http.body ?? null,
    isBase64Encoded: http.isBase64Encoded,
  };
}

function asLists(values: Record<string, string | undefined>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === undefined ? [] : [value]]),
  );
}
