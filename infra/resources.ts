import { CUSTOMERS, INVOICE_ENTRIES, MONTH_COSTS } from './console-tables.ts';

/** Tables, buckets, queues, and schedules as data, from which the CDK stacks, local mode, and tests create them. */

/**
 * A global secondary index with all attributes of the items that have its keys. Its reads are eventually consistent.
 */
export type IndexDefinition = { partitionKey: string; sortKey?: string };

export type TableDefinition = {
  partitionKey: string;
  sortKey?: string;
  /** By name. DynamoDB adds one at a time, so a deployed table gets at most one new index per deployment. */
  indexes?: Readonly<Record<string, IndexDefinition>>;
  /** The table's stream passes every change to the projector, with the new item. */
  stream?: true;
  /** The attribute with the epoch second after which an item expires. */
  timeToLiveAttribute?: string;
};

export const TABLES = {
  /** One row per email address: the claim that makes addresses unique, and the password hash. */
  logins: { partitionKey: 'email' },
  users: { partitionKey: 'user_id', stream: true },
  restaurants: { partitionKey: 'restaurant_id', stream: true },
  /** One row per restaurant with all its facts. */
  profiles: { partitionKey: 'restaurant_id' },
  /** Finds restaurants by parts of names and email addresses: one row per suffix. */
  restaurantNames: { partitionKey: 'start', sortKey: 'ending' },
  /** The console's list of restaurants, and (`customerNotes`) notes about them and emails to their owners. */
  customers: CUSTOMERS,
  customerNotes: { partitionKey: 'restaurant_id', sortKey: 'note_id' },
  monthCosts: MONTH_COSTS,
  emailTokens: { partitionKey: 'token_hash', timeToLiveAttribute: 'expires_at' },
  /** Emails that the mail service rejected, by restaurant. */
  failedMails: { partitionKey: 'restaurant_id', sortKey: 'request_id', timeToLiveAttribute: 'expires_at' },
  rateLimits: { partitionKey: 'limit_key', timeToLiveAttribute: 'expires_at' },
  /** Lists read the `site#<id>` rows. The `content#<id>` and `version#<id>#<n>` rows are the large ones. */
  websites: { partitionKey: 'restaurant_id', sortKey: 'record_id', stream: true },
  generationJobs: {
    partitionKey: 'restaurant_id',
    sortKey: 'generation_id',
    stream: true,
    indexes: { byFailed: { partitionKey: 'failed_kind', sortKey: 'failed_at' } },
    timeToLiveAttribute: 'expires_at',
  },
  images: { partitionKey: 'restaurant_id', sortKey: 'image_id', stream: true },
  enhancements: { partitionKey: 'restaurant_id', sortKey: 'image_id' },
  /** Facebook ads and text campaigns, by restaurant. IDs sort by time. */
  campaigns: {
    partitionKey: 'restaurant_id',
    sortKey: 'campaign_id',
    stream: true,
    indexes: { byDue: { partitionKey: 'due_kind', sortKey: 'due_at' } },
  },
  /** One row per promo code: the claim that assigns each code of a restaurant to one campaign. */
  promoCodes: { partitionKey: 'restaurant_id', sortKey: 'code', timeToLiveAttribute: 'expires_at' },
  /** One row per restaurant: the Facebook account that pays for its ads, with an encrypted token. */
  adAccounts: { partitionKey: 'restaurant_id' },
  /** One row per restaurant: the status and notes of every item of its marketing checklist. */
  checklists: { partitionKey: 'restaurant_id', stream: true },
  /** One row per restaurant: total sales of each menu item. */
  menuSales: { partitionKey: 'restaurant_id' },
  contentPlans: { partitionKey: 'restaurant_id', sortKey: 'plan_id' },
  /** Rewrites of website texts in progress: the text so far, for minutes. */
  rewrites: { partitionKey: 'restaurant_id', sortKey: 'rewrite_id', timeToLiveAttribute: 'expires_at' },
  /** One row per restaurant: the features that an administrator has switched off or limited. */
  featureToggles: { partitionKey: 'restaurant_id', stream: true },
  /** One row per feature: its running or last bulk change. */
  featureJobs: { partitionKey: 'feature_name' },
  /** Uses of AI features by day: a restaurant's limits and metrics, and its calls in progress. */
  aiUsage: {
    partitionKey: 'restaurant_id',
    sortKey: 'usage_key',
    stream: true,
    indexes: { byActive: { partitionKey: 'active_kind', sortKey: 'active_until' } },
    timeToLiveAttribute: 'expires_at',
  },
  /** Content to review, by restaurant (`item#` rows), and its search terms (`word#` rows). */
  moderation: {
    partitionKey: 'restaurant_id',
    sortKey: 'record_id',
    stream: true,
    indexes: {
      byStatus: { partitionKey: 'status', sortKey: 'listed_at' },
      byWord: { partitionKey: 'word_start', sortKey: 'word_key' },
    },
  },
  /** Restaurants' grades by time. Their evidence is in the bucket of site versions. */
  grades: { partitionKey: 'restaurant_id', sortKey: 'grade_id' },
  /** One row per guest, by number; for deleted guests who opted out, a one-way hash. */
  guests: { partitionKey: 'restaurant_id', sortKey: 'phone', timeToLiveAttribute: 'expires_at' },
  /** Redeemed codes by restaurant and time. */
  redemptions: { partitionKey: 'restaurant_id', sortKey: 'redemption_id', stream: true },
  /** Redemptions by day: one row per restaurant (`total`) and one per campaign. */
  redemptionCounts: { partitionKey: 'restaurant_id', sortKey: 'counted_for' },
  tillLinks: { partitionKey: 'restaurant_id' },
  /** Callers' idempotency keys for campaigns, kept for a month. */
  campaignRequests: {
    partitionKey: 'restaurant_id',
    sortKey: 'request_key',
    timeToLiveAttribute: 'expires_at',
  },
  /** One row per text to a guest, `<campaign>#<phone>`, written before the text is sent, so that none is sent twice. */
  sends: {
    partitionKey: 'restaurant_id',
    sortKey: 'send_id',
    indexes: { byDue: { partitionKey: 'due_kind', sortKey: 'due_at' } },
  },
  /** One row per restaurant: its sender number, and how its lists are read. */
  textingSettings: { partitionKey: 'restaurant_id' },
  /** One row per sender number: the claim that assigns each number to one restaurant. */
  senderNumbers: {
    partitionKey: 'phone_number',
    indexes: { byKind: { partitionKey: 'list_kind', sortKey: 'phone_number' } },
  },
  /** One row per restaurant: its last export of all data. */
  dataExports: { partitionKey: 'restaurant_id', timeToLiveAttribute: 'expires_at' },
  /** One row per public address: the claim that gives each slug one owner. */
  slugs: { partitionKey: 'slug' },
  /** Who did what, by restaurant and time of the request. Rows are only added. */
  receipts: {
    partitionKey: 'restaurant_id',
    sortKey: 'receipt_key',
    indexes: { byTime: { partitionKey: 'list_kind', sortKey: 'list_key' } },
    timeToLiveAttribute: 'expires_at',
  },
  /** One row per restaurant: its subscription. */
  subscriptions: {
    partitionKey: 'restaurant_id',
    stream: true,
    indexes: {
      byDue: { partitionKey: 'due_kind', sortKey: 'due_at' },
      byKind: { partitionKey: 'list_kind', sortKey: 'listed_at' },
    },
  },
  /** A restaurant's plan usage: one row per period, and one per calendar month (UTC). */
  planUsage: { partitionKey: 'restaurant_id', sortKey: 'month', timeToLiveAttribute: 'expires_at' },
  /** Invoices by restaurant and time, with each one's effect on the ledger. They outlive the restaurant. */
  invoices: {
    partitionKey: 'restaurant_id',
    sortKey: 'invoice_id',
    stream: true,
    indexes: {
      byStatus: { partitionKey: 'status', sortKey: 'issued_at' },
      byFlag: { partitionKey: 'flag', sortKey: 'issued_at' },
    },
    timeToLiveAttribute: 'expires_at',
  },
  invoiceEntries: INVOICE_ENTRIES,
  /** Events by restaurant and time, copied by the projector from the streams. They outlive the restaurant. */
  events: {
    partitionKey: 'restaurant_id',
    sortKey: 'event_key',
    indexes: { byDay: { partitionKey: 'day', sortKey: 'event_key' } },
  },
  /** Counters by scope (platform, restaurant, plan, feature), day, and stream shard; `closed`: sums of closed days. */
  figures: { partitionKey: 'scope', sortKey: 'day_shard' },
  /** Visitors' questions from the landing page's contact form, newest last. */
  leads: { partitionKey: 'list_kind', sortKey: 'lead_id', timeToLiveAttribute: 'expires_at' },
  /** Why messages failed (scope `message`), and daily error counters (`errors#<day>`). No personal data. */
  failures: { partitionKey: 'scope', sortKey: 'record_id', timeToLiveAttribute: 'expires_at' },
  /** Platform records by kind (`scope`), such as settings, that belong to no restaurant. */
  platformRecords: { partitionKey: 'scope', sortKey: 'record_id', timeToLiveAttribute: 'expires_at' },
} as const satisfies Record<string, TableDefinition>;
export type TableName = keyof typeof TABLES;

export const BUCKETS = {
  /** Published pages, images, and fonts. Public only through the sites distribution. */
  sites: { isServedPublicly: true },
  /** Saved versions of pages and content, owners' custom HTML, and evidence of grades. Never public. */
  siteVersions: { isServedPublicly: false },
  /** Uploads (`uploads/`) and downloads (`downloads/`). They expire after a day. */
  transfers: { isServedPublicly: false },
  /** Lists of text campaigns with the decision about each guest. Never public; they expire after 90 days. */
  campaignLists: { isServedPublicly: false },
} as const satisfies Record<string, { isServedPublicly: boolean }>;
export type BucketName = keyof typeof BUCKETS;

/** Deliveries before a message goes to the dead-letter queue. */
export const MAX_RECEIVE_COUNT = 3;

export type QueueDefinition = {
  /** The name of the function that processes its messages (`function-folders.ts`). */
  worker: string;
  /** The longest that one delivery may take, in seconds: the worker's Lambda timeout. */
  workerTimeoutSeconds: number;
  workerMemoryMegabytes: number;
  /** Its messages contain guests' words or phone numbers, or emails to owners. The stage's own key encrypts them. */
  isPersonal?: true;
};

const PERSONAL = { workerMemoryMegabytes: 512, isPersonal: true } as const;

export const QUEUES = {
  generation: { worker: 'generation-worker', workerTimeoutSeconds: 60, workerMemoryMegabytes: 2048 },
  accountDeletions: {
    worker: 'account-deletion-worker',
    workerTimeoutSeconds: 300,
    workerMemoryMegabytes: 512,
  },
  exports: { worker: 'data-export-worker', workerTimeoutSeconds: 900, workerMemoryMegabytes: 1024 },
  /** Rejected content to remove everywhere. */
  withdrawals: { worker: 'withdrawal-worker', workerTimeoutSeconds: 120, workerMemoryMegabytes: 1769 },
  featureChanges: { worker: 'feature-worker', workerTimeoutSeconds: 120, workerMemoryMegabytes: 512 },
  emails: { worker: 'email-worker', workerTimeoutSeconds: 30, ...PERSONAL },
  /** Bulk emails, page by page, and mail services' reports about them. */
  bulkEmails: { worker: 'bulk-email-worker', workerTimeoutSeconds: 60, ...PERSONAL },
  sms: { worker: 'sms-worker', workerTimeoutSeconds: 60, ...PERSONAL },
  /** The provider's delivery receipts of texts. */
  smsReceipts: { worker: 'sms-receipts', workerTimeoutSeconds: 30, ...PERSONAL },
  /** Guests' texts to sender numbers. */
  inboundTexts: { worker: 'inbound-texts', workerTimeoutSeconds: 30, ...PERSONAL },
  /** Changes reported by the payment provider. */
  paymentEvents: { worker: 'payment-events', workerTimeoutSeconds: 60, workerMemoryMegabytes: 512 },
} as const satisfies Record<string, QueueDefinition>;
export type QueueName = keyof typeof QUEUES;

/** `function`: the name of the function, whose handler is called without input (`function-folders.ts`). */
export type ScheduleDefinition = { everyMinutes: number; function: string; timeoutSeconds: number };

/** Scheduled work: an EventBridge rule in the stacks, a timer in local mode. */
export const SCHEDULES = {
  /** Refreshes running and waiting ads. */
  adResults: { everyMinutes: 60, function: 'ad-results', timeoutSeconds: 60 },
  /** Queues due texts, and campaigns whose launch crashed. */
  dueTexts: { everyMinutes: 5, function: 'due-texts', timeoutSeconds: 60 },
  /** Sums up metrics of past days. */
  figureClosing: { everyMinutes: 24 * 60, function: 'figure-closing', timeoutSeconds: 15 * 60 },
  /** Compares subscriptions with the payment provider's. */
  paymentReconciliation: {
    everyMinutes: 24 * 60,
    function: 'payment-reconciliation',
    timeoutSeconds: 15 * 60,
  },
  alertsCheck: { everyMinutes: 5, function: 'alerts-check', timeoutSeconds: 60 },
  /** Renewals, retries of failed payments, and ends of subscriptions. */
  billingCycle: { everyMinutes: 15, function: 'billing-cycle', timeoutSeconds: 60 },
} as const satisfies Record<string, ScheduleDefinition>;
export type ScheduleName = keyof typeof SCHEDULES;
