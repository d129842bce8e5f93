import { expect, inject, onTestFinished, test } from 'vitest';
import { aPageServer, aSocketServer } from '#tests/builders/page-server.ts';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
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

/** Spellings of this machine and of the metadata service that have fooled URL checks. */
const BLOCKED = [
  '127.1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  'localhost',
  'localhost.',
];
const NEVER = ['169.254.169.254', '[::ffff:a9fe:a9fe]', '[fd00:ec2::254]', '10.0.0.1', '192.168.1.1'];

test('no spelling of a private address is connected to or counts as usage', async () => {
  const platform = await startRunningPlatform();
  onTestFinished(async () => {
    await platform.stop();
    await removeData(platform);
  });
  const closed = createApiClient(platform.webOrigin);
  const { token } = await anOwner(closed);
  const canary = await aSocketServer((socket) => socket.end());
  for (const host of BLOCKED) {
    const website = `http://${host}:${canary.port}/`;
    const { status, body } = await closed('analyzePresence', { token, body: { website } });
    expect([host, status, body.code]).toEqual([host, 422, 'invalid_input']);
    expect(JSON.stringify(body)).not.toContain(String(canary.port));
  }
  expect(canary.connections()).toBe(0);
  expect((await closed('listGrades', { token })).body.data).toEqual({ grades: [] });
});

test.each(NEVER)('%s stays refused where pages of this machine are allowed', async (host) => {
  const { token } = await anOwner(api);
  const { status, body } = await api('analyzePresence', { token, body: { website: `http://${host}/` } });
  expect([status, body.fields]).toEqual([422, { website: expect.stringContaining('public web') }]);
});
