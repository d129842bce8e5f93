import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ERROR_CODES } from '#shared/contract/error-codes.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '../app-error.ts';
import { cookiesToSet } from './cookies.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** The success answer. Throws when the output breaks the route's own response schema. */
export function answer(route: Route, output: object): APIGatewayProxyStructuredResultV2 {
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

/** The failure answer. Whatever is not an `AppError` is ours, and says nothing of its insides. */
export function refusal(error: unknown, requestId: string): APIGatewayProxyStructuredResultV2 {
  const failure = error instanceof AppError ? error : new AppError('internal');
  const { status } = ERROR_CODES[failure.code];
  const retryAfter = failure.retryAfterSeconds ?? (status === 429 || status === 503 ? 5 : undefined);
  return {
    statusCode: status,
    headers: retryAfter === undefined ? JSON_HEADERS : { ...JSON_HEADERS, 'retry-after': String(retryAfter) },
    body: JSON.stringify({
      success: false,
      error: failure.message,
      code: failure.code,
      ...(failure.fields === undefined ? {} : { fields: failure.fields }),
      ...(failure.conflict === undefined ? {} : { conflict: failure.conflict }),
      request_id: requestId,
    }),
  };
}
