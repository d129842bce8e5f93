import type { RouteGroupName } from '#shared/contract/routes.ts';
import type { ComingSoonTool } from '#shared/features/ai-features.ts';
import type { QueueName } from './resources.ts';

// The stages of the platform. Operators edit only this file to size a stage, add domains, or choose providers.

/** The writer of websites, posts, and ads: the built-in one, or a model. */
export type TextProvider =
  /** `composer`: the former name of the built-in writer. */
  | { provider: 'built-in' | 'composer' }
  /**
   * `modelId`: a foundation model, or an inference profile such as `eu.amazon.nova-lite-v1:0`. `vision`: it sees
   * images, so owners can upload photos of menus.
   */
  | ({ provider: 'bedrock'; modelId: string; vision?: boolean } & ModelPrice)
  /**
   * `baseUrl`: of an OpenAI-compatible API, up to `/v1`. `keySecretArn`: complete ARN of a Secrets Manager secret in
   * the stage's account with the API key as text; absent if the server needs none.
   */
  | ({
      provider: 'openai-compatible';
      modelId: string;
      vision?: boolean;
      baseUrl: string;
      keySecretArn?: string;
    } & ModelPrice);

/** Dollars per million tokens, if `shared/platform-settings/ai-prices.ts` lacks the model or its price differs. */
export type ModelPrice = { price?: { input: number; output: number } };

/**
 * `sender`: the address that sends emails; its domain becomes an SES identity of the account. `ses-v1`: the first API
 * of SES, for emulators without the current one.
 */
export type EmailProvider = { provider: 'ses' | 'ses-v1'; sender: string; bulkPerSecond?: number };

/**
 * Only Facebook: a stage that spends money can't be in test mode. `app`: the Meta app that connects restaurants' ad
 * accounts; without it, none can be connected. `secretArn`: of a Secrets Manager secret with the app's secret as text.
 */
export type AdsProvider = { provider: 'meta'; app?: { id: string; secretArn: string } };

/**
 * Texts are sent with AWS End User Messaging. `hasNumbers`: the account can have sender numbers, whose receipts return
 * to the stage; emulators have none.
 */
export type SmsProvider = { provider: 'aws'; hasNumbers: boolean };

/**
 * `stripe`: complete ARNs of secrets in the stage's account: the secret key, and the webhook endpoint's signing
 * secret. `hasTax`: Stripe Tax adds sales tax. `debits`: owners may also pay from a bank account.
 */
export type PaymentsProvider =
  | { provider: 'built-in' }
  | ({ provider: 'stripe'; keySecretArn: string; webhookSecretArn: string } & StripeChoices);
type StripeChoices = { hasTax?: boolean; debits?: 'ach' | 'sepa' };

/** The kind of API Gateway API for the contract. `rest` is for emulators without HTTP APIs. */
export type Gateway = 'http' | 'rest';

/**
 * How calls move to a new version of the API's functions: a tenth of them for five minutes and then all (`canary`), or
 * all of them. Either way, errors restore the previous version.
 */
export type Releases = 'canary' | 'all-at-once';

/** A host name with its certificate, which CloudFront takes from us-east-1 only. */
export type Domain = { hostName: string; certificateArn: string };

/**
 * `originKeyVersion`: the version of the origin key to use, once there is more than the first. `hasFirewall`: adds an
 * AWS WAF web ACL in front of the web app, the API, and published sites, at extra cost.
 */
export type CloudFrontEdge = {
  hasCloudFront: true;
  webDomain?: Domain;
  sitesDomain?: Domain;
  originKeyVersion?: string;
  hasFirewall?: boolean;
};

/** The stage's public edge: CloudFront, or a replacement on an emulator. */
export type Edge = CloudFrontEdge | { hasCloudFront: false; webOrigin: string; sitesOrigin: string };

export type StageConfig = {
  edge: Edge;
  gateway: Gateway;
  /** Without it, API Gateway calls the latest deployment. Emulators have no CodeDeploy. */
  releases?: Releases;
  text: TextProvider;
  email: EmailProvider;
  payments: PaymentsProvider;
  /** The ad provider. */
  ads: AdsProvider;
  /**
   * The grader's requests to Google. Without it, grades use only the restaurant's page. `secretArn`: a Secrets Manager
   * secret in the stage's account whose text is an API key for Places API (New).
   */
  places?: { secretArn: string };
  /** Tools whose tabs say Coming Soon and can't be opened. Absent: all tools are available. */
  comingSoon?: readonly ComingSoonTool[];
  /** The provider of texts. */
  sms: SmsProvider;
  /** Whether administrators must use two-step verification, or may. */
  adminSecondFactor: 'required' | 'optional';
  /** Whether owners must confirm their email address before they publish. */
  publishNeedsVerifiedEmail: boolean;
  /** Keeps tables, buckets, secrets, and logs when a stack is deleted, and protects tables from deletion. */
  keepsData: boolean;
  apiMemoryMegabytes: number;
  /** Parallel messages by queue. AWS requires at least 2. */
  workerConcurrency: Readonly<Record<QueueName, number>>;
  /**
   * Reserved concurrency of functions that process other people's HTML, images, lists, and passwords, by route group or
   * queue. It leaves room for the other functions, and keeps sign-in working when those are busy. `npm run deploy`
   * checks that the account's quota allows it.
   */
  reservedConcurrency?: Readonly<Partial<Record<RouteGroupName | QueueName, number>>>;
  logRetentionDays: 7 | 30 | 90 | 365;
  /** Hourly limits of one restaurant. Default: those of `functions/platform/limits/hourly-limits.ts`. */
  hourlyLimits?: {
    generations?: number;
    publications?: number;
    imports?: number;
    savesAndPreviews?: number;
    readings?: number;
    ads?: number;
    redemptions?: number;
    testTexts?: number;
    modelTries?: number;
    uploads?: number;
    connections?: number;
    changes?: number;
  };
  /** The recipient of alarms and budget notices. Without it alarms exist, but notify no one. */
  alarmEmail?: string;
  monthlyBudgetDollars?: number;
};

export const STAGES = {
  /** A LocalStack-compatible emulator on this machine (`npm run deploy:local`). */
  local: {
    edge: { hasCloudFront: false, webOrigin: 'http://localhost:4000', sitesOrigin: 'http://localhost:4001' },
    gateway: 'rest',
    text: { provider: 'built-in' },
    email: { provider: 'ses-v1', sender: 'hello@tableside.example' },
    payments: { provider: 'built-in' },
    ads: { provider: 'meta' },
    sms: { provider: 'aws', hasNumbers: false },
    adminSecondFactor: 'required',
    publishNeedsVerifiedEmail: false,
    keepsData: false,
    apiMemoryMegabytes: 1024,
    workerConcurrency: {
      generation: 2,
      emails: 2,
      bulkEmails: 2,
      accountDeletions: 2,
      exports: 2,
      withdrawals: 2,
      featureChanges: 2,
      sms: 2,
      smsReceipts: 2,
      inboundTexts: 2,
      paymentEvents: 2,
    },
    logRetentionDays: 7,
  },
  staging: {
    edge: { hasCloudFront: true },
    gateway: 'http',
    releases: 'all-at-once',
    text: { provider: 'built-in' },
    email: { provider: 'ses', sender: 'hello@staging.tableside.example' },
    payments: { provider: 'built-in' },
    ads: { provider: 'meta' },
    sms: { provider: 'aws', hasNumbers: true },
    adminSecondFactor: 'required',
    publishNeedsVerifiedEmail: true,
    keepsData: false,
    apiMemoryMegabytes: 1024,
    workerConcurrency: {
      generation: 5,
      emails: 2,
      bulkEmails: 2,
      accountDeletions: 2,
      exports: 2,
      withdrawals: 2,
      featureChanges: 2,
      sms: 4,
      smsReceipts: 2,
      inboundTexts: 2,
      paymentEvents: 2,
    },
    logRetentionDays: 30,
    monthlyBudgetDollars: 50,
  },
  production: {
    edge: { hasCloudFront: true, hasFirewall: true },
    gateway: 'http',
    releases: 'canary',
    text: { provider: 'built-in' },
    email: { provider: 'ses', sender: 'hello@tableside.example' },
    payments: { provider: 'built-in' },
    ads: { provider: 'meta' },
    sms: { provider: 'aws', hasNumbers: true },
    adminSecondFactor: 'required',
    publishNeedsVerifiedEmail: true,
    keepsData: true,
    apiMemoryMegabytes: 1769,
    workerConcurrency: {
      generation: 20,
      emails: 5,
      bulkEmails: 2,
      accountDeletions: 2,
      exports: 2,
      withdrawals: 2,
      featureChanges: 2,
      sms: 4,
      smsReceipts: 5,
      inboundTexts: 5,
      paymentEvents: 2,
    },
    reservedConcurrency: {
      auth: 20,
      images: 20,
      'website-editing': 40,
      generation: 20,
      'ad-campaigns': 10,
      guests: 10,
      'sms-campaigns': 10,
    },
    logRetentionDays: 365,
    monthlyBudgetDollars: 200,
  },
} as const satisfies Record<string, StageConfig>;

export type StageName = keyof typeof STAGES;

export function senderDomain(sender: string): string {
  return sender.slice(sender.lastIndexOf('@') + 1);
}

/** Parses a stage name. Throws with the valid ones. */
export function parseStageName(text: string): StageName {
  if (Object.hasOwn(STAGES, text)) return text as StageName;
  throw new Error(`There is no stage "${text}". Choose one of: ${Object.keys(STAGES).join(', ')}.`);
}
