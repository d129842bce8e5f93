import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CLIENT_DEFAULTS } from '#functions/platform/aws/client-defaults.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { type FaultProxy, startFaultProxy } from '#tests/builders/fault-proxy.ts';
import { aDelivery, aGeneratedWebsite, aStartedGeneration } from '#tests/builders/generated-website.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
let dynamo: FaultProxy;
let s3: FaultProxy;
beforeAll(async () => {
  emulators = await openSiteEmulators();
  const { AWS_ENDPOINT_URL_DYNAMODB = '', AWS_ENDPOINT_URL_S3 = '' } = emulators.environment;
  dynamo = await startFaultProxy('DynamoDB', AWS_ENDPOINT_URL_DYNAMODB);
  s3 = await startFaultProxy('S3', AWS_ENDPOINT_URL_S3);
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', dynamo.url);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', s3.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([dynamo.stop(), s3.stop()]);
  await emulators.stop();
});

test('brief store failures don’t prevent a website', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const message = await aStartedGeneration(owner);
  dynamo.refuseNext(2);
  s3.refuseNext(2);
  await setup.work(message, aDelivery());
  const { body } = await owner.call('getGenerationProgress', { params: { id: message.generation_id } });
  expect(body).toMatchObject({ status: 'completed' });
});

test('a store that stays unavailable is retried a few times, then the call fails as busy', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const id = await aGeneratedWebsite(setup, owner);
  s3.refuseNext(Number.POSITIVE_INFINITY);
  const { status, headers, body } = await owner.call('publishWebsite', { params: { id } });
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(headers).toHaveProperty('retry-after');
  expect(s3.requests()).toBe(CLIENT_DEFAULTS.maxAttempts);
  s3.refuseNext(0);
  expect(await owner.call('publishWebsite', { params: { id } })).toMatchObject({ status: 200 });
});
