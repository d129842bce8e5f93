import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startTablesEmulator } from './tables-emulator.ts';

/**
 * Writes rows while files may hold only ten, then restarts the tables. Returns how many writes failed, which confirmed
 * rows are lost, and whether the first row was readable right after the first failure.
 */
const FILL = `
import { CreateTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { startTablesEmulator } from '#infra/local/tables-emulator.ts';
console.error = () => {};
const start = async () => {
  const { port, stop } = await startTablesEmulator({ accessKeyId: () => 'any', dataDirectory: process.argv[1] });
  const client = new DynamoDBClient({ endpoint: 'http://127.0.0.1:' + port, region: 'us-east-1', maxAttempts: 1,
    credentials: { accessKeyId: 'any', secretAccessKey: 'any' } });
  return { client, stop: () => { client.destroy(); return stop(); } };
};
const TableName = 'rows';
const isThere = async (client, id) =>
  (await client.send(new GetItemCommand({ TableName, Key: { id: { S: id } } }))).Item?.text.S.length === 50_000;
const first = await start();
await first.client.send(new CreateTableCommand({ TableName, BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }], KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] }));
await waitUntilTableExists({ client: first.client, minDelay: 1, maxWaitTime: 30 }, { TableName });
const failures = [];
const written = [];
let isReadable;
for (let id = 0; id < 25; id += 1) {
  const Item = { id: { S: String(id) }, text: { S: 'x'.repeat(50_000) } };
  try {
    await first.client.send(new PutItemCommand({ TableName, Item }));
    written.push(String(id));
  } catch (error) {
    failures.push(error.name);
    isReadable ??= await isThere(first.client, '0');
  }
}
await first.stop();
const second = await start();
const lost = [];
for (const id of written) if (!(await isThere(second.client, id))) lost.push(id);
await second.stop();
console.log(JSON.stringify({ failures, isReadable, isWritable: written.includes('24'), lost }));
`;

test.skipIf(process.platform === 'win32')(
  'a full disk fails writes, and writes after it has room again survive a restart',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tableside-full-'));
    const limited =
      'ulimit -f 1000 && exec "$0" --disable-warning=ExperimentalWarning --input-type=module -e "$1" "$2"';
    const { stdout } = await promisify(execFile)('sh', ['-c', limited, process.execPath, FILL, folder]);
    const { failures, ...rest } = JSON.parse(stdout);
    expect([...new Set(failures)]).toEqual(['InternalServerError']);
    expect(rest).toEqual({ isReadable: true, isWritable: true, lost: [] });
    await rm(folder, { recursive: true });
  },
);

test('unsigned and foreign calls and other origins are rejected', async () => {
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

test('an idle connection is kept open for its client', async () => {
  const { port, stop } = await startTablesEmulator({ accessKeyId: () => 'ours', keepsConnections: true });
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null]);
  await stop();
});
