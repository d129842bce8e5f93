import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aJsonServer } from '#tests/builders/json-server.ts';
import { createAwsSms } from './aws-sms.ts';
import { SmsDelayed, SmsRefused } from './sms-provider.ts';

const SMS = { restaurantId: 'lupo', campaignId: 'back', phone: '+12125550147', text: 'Osteria Lupo: Hello.' };

function aClient(endpoint: string): PinpointSMSVoiceV2Client {
  return new PinpointSMSVoiceV2Client({
    region: 'us-east-1',
    endpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
    requestHandler: { requestTimeout: 300, throwOnRequestTimeout: true },
  });
}

async function setup(answer: { status?: number; body: object }, sender: string | undefined = '+18005550100') {
  const server = await aJsonServer(answer);
  onTestFinished(server.stop);
  const provider = createAwsSms({
    findSender: async () => sender,
    configurationSet: 'tableside',
    client: aClient(server.endpoint),
  });
  return { server, provider };
}

test('a text is sent from the restaurant’s number, with its campaign in delivery receipts', async () => {
  const { server, provider } = await setup({ body: { MessageId: 'sms-1' } });
  expect(await provider.send(SMS)).toBe('sms-1');
  expect(server.requests).toMatchObject([
    {
      headers: { 'x-amz-target': 'PinpointSMSVoiceV2.SendTextMessage' },
      body: {
        DestinationPhoneNumber: '+12125550147',
        OriginationIdentity: '+18005550100',
        MessageBody: 'Osteria Lupo: Hello.',
        MessageType: 'PROMOTIONAL',
        ConfigurationSetName: 'tableside',
        Context: { restaurant_id: 'lupo', campaign_id: 'back' },
      },
    },
  ]);
});

test('a missing number is reported before sending', async () => {
  const { server } = await setup({ body: {} });
  const provider = createAwsSms({
    findSender: async () => undefined,
    configurationSet: undefined,
    client: aClient(server.endpoint),
  });
  expect(await provider.hasSender('lupo')).toBe(false);
  await expect(provider.send(SMS)).rejects.toBeInstanceOf(SmsDelayed);
  expect(server.requests).toEqual([]);
});

describe('a text that was certainly not sent', () => {
  test.each([
    [400, { __type: 'ThrottlingException', Message: 'Rate exceeded' }, 0],
    [400, { __type: 'ServiceQuotaExceededException', Reason: 'MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT' }, 60],
    [400, { __type: 'AccessDeniedException' }, 60],
    [400, { __type: 'ConflictException', Reason: 'NUMBER_NOT_ACTIVE' }, 60],
  ])('can be retried: %s %j, in %s minutes', async (status, body, minutes) => {
    const { server, provider } = await setup({ status, body });
    const isThrottled = body.__type === 'ThrottlingException';
    await expect(provider.send(SMS)).rejects.toMatchObject({ name: 'SmsDelayed', minutes, isThrottled });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    { __type: 'ValidationException', Reason: 'INVALID_PARAMETER' },
    { __type: 'ConflictException', Reason: 'DESTINATION_PHONE_NUMBER_OPTED_OUT' },
  ])('is rejected permanently: %j', async (body) => {
    const { provider } = await setup({ status: 400, body });
    await expect(provider.send(SMS)).rejects.toBeInstanceOf(SmsRefused);
  });
});

describe('a text that may have been sent isn’t retried', () => {
  const isUnknown = async (sent: Promise<string>) => {
    const error = await sent.then(
      () => undefined,
      (cause: unknown) => cause,
    );
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(SmsRefused);
    expect(error).not.toBeInstanceOf(SmsDelayed);
  };

  test('after an error of the service', async () => {
    const { server, provider } = await setup({ status: 500, body: { __type: 'InternalServerException' } });
    await isUnknown(provider.send(SMS));
    expect(server.requests).toHaveLength(1);
  });

  test('after an answer without an ID', async () => {
    const { provider } = await setup({ body: {} });
    await isUnknown(provider.send(SMS));
  });

  test.each([
    ['garbage', '<html>Bad gateway</html>'],
    ['nothing', undefined],
  ])('after %s instead of an answer', async (_what, answer) => {
    let requests = 0;
    const server = createServer((request, response) => {
      request.resume();
      requests += 1;
      if (answer !== undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(answer);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const client = aClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const findSender = async () => '+18005550100';
    await isUnknown(createAwsSms({ findSender, configurationSet: undefined, client }).send(SMS));
    expect(requests).toBe(1);
  });
});
