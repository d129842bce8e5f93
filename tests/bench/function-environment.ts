/** An environment in which every function's bundle starts; nothing at these addresses is ever called. */
export function functionEnvironment(): Record<string, string> {
  return {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
    LOGINS_TABLE_NAME: 'logins',
    USERS_TABLE_NAME: 'users',
    RESTAURANTS_TABLE_NAME: 'restaurants',
    EMAIL_TOKENS_TABLE_NAME: 'email-tokens',
    RATE_LIMITS_TABLE_NAME: 'rate-limits',
    WEBSITES_TABLE_NAME: 'websites',
    GENERATION_JOBS_TABLE_NAME: 'generation-jobs',
    SLUGS_TABLE_NAME: 'slugs',
    SITES_BUCKET_NAME: 'sites',
    SITE_VERSIONS_BUCKET_NAME: 'site-versions',
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
