import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import { cookiesToSet } from './cookies.ts';

export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** Throws when the output breaks the route's own response schema. */
export function successResponse(route: Route, output: object): APIGatewayProxyStructuredResultV2 {
  const body = { success: true, ...route.response.parse(output) };
  const headers = route.status === 302 ? { ...JSON_HEADERS, ...redirectHeaders(body) } : JSON_HEADERS;
  const cookies = cookiesToSet(output);
  return {
    statusCode: route.status,
    headers,
    ...(cookies.length > 0 && { cookies: [...cookies] }),
    body: JSON.stringify(body),
  };
}

/** What a redirect leads to never changes; that it leads there is asked for again once a day. */
function redirectHeaders(body: object) {
  const location = 'location' in body && typeof body.location === 'string' ? body.location : undefined;
  if (location === undefined) throw new Error('A redirect needs a location.');
  return { location, 'cache-control': 'public, max-age=86400' };
}
