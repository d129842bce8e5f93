import type { RouteGroupName } from '#shared/contract/routes.ts';
import type { ComingSoonTool } from '#shared/features/ai-features.ts';
import type { QueueName } from './resources.ts';

/**
 * The places that the platform is deployed to. An operator edits this file, and nothing else, to size a
 * stage, to give it domains, or to choose its providers.
 */
export type TextProvider =
  /** `composer` is the name that the built-in writer had before. */
  | { provider: 'built-in' | 'composer' }
  /**
   * `modelId`: a foundation model, or an inference profile such as `eu.amazon.nova-lite-v1:0`. `vision`: it sees images, so
   * that owners can have photos of menus read.
   */
  | ({ provider: 'bedrock'; modelId: string; vision?: boolean } & ModelPrice)
  /**
   * `baseUrl`: of an API like OpenAI's, up to `/v1`. `keySecretArn`: the complete ARN of a secret of Secrets Manager in
   * the stage's account, whose text is the API key; absent for a server that wants none.
   */
  | ({
      provider: 'openai-compatible';
      modelId: string;
      vision?: boolean;
      baseUrl: string;
      keySecretArn?: string;
    } & ModelPrice);

/** Dollars per million tokens, for a model that `shared/platform-settings/ai-prices.ts` doesn't have or whose price is another. */
export type ModelPrice = { price?: { input: number; output: number } };

/**
 * `sender`: the address that e-mails come from; its domain becomes an SES identity of the account.
 * `ses-v1`: the first API of SES, for emulators that lack the current one.
 */
export type EmailProvider = { provider: 'ses' | 'ses-v1'; sender: string; bulkPerSecond?: number };

/**
 * Facebook alone: what local mode simulates has no place where money is spent. `app`: the Meta app by which restaurants
 * connect their ad accounts; without it Settings says that none can be connected. `secretArn`: a secret of Secrets Manager
 * in the stage's account, whose text is the app's secret.
 */
export type AdsProvider = { provider: 'meta'; app?: { id: string; secretArn: string } };

/**
 * Texts go through AWS End User Messaging. `hasNumbers`: the account can have sender numbers, whose audit records come back
 * to the stage; emulators have none.
 */
export type SmsProvider = { provider: 'aws'; hasNumbers: boolean };

/**
 * `stripe`: complete ARNs of secrets in the stage's account: the secret key, and the signing secret of the webhook
 * endpoint. `hasTax`: Stripe Tax adds sales tax. `debits`: owners may also pay from a bank account.
 */
export type PaymentsProvider =
  | { provider: 'built-in' }
  | ({ provider: 'stripe'; keySecretArn: string; webhookSecretArn: string } & StripeChoices);
type StripeChoices = { hasTax?: boolean; debits?: 'ach' | 'sepa' };

/** Which kind of API Gateway's APIs the contract becomes. `rest` is for emulators that have no HTTP APIs. */
export type Gateway = 'http' | 'rest';

/**
 * How callers move to a new version of the API's functions: a tenth of them for five minutes and then all (`canary`),
 * or all of them. Either way, errors bring back the previous version.
 */
export type Releases = 'canary' | 'all-at-once';

/** A host name with its certificate, which CloudFront takes from us-east-1 only. */
export type Domain = { hostName: string; certificateArn: string };

/**
 * `originKeyVersion`: the version of the origin key to use, once there is more than the first.
 * `hasFirewall`: puts a web ACL of AWS WAF in front of the web app, the API, and published sites, which costs extra.
 */
export type CloudFrontEdge = {
  hasCloudFront: true;
  webDomain?: Domain;
  sitesDomain?: Domain;
  originKeyVersion?: string;
  hasFirewall?: boolean;
};

/** Where visitors reach the stage: CloudFront, or (on an emulator) an edge that plays its part. */
export type Edge = CloudFrontEdge | { hasCloudFront: false; webOrigin: string; sitesOrigin: string };

export type StageConfig = {
  edge: Edge;
  gateway: Gateway;
  /** Without it, API Gateway calls what was deployed last. Emulators have no CodeDeploy. */
  releases?: Releases;
  text: TextProvider;
  email: EmailProvider;
  payments: PaymentsProvider;
  /** Where ads run. */
  ads: AdsProvider;
  /**
   * What the grader asks of Google; without it grades go by what the restaurant's page proves. `secretArn`: a secret of
   * Secrets Manager in the stage's account, whose text is an API key that may use Places API (New).
   */
  places?: { secretArn: string };
  /** Tools whose tabs say Coming Soon and cannot be opened; absent: every tool is open. */
  comingSoon?: readonly ComingSoonTool[];
  /** How texts leave. */
  sms: SmsProvider;
  /** Whether administrators sign in with a second factor, or may. */
  adminSecondFactor: 'required' | 'optional';
  /** Whether an owner publishes only after the e-mail address was confirmed. */
  publishNeedsVerifiedEmail: boolean;
  /** Keeps tables, buckets, secrets and logs when a stack goes, and refuses to delete tables. */
  keepsData: boolean;
  apiMemoryMegabytes: number;
  /** Messages worked on at once, by queue. AWS allows no less than 2. */
  workerConcurrency: Readonly<Record<QueueName, number>>;
  /**
   * Reserved concurrency of functions that process other people's HTML, images, lists, and passwords, by route group or
   * queue. It leaves room for the other functions, and keeps sign-in working when those are busy. `npm run deploy`
   * checks that the account's quota allows it.
   */
  reservedConcurrency?: Readonly<Partial<Record<RouteGroupName | QueueName, number>>>;
  logRetentionDays: 7 | 30 | 90 | 365;
  /** What one restaurant may ask for in an hour; without it, what `functions/platform/limits/hourly-limits.ts` says. */
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
  /** Who is told about alarms and the budget. Without it alarms exist, but reach nobody. */
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

/** `text` as a stage name. Throws with the names to choose from. */
export function parseStageName(text: string): StageName {
  if (Object.hasOwn(STAGES, text)) return text as StageName;
  throw new Error(`There is no stage "${text}". Choose one of: ${Object.keys(STAGES).join(', ')}.`);
}
