import { SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
import { aJsonServer } from '#tests/builders/json-server.ts';
import type { Mail } from './mailer.ts';
import { createSesMailer } from './ses-mailer.ts';
import { senderOf } from './ses-message.ts';

const MAIL: Mail = {
  id: 'request-1',
  to: 'owner@example.com',
  senderName: 'Café Desk',
  subject: 'Café Ñandú',
  text: 'Hello',
  html: '<p>Hello</p>',
  links: [],
};

async function setup(answer: { status?: number; body: object }) {
  const server = await aJsonServer(answer);
  const client = new SESv2Client({
    region: 'us-east-1',
    endpoint: server.endpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  return { server, mailer: createSesMailer({ sender: 'hello@example.com', client }) };
}

test('an email is sent through SES from the sender in both formats', async () => {
  const { server, mailer } = await setup({ body: { MessageId: '1' } });
  await mailer.send(MAIL);
  expect(server.requests).toEqual([
    {
      headers: expect.any(Object),
      path: '/v2/email/outbound-emails',
      body: {
        FromEmailAddress: '=?UTF-8?B?Q2Fmw6kgRGVzaw==?= <hello@example.com>',
        Destination: { ToAddresses: ['owner@example.com'] },
        Content: {
          Simple: {
            Subject: { Data: 'Café Ñandú', Charset: 'UTF-8' },
            Body: {
              Text: { Data: 'Hello', Charset: 'UTF-8' },
              Html: { Data: '<p>Hello</p>', Charset: 'UTF-8' },
            },
          },
        },
      },
    },
  ]);
  await server.stop();
});

test('a marketing email has the headers for one-click opt-out', async () => {
  const { server, mailer } = await setup({ body: { MessageId: '1' } });
  const oneClickUrl = 'https://app.example.com/api/email-opt-out/token';
  const marketing = {
    bulkEmailId: 'bulk-1',
    optOutLink: 'https://app.example.com/unsubscribe#token',
    oneClickUrl,
  };
  await mailer.send({ ...MAIL, marketing });
  expect(server.requests).toMatchObject([
    {
      body: {
        Content: {
          Simple: {
            Headers: [
              { Name: 'List-Unsubscribe', Value: `<${oneClickUrl}>` },
              { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
            ],
          },
        },
      },
    },
  ]);
  await server.stop();
});

test.each([
  ['Tableside', 'hello@example.com', '"Tableside" <hello@example.com>'],
  ['Tableside', 'Old <hello@example.com>', '"Tableside" <hello@example.com>'],
  ["Anna's & Co.", 'hello@example.com', `"Anna's & Co." <hello@example.com>`],
])('%s before %s is %s', (senderName, sender, expected) => {
  expect(senderOf({ ...MAIL, senderName }, sender)).toBe(expected);
});

test('a long name in another script is encoded for headers', () => {
  const senderName = '食堂'.repeat(20);
  const words = senderOf({ ...MAIL, senderName }, 'hello@example.com')
    .split(' ')
    .slice(0, -1);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(75);
  const decoded = words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString()).join('');
  expect(decoded).toBe(senderName);
});

test('an email that SES rejects can be retried', async () => {
  const { server, mailer } = await setup({ status: 400, body: { message: 'Not verified.' } });
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'unavailable' });
  await server.stop();
});
