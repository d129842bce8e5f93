// Until the functions' own config.ts exist.
type Every = { SERVICE_NAME: string };
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
export type GenerationWorkerEnvironment = Every & {
  RESTAURANTS_TABLE_NAME: string;
  WEBSITES_TABLE_NAME: string;
  GENERATION_JOBS_TABLE_NAME: string;
  SITES_BUCKET_NAME: string;
  TEXT_PROVIDER: string;
  BEDROCK_MODEL_ID: string;
};
