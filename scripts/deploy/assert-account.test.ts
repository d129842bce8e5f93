import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { expect, onTestFinished, test } from 'vitest';
import { STAGES } from '#infra/stages.ts';
import { assertAccount } from './assert-account.ts';

/** A fake Lambda API whose account has this concurrency quota. */
async function setup(quota: number, status = 200) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ message: 'The token is expired.', AccountLimit: { ConcurrentExecutions: quota } }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new LambdaClient({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  return { client, asked };
}

const config = { ...STAGES.production, reservedConcurrency: { images: 20, generation: 30 } };

test('an account with enough concurrency is deployed to', async () => {
  const { client, asked } = await setup(150);
  await expect(assertAccount(client, config)).resolves.toBeUndefined();
  expect(asked).toEqual(['GET /2016-08-19/account-settings']);
});

test('an account without it is rejected before the deployment with what to do', async () => {
  const { client } = await setup(149);
  await expect(assertAccount(client, config)).rejects.toThrow(
    'This account and region allow 149 concurrent Lambda executions. The stage needs 150: 50 reserved and 100 for other functions.',
  );
});

test('a stage without reserved concurrency may have any quota', async () => {
  const { client } = await setup(10);
  await expect(assertAccount(client, STAGES.staging)).resolves.toBeUndefined();
});

test('credentials that AWS rejects are reported before the deployment, whatever the stage', async () => {
  const { client } = await setup(150, 403);
  await expect(assertAccount(client, STAGES.staging)).rejects.toThrow(
    'AWS rejected your credentials: The token is expired. Set AWS_PROFILE and AWS_REGION, sign in again if needed, and retry. Nothing was deployed.',
  );
});
