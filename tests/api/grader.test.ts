import { expect, inject, test } from 'vitest';
import { aPageServer, aSocketServer } from '#tests/builders/page-server.ts';
import { createApiClient } from './api-client.ts';
import { defineGraderJourneys } from './grader-journeys.ts';
import { anOwner } from './owner.ts';

const api = createApiClient(inject('webOrigin'));

defineGraderJourneys(() => ({ api }));

test.each([
  ['500', (server: string) => server, 500],
  ['nobody listens', () => 'http://127.0.0.1:1/', 0],
])('grading a website reports %s as a finding and answers 200', async (_what, address, code) => {
  const { token } = await anOwner(api);
  const server = await aPageServer((_request, response) => response.writeHead(code).end());

  const { status, body } = await api('analyzePresence', { token, body: { website: address(server.origin) } });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ website_score: { validation_data: { accessible: false } } });
});

test('an endless or hostile page is graded with quotes of at most 200 characters', async () => {
  const { token } = await anOwner(api);
  const endless = await aSocketServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<title>x</title>');
    const more = () => {
      while (socket.writable && socket.write('<p>secret-of-the-page '.repeat(2000)));
    };
    socket.on('drain', more);
    more();
  });

  const { status, body } = await api('analyzePresence', { token, body: { website: endless.origin } });

  expect(status).toBe(200);
  const text = JSON.stringify(body);
  expect(text).not.toContain('secret-of-the-page');
  expect(text.length).toBeLessThan(60_000);
});

test.each(['169.254.169.254', '[::ffff:a9fe:a9fe]', '[fd00:ec2::254]', '10.0.0.1', '192.168.1.1'])(
  '%s stays refused where pages of this machine may be read',
  async (host) => {
    const { token } = await anOwner(api);
    const { status, body } = await api('analyzePresence', { token, body: { website: `http://${host}/` } });
    expect([status, body.fields]).toEqual([422, { website: expect.stringContaining('isn’t public') }]);
  },
);
