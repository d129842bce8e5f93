import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { FileOutput, Route } from '#shared/contract/route.ts';
import { cookiesToSet } from './cookies.ts';

const NOT_KEPT = { 'cache-control': 'no-store' };

export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', ...NOT_KEPT };

/** Throws if the output doesn't match the route's response schema. */
export function successResponse(route: Route, output: object | undefined): APIGatewayProxyStructuredResultV2 {
  const response = contentOf(route, output);
  response.statusCode = route.status;
  const cookies = output === undefined ? [] : cookiesToSet(output);
  if (cookies.length > 0) response.cookies = [...cookies];
  return response;
}

function contentOf(route: Route, output: object | undefined): APIGatewayProxyStructuredResultV2 {
  if (route.file !== undefined) return fileContent(route.file.contentType, output as FileOutput);
  if (route.response === undefined) return { headers: NOT_KEPT };
  const body = { success: true, ...route.response.parse(output) };
  const headers = route.status === 302 ? { ...JSON_HEADERS, ...redirectHeaders(body) } : JSON_HEADERS;
  return { headers, body: JSON.stringify(body) };
}

function fileContent(contentType: string, { filename, body }: FileOutput): APIGatewayProxyStructuredResultV2 {
  const headers = { ...NOT_KEPT, 'content-type': contentType, 'content-disposition': attachment(filename) };
  if (typeof body === 'string') return { headers, body };
  return { headers, body: Buffer.from(body).toString('base64'), isBase64Encoded: true };
}

/** Encodes the file name with RFC 8187, which leaves no character to quote (RFC 6266 §4.1). */
function attachment(filename: string): string {
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** A redirect's target never changes, but the redirect is requested again once a day. */
function redirectHeaders(body: object) {
  const location = 'location' in body && typeof body.location === 'string' ? body.location : undefined;
  if (location === undefined) throw new Error('A redirect needs a location.');
  return { location, 'cache-control': 'public, max-age=86400' };
}
