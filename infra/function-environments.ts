// Until the functions' own config.ts exist.
type Every = { STAGE: string; SERVICE_NAME: string };
export type AuthEnvironment = Every & {
  LOGINS_TABLE_NAME: string;
  USERS_TABLE_NAME: string;
  RESTAURANTS_TABLE_NAME: string;
  EMAIL_TOKENS_TABLE_NAME: string;
  RATE_LIMITS_TABLE_NAME: string;
  EMAILS_QUEUE_URL: string;
  TOKEN_SECRET_ARN: string;
};
export type DashboardEnvironment = Every & {
  USERS_TABLE_NAME: string;
  RESTAURANTS_TABLE_NAME: string;
  WEBSITES_TABLE_NAME: string;
  TOKEN_SECRET_ARN: string;
};
export type WebsitesEnvironment = Every & {
  USERS_TABLE_NAME: string;
  RESTAURANTS_TABLE_NAME: string;
  WEBSITES_TABLE_NAME: string;
  GENERATION_JOBS_TABLE_NAME: string;
  SLUGS_TABLE_NAME: string;
  RATE_LIMITS_TABLE_NAME: string;
  SITES_BUCKET_NAME: string;
  SITE_VERSIONS_BUCKET_NAME: string;
  GENERATION_QUEUE_URL: string;
  TOKEN_SECRET_ARN: string;
  SITES_ORIGIN: string;
};
export type StatusEnvironment = Every & { USERS_TABLE_NAME: string; SITES_ORIGIN: string };
export type EmailWorkerEnvironment = Every & {
  USERS_TABLE_NAME: string;
  LOGINS_TABLE_NAME: string;
  EMAIL_TOKENS_TABLE_NAME: string;
  EMAIL_PROVIDER: string;
  EMAIL_SENDER: string;
  WEB_ORIGIN: string;
};
export type GenerationWorkerEnvironment = Every & {
  RESTAURANTS_TABLE_NAME: string;
  WEBSITES_TABLE_NAME: string;
  GENERATION_JOBS_TABLE_NAME: string;
  SITES_BUCKET_NAME: string;
  TEXT_PROVIDER: string;
  BEDROCK_MODEL_ID: string;
};
