import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { answerInProcess } from './in-process-transport.ts';

/** Below the ports that a server of this machine gets by chance. */
const PORT = 1;

afterEach(() => void vi.unstubAllEnvs());

test('a client in the emulator’s process calls it without a connection, with its own access key', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${PORT}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a-key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a-secret');
  const authorizations: unknown[] = [];
  const end = answerInProcess(PORT, ({ headers }, response) => {
    authorizations.push(headers.authorization);
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end('{"Item":{"name":{"S":"Osteria Lupo"}}}');
  });
  const command = new GetCommand({ TableName: 'restaurants', Key: { id: '1' } });
  const client = createDynamoClient();
  expect((await client.send(command)).Item).toEqual({ name: 'Osteria Lupo' });
  expect(authorizations).toEqual([expect.stringContaining('Credential=a-key/')]);
  end();
  await expect(client.send(command)).rejects.toThrow(/ECONNREFUSED/);
});
