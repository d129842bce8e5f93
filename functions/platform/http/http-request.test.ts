import { expect, test } from 'vitest';
import { anHttpEvent, aRestEvent } from '#tests/builders/http-event.ts';
import { readHttpRequest } from './http-request.ts';

const DETAILS = {
  routeKey: 'PUT /api/menu/{id}',
  token: 'owner',
  json: { dish: 'soup' },
  headers: { 'X-Viewer-Address': '198.51.100.4' },
  query: { course: 'one', table: 'by the window' },
  sourceIp: '203.0.113.9',
};

test('both kinds of API Gateway give the same request', () => {
  const http = readHttpRequest(
    anHttpEvent({ ...DETAILS, headers: { 'x-viewer-address': '198.51.100.4' }, params: { id: 'crème/1' } }),
  );
  const rest = readHttpRequest(aRestEvent({ ...DETAILS, params: { id: 'cr%C3%A8me%2F1' } }));
  expect(rest).toEqual(http);
  expect(rest).toMatchObject({
    routeKey: 'PUT /api/menu/{id}',
    method: 'PUT',
    headers: { authorization: 'Bearer owner', 'x-viewer-address': '198.51.100.4' },
    params: { id: 'crème/1' },
    query: { course: 'one', table: 'by the window' },
    sourceIp: '203.0.113.9',
    requestId: 'request-1',
    body: '{"dish":"soup"}',
  });
});

test('repeated headers are joined with commas', () => {
  const event = {
    ...aRestEvent({ routeKey: 'GET /api/menu' }),
    multiValueHeaders: { Accept: ['text/html', 'text/plain'] },
    multiValueQueryStringParameters: { course: ['one', 'two'] },
  };
  const { headers, query } = readHttpRequest(event);
  expect([headers.accept, query.course]).toEqual(['text/html,text/plain', 'one,two']);
});

test('an empty REST API event is an empty request', () => {
  const event = {
    ...aRestEvent({ routeKey: 'GET /api/menu' }),
    ...{ headers: null, multiValueHeaders: null, pathParameters: null, body: null },
  } as unknown as ReturnType<typeof aRestEvent>;
  expect(readHttpRequest(event)).toMatchObject({ headers: {}, params: {}, query: {}, body: undefined });
});

test('a path parameter with a broken percent sequence stays unchanged', () => {
  const event = aRestEvent({ routeKey: 'GET /api/menu/{id}', params: { id: '100%' } });
  expect(readHttpRequest(event).params).toEqual({ id: '100%' });
});

test.each([
  ['$default', '/api/menu', '/api/menu'],
  ['production', '/production/api/menu', '/api/menu'],
  ['production', '/api/menu', '/api/menu'],
  ['api', '/api/menu', '/api/menu'],
  ['api', '/api/api/menu', '/api/menu'],
])('in stage %s, %s is the path %s', (stage, rawPath, path) => {
  const http = anHttpEvent({ routeKey: '$default' });
  expect(readHttpRequest({ ...http, rawPath, requestContext: { ...http.requestContext, stage } }).path).toBe(
    path,
  );
  const rest = aRestEvent({ routeKey: 'GET /{proxy+}' });
  expect(
    readHttpRequest({ ...rest, path: rawPath, requestContext: { ...rest.requestContext, stage } }).path,
  ).toBe(path);
});

test('a base64 body keeps its mark', () => {
  const details = { routeKey: 'POST /api/menu', rawBody: 'c291cA==', isBase64Encoded: true };
  for (const event of [anHttpEvent(details), aRestEvent(details)]) {
    expect(readHttpRequest(event)).toMatchObject({ body: 'c291cA==', isBase64Encoded: true });
  }
});
