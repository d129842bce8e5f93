import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export type HttpEventDetails = {
  /** `POST /api/auth/login`, as API Gateway writes it. */
  routeKey: string;
  token?: string | undefined;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  rawBody?: string;
  isBase64Encoded?: boolean;
  headers?: Record<string, string>;
  /** `name=value`. */
  cookies?: string[];
  params?: Record<string, string>;
  query?: Record<string, string>;
  sourceIp?: string;
};

/** A request as API Gateway's HTTP API (payload format 2.0) hands it to a function. */
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
