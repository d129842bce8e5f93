import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SESClient } from '@aws-sdk/client-ses';
import { expect, onTestFinished, test } from 'vitest';
import { createSesV1Mailer } from './ses-v1-mailer.ts';

const MAIL = {
  id: 'request-1',
  to: 'owner@example.com',
  senderName: 'Café Desk',
  subject: 'Café Ñandú',
  text: 'Hello',
  html: '<p>Hello</p>',
  links: [],
};

/** A fake SES with the forms and XML of its first API. */
async function setup(status: number, answer: string) {
  const forms: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((form) => {
      forms.push(form);
      response.writeHead(status, { 'content-type': 'text/xml' }).end(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new SESClient({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  return { forms, mailer: createSesV1Mailer({ sender: 'hello@example.com', client }) };
}

test('an email is sent through SES’s first API from the sender in both formats', async () => {
  const { forms, mailer } = await setup(
    200,
    '<SendEmailResponse><SendEmailResult><MessageId>1</MessageId></SendEmailResult></SendEmailResponse>',
  );
  await mailer.send(MAIL);
  expect(forms.map((form) => Object.fromEntries(new URLSearchParams(form)))).toEqual([
    {
      Action: 'SendEmail',
      Version: '2010-12-01',
      Source: '=?UTF-8?B?Q2Fmw6kgRGVzaw==?= <hello@example.com>',
      'Destination.ToAddresses.member.1': 'owner@example.com',
      'Message.Subject.Data': 'Café Ñandú',
      'Message.Subject.Charset': 'UTF-8',
      'Message.Body.Text.Data': 'Hello',
      'Message.Body.Text.Charset': 'UTF-8',
      'Message.Body.Html.Data': '<p>Hello</p>',
      'Message.Body.Html.Charset': 'UTF-8',
    },
  ]);
});

test('an email that SES rejects can be retried', async () => {
  const refusal = '<ErrorResponse><Error><Code>MessageRejected</Code></Error></ErrorResponse>';
  const { mailer } = await setup(400, refusal);
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'unavailable' });
});
