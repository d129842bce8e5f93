import { bucketVariable, queueVariable, tableVariable } from '#functions/platform/needs/environment-names.ts';
import {
  BUCKETS,
  type BucketName,
  QUEUES,
  type QueueName,
  TABLES,
  type TableName,
} from '#infra/resources.ts';

/** An environment in which every function's bundle starts; its addresses are never called. */
export function functionEnvironment(): Record<string, string> {
  return {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
    ...Object.fromEntries(Object.keys(TABLES).map((table) => [tableVariable(table as TableName), table])),
    ...Object.fromEntries(
      Object.keys(BUCKETS).map((bucket) => [bucketVariable(bucket as BucketName), bucket]),
    ),
    ...Object.fromEntries(
      Object.keys(QUEUES).map((queue) => [
        queueVariable(queue as QueueName),
        `http://127.0.0.1:9/000000000000/${queue}`,
      ]),
    ),
    PAGE_FETCH_FUNCTION_NAME: 'page-fetch',
    SEALING_KEY_ARN: 'arn:aws:kms:us-east-1:000000000000:key/bench',
    TOKEN_SECRET_ARN: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:bench',
    WEB_ORIGIN: 'http://localhost:4000',
    SITES_ORIGIN: 'http://localhost:4001',
    ADS_PROVIDER: 'meta',
    EMAIL_PROVIDER: 'ses',
    EMAIL_SENDER: 'hello@example.com',
    SMS_PROVIDER: 'aws',
    TEXT_PROVIDER: 'built-in',
    STAGE: 'bench',
    SERVICE_NAME: 'bench',
  };
}
