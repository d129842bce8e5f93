import { once } from 'node:events';
import { connect } from 'node:net';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TABLES, type TableName } from '#infra/resources.ts';
import { until } from '#tests/builders/until.ts';
import {
  bucketName,
  type EmulatorEnvironment,
  type Emulators,
  startEmulators,
  tableName,
} from './emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await startEmulators();
});
afterAll(() => emulators.stop());

function clientsOf(environment: EmulatorEnvironment) {
  const at = (endpoint: string) => ({
    endpoint: environment[endpoint] ?? '',
    region: 'us-east-1',
    credentials: { accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: 'any' },
  });
  return {
    dynamo: DynamoDBDocumentClient.from(new DynamoDBClient(at('AWS_ENDPOINT_URL_DYNAMODB'))),
    s3: new S3Client({ ...at('AWS_ENDPOINT_URL_S3'), forcePathStyle: true }),
    sqs: new SQSClient({ ...at('AWS_ENDPOINT_URL_SQS'), useQueueUrlAsEndpoint: false }),
  };
}

const page = { Bucket: bucketName('sites'), Key: 'lupo/index.html' };
const slugs = tableName('slugs');

test('every table is usable from the start', async () => {
  const started = await startEmulators();
  const { dynamo } = clientsOf(started.environment);
  const statuses = () =>
    Promise.all(
      Object.keys(TABLES).map(async (name) => {
        const TableName = tableName(name as TableName);
        return (await dynamo.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus;
      }),
    );
  const areActive = async () => (await statuses()).every((status) => status === 'ACTIVE') || undefined;
  const restore = await started.keep();
  await until(areActive, { timeoutMs: 60_000, everyMs: 10 });
  await restore();
  expect(await areActive()).toBe(true);
  await started.stop();
});

test('connections that have sent nothing end when the emulators stop', async () => {
  const started = await startEmulators();
  const ports = ['AWS_ENDPOINT_URL_SQS', 'AWS_ENDPOINT_URL_DYNAMODB'].map((name) =>
    Number(new URL(started.environment[name] ?? '').port),
  );
  const sockets = ports.map((port) => connect(port, '127.0.0.1').on('error', () => undefined));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const ended = Promise.all(sockets.map((socket) => once(socket, 'close')));
  await started.stop();
  await ended;
});

test('stored state is restored, later changes are gone, and the queues are empty', async () => {
  const { dynamo, s3, sqs } = clientsOf(emulators.environment);
  const QueueUrl = emulators.queueUrl('generation');
  const put = (slug: string, owner: string) =>
    dynamo.send(new PutCommand({ TableName: slugs, Item: { slug, owner } }));
  const row = async (slug: string) =>
    (await dynamo.send(new GetCommand({ TableName: slugs, Key: { slug } }))).Item;
  await put('lupo', 'first');
  await s3.send(new PutObjectCommand({ ...page, Body: 'before' }));

  const restore = await emulators.keep();
  for (let round = 1; round <= 2; round += 1) {
    await put('lupo', 'second');
    await put('ada', 'second');
    await s3.send(new PutObjectCommand({ ...page, Body: 'after' }));
    await s3.send(new PutObjectCommand({ ...page, Key: 'ada/index.html', Body: 'after' }));
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: '{}' }));
    await restore();
    expect([await row('lupo'), await row('ada')]).toEqual([{ slug: 'lupo', owner: 'first' }, undefined]);
    const read = await s3.send(new GetObjectCommand(page));
    expect(await read.Body?.transformToString()).toBe('before');
    const other = s3.send(new GetObjectCommand({ ...page, Key: 'ada/index.html' }));
    await expect(other).rejects.toMatchObject({ name: 'NoSuchKey' });
    const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl }));
    expect(Messages).toEqual([]);
  }
});

test('rows return in their indexes', async () => {
  const { dynamo } = clientsOf(emulators.environment);
  const TableName = tableName('events');
  const day = async () =>
    dynamo.send(
      new QueryCommand({
        TableName,
        IndexName: 'byDay',
        KeyConditionExpression: '#day = :day',
        ExpressionAttributeNames: { '#day': 'day' },
        ExpressionAttributeValues: { ':day': '2026-03-01' },
      }),
    );
  const event = (event_key: string) => ({ restaurant_id: 'lupo', event_key, day: '2026-03-01' });
  await dynamo.send(new PutCommand({ TableName, Item: event('one') }));
  const restore = await emulators.keep();
  await dynamo.send(new PutCommand({ TableName, Item: event('two') }));
  expect((await day()).Count).toBe(2);
  await restore();
  expect((await day()).Items).toEqual([event('one')]);
});

test('changed credentials are rejected by every emulator', async () => {
  const before = clientsOf(emulators.environment);
  const after = clientsOf(emulators.changeCredentials());
  const read = new GetCommand({ TableName: slugs, Key: { slug: 'nobody' } });
  await expect(before.dynamo.send(read)).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
  await expect(before.s3.send(new GetObjectCommand(page))).rejects.toMatchObject({ name: 'AccessDenied' });
  expect((await after.dynamo.send(read)).Item).toBeUndefined();
});
