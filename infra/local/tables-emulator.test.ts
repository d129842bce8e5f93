import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startTablesEmulator } from './tables-emulator.ts';

/** Writes rows until the table's file may not grow any more, then reads the first and says how it went. */
const FILL = `
import { CreateTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { startTablesEmulator } from '#infra/local/tables-emulator.ts';
console.error = () => {};
const { port, stop } = await startTablesEmulator({ accessKeyId: () => 'any', dataDirectory: process.argv[1] });
const client = new DynamoDBClient({ endpoint: 'http://127.0.0.1:' + port, region: 'us-east-1', maxAttempts: 1,
  credentials: { accessKeyId: 'any', secretAccessKey: 'any' } });
const TableName = 'rows';
await client.send(new CreateTableCommand({ TableName, BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }], KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] }));
await waitUntilTableExists({ client, minDelay: 1, maxWaitTime: 30 }, { TableName });
let failure;
for (let id = 0; id < 50 && failure === undefined; id += 1) {
  const Item = { id: { S: String(id) }, text: { S: 'x'.repeat(50_000) } };
  await client.send(new PutItemCommand({ TableName, Item })).catch((error) => { failure = error.name; });
}
const { Item } = await client.send(new GetItemCommand({ TableName, Key: { id: { S: '0' } } }));
console.log(JSON.stringify({ failure, isReadable: Item?.text.S.length === 50_000 }));
client.destroy();
await stop();
`;

test.skipIf(process.platform === 'win32')(
  'a disk that takes no more is answered as a fault, and what is there can still be read',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tableside-full-'));
    const limited =
      'ulimit -f 1000 && exec "$0" --disable-warning=ExperimentalWarning --input-type=module -e "$1" "$2"';
    const { stdout } = await promisify(execFile)('sh', ['-c', limited, process.execPath, FILL, folder]);
    expect(JSON.parse(stdout)).toEqual({ failure: 'InternalServerError', isReadable: true });
    await rm(folder, { recursive: true });
  },
);

test('unsigned calls and those of strangers are refused, and no page of another origin is let in', async () => {
  const { port, stop } = await startTablesEmulator({ accessKeyId: () => 'ours' });
  const ask = (headers: Record<string, string>, method = 'POST') =>
    fetch(`http://127.0.0.1:${port}/`, { method, headers });
  const target = { 'x-amz-target': 'DynamoDB_20120810.Scan', 'content-type': 'application/x-amz-json-1.0' };
  const signature = (id: string) =>
    `AWS4-HMAC-SHA256 Credential=${id}/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=00`;
  for (const headers of [{}, target, { ...target, authorization: signature('AKIAFOO') }]) {
    expect((await ask(headers)).status).toBe(403);
  }
  const preflight = await ask(
    { origin: 'http://evil.example', 'access-control-request-method': 'POST' },
    'OPTIONS',
  );
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  await stop();
});
