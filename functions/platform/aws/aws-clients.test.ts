import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '#infra/security-headers.ts';
import { EARLY_ANSWER_MILLISECONDS } from '../middleware/out-of-time.ts';
import { ATTEMPT_MILLISECONDS, createDynamoClient } from './aws-clients.ts';
import { CLIENT_DEFAULTS } from './client-defaults.ts';

test('a call to a silent database times out', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  const asked = createDynamoClient(20).send(
    new GetCommand({ TableName: 'users', Key: { user_id: 'owner-1' } }),
  );
  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

test('it times out before the function must answer', () => {
  const available = LIMITS.apiFunctionTimeoutSeconds * 1000 - EARLY_ANSWER_MILLISECONDS;
  expect(CLIENT_DEFAULTS.maxAttempts * ATTEMPT_MILLISECONDS).toBeLessThan(available - ATTEMPT_MILLISECONDS);
});
