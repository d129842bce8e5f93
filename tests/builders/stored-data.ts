import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { openBucket } from '#functions/platform/aws/object-store.ts';
import { bucketName, tableName } from '#infra/local/emulators.ts';
import type { BucketName, QueueName, TableName } from '#infra/resources.ts';
import { readLocalEnvironment } from '#scripts/operate/account-tables.ts';

/** The stored data of a running platform: rows and files as text, and the number of waiting messages. */
export type StoredData = {
  /** JSON of each row. */
  rows: (table: TableName) => Promise<string[]>;
  /** Key and content of each file. */
  files: (bucket: BucketName) => Promise<string[]>;
  /** In the queue, in progress, or in its dead-letter queue. */
  messages: (queue: QueueName) => Promise<number>;
};

/** Opens the stored data of the platform that runs on this folder. */
export async function openStoredData(dataDirectory: string): Promise<StoredData> {
  const environment = await readLocalEnvironment(dataDirectory);
  const client = (service: string) => ({
    endpoint: environment[`AWS_ENDPOINT_URL_${service}`] ?? '',
    region: environment.AWS_REGION ?? '',
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
    },
  });
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient(client('DYNAMODB')));
  const s3 = new S3Client({ ...client('S3'), forcePathStyle: true });
  const sqs = new SQSClient(client('SQS'));
  return {
    rows: async (table) => {
      const rows: string[] = [];
      for await (const { Items = [] } of paginateScan({ client: dynamo }, { TableName: tableName(table) }))
        rows.push(...Items.map((item) => JSON.stringify(item, withSets)));
      return rows;
    },
    files: async (bucket) => {
      const store = openBucket({ client: s3, bucketName: bucketName(bucket) });
      const keys = await store.list('');
      return Promise.all(keys.map(async (key) => `${key}\n${(await store.find(key)) ?? ''}`));
    },
    messages: async (queue) => {
      const url = `${environment.AWS_ENDPOINT_URL_SQS}/000000000000/${queue}`;
      const counts = await Promise.all([url, `${url}-dlq`].map((QueueUrl) => countMessages(sqs, QueueUrl)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

async function countMessages(sqs: SQSClient, QueueUrl: string): Promise<number> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  );
  return Object.values(Attributes).reduce((sum, count) => sum + Number(count), 0);
}

function withSets(_name: string, value: unknown): unknown {
  return value instanceof Set ? [...value] : value;
}
