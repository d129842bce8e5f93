/**
 * The places that the platform is deployed to. An operator edits this file, and nothing else, to size a
 * stage, to give it domains, or to choose its providers.
 */
import type { QueueName } from './resources.ts';

export type TextProvider =
  | { provider: 'composer' }
  /** `modelId`: a foundation model, or an inference profile such as `eu.amazon.nova-lite-v1:0`. */
  | { provider: 'bedrock'; modelId: string };

/** `sender`: the address that e-mails come from; its domain becomes an SES identity of the account. */
export type EmailProvider = { provider: 'ses'; sender: string };

/** A host name with its certificate, which CloudFront takes from us-east-1 only. */
export type Domain = { hostName: string; certificateArn: string };

/**
 * Where visitors reach the stage: CloudFront, or (on an emulator) an edge that plays its part.
 * `originKeyVersion`: the version of the origin key to use, once there is more than the first.
 */
export type Edge =
  | { hasCloudFront: true; webDomain?: Domain; sitesDomain?: Domain; originKeyVersion?: string }
  | { hasCloudFront: false; webOrigin: string; sitesOrigin: string };

export type StageConfig = {
  edge: Edge;
  text: TextProvider;
  email: EmailProvider;
  /** Keeps tables, buckets and secrets when a stack goes, and refuses to delete tables. */
  keepsData: boolean;
  apiMemoryMegabytes: number;
  /** Messages worked on at once, by queue. AWS allows no less than 2. */
  workerConcurrency: Readonly<Record<QueueName, number>>;
  logRetentionDays: 7 | 30 | 90 | 365;
  /** Who is told about alarms and the budget. Without it alarms exist, but reach nobody. */
  alarmEmail?: string;
  monthlyBudgetDollars?: number;
};

export const STAGES = {
  /** A LocalStack-compatible emulator on this machine (`npm run deploy:local`). */
  local: {
    edge: { hasCloudFront: false, webOrigin: 'http://localhost:4000', sitesOrigin: 'http://localhost:4001' },
    text: { provider: 'composer' },
    email: { provider: 'ses', sender: 'hello@tableside.example' },
    keepsData: false,
    apiMemoryMegabytes: 1024,
    workerConcurrency: { generation: 2, emails: 2 },
    logRetentionDays: 7,
  },
  staging: {
    edge: { hasCloudFront: true },
    text: { provider: 'composer' },
    email: { provider: 'ses', sender: 'hello@staging.tableside.example' },
    keepsData: false,
    apiMemoryMegabytes: 1024,
    workerConcurrency: { generation: 5, emails: 2 },
    logRetentionDays: 30,
    monthlyBudgetDollars: 50,
  },
  production: {
    edge: { hasCloudFront: true },
    text: { provider: 'composer' },
    email: { provider: 'ses', sender: 'hello@tableside.example' },
    keepsData: true,
    apiMemoryMegabytes: 1769,
    workerConcurrency: { generation: 20, emails: 5 },
    logRetentionDays: 365,
    monthlyBudgetDollars: 200,
  },
} as const satisfies Record<string, StageConfig>;

export type StageName = keyof typeof STAGES;

/** `text` as a stage name. Throws with the names to choose from. */
export function parseStageName(text: string): StageName {
  if (Object.hasOwn(STAGES, text)) return text as StageName;
  throw new Error(`There is no stage "${text}". Choose one of: ${Object.keys(STAGES).join(', ')}.`);
}
