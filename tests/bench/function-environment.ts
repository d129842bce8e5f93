import { TABLES, type TableName, tableEnvironmentName } from '#infra/resources.ts';

/** An environment in which every function's bundle starts; nothing at these addresses is ever called. */
export function functionEnvironment(): Record<string, string> {
  return {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
    ...Object.fromEntries(
      Object.keys(TABLES).map((table) => [tableEnvironmentName(table as TableName), table]),
    ),
    SITES_BUCKET_NAME: 'sites',
    SITE_VERSIONS_BUCKET_NAME: 'site-versions',
    TRANSFERS_BUCKET_NAME: 'transfers',
    GENERATION_QUEUE_URL: 'http://127.0.0.1:9/000000000000/generation',
    EMAILS_QUEUE_URL: 'http://127.0.0.1:9/000000000000/emails',
    TOKEN_SECRET_ARN: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:bench',
    WEB_ORIGIN: 'http://localhost:4000',
    SITES_ORIGIN: 'http://localhost:4001',
    EMAIL_PROVIDER: 'ses',
    EMAIL_SENDER: 'hello@example.com',
    TEXT_PROVIDER: 'composer',
    STAGE: 'bench',
    SERVICE_NAME: 'bench',
  };
}
