import { INVOICE_ENTRIES } from './invoice-entries-table.ts';

/** Tables, buckets, queues and schedules as data, from which the CDK stacks, local mode and the tests create them. */

/** A global secondary index with all attributes of the items that have its keys. Reads of it are eventually consistent. */
export type IndexDefinition = { partitionKey: string; sortKey?: string };

export type TableDefinition = {
  partitionKey: string;
  sortKey?: string;
  /** By name. DynamoDB adds one at a time: a table that is deployed gains at most one index in a deployment. */
  indexes?: Readonly<Record<string, IndexDefinition>>;
  /** The table's stream hands every change to the projector, with the item as it is afterwards. */
  stream?: true;
  /** Attribute with the epoch second at which an item may go. */
  timeToLiveAttribute?: string;
};

export const TABLES = {
  /** One row an e-mail address: the claim that makes addresses unique, and the password hash. */
  logins: { partitionKey: 'email' },
  users: { partitionKey: 'user_id', stream: true },
  restaurants: { partitionKey: 'restaurant_id', stream: true },
  /** One row a restaurant: all that is known about it. */
  profiles: { partitionKey: 'restaurant_id' },
  /** Where names and e-mail addresses are looked up by any part of them: one row for each ending. */
  restaurantNames: { partitionKey: 'start', sortKey: 'ending' },
  /** How the console lists each restaurant, and (`customerNotes`) notes about it and emails to its owner. */
  customers: {
    partitionKey: 'restaurant_id',
    indexes: {
      byMonthlyRevenue: { partitionKey: 'list_kind', sortKey: 'monthly_revenue_key' },
      byCost: { partitionKey: 'list_kind', sortKey: 'cost_key' },
      byMargin: { partitionKey: 'list_kind', sortKey: 'margin_key' },
      byLastSeen: { partitionKey: 'list_kind', sortKey: 'last_seen_key' },
    },
  },
  customerNotes: { partitionKey: 'restaurant_id', sortKey: 'note_id' },
  emailTokens: { partitionKey: 'token_hash', timeToLiveAttribute: 'expires_at' },
  /** E-mails that the mail service did not take, by restaurant. */
  failedMails: { partitionKey: 'restaurant_id', sortKey: 'request_id', timeToLiveAttribute: 'expires_at' },
  rateLimits: { partitionKey: 'limit_key', timeToLiveAttribute: 'expires_at' },
  /** `site#<id>` rows are what lists read; `content#<id>` and `version#<id>#<n>` rows carry the weight. */
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
  /** Facebook ads and text campaigns, by restaurant; ids sort by time. */
  campaigns: {
    partitionKey: 'restaurant_id',
    sortKey: 'campaign_id',
    stream: true,
    indexes: { byDue: { partitionKey: 'due_kind', sortKey: 'due_at' } },
  },
  /** One row a promo code: the claim that gives each code of a restaurant one campaign. */
  promoCodes: { partitionKey: 'restaurant_id', sortKey: 'code', timeToLiveAttribute: 'expires_at' },
  /** One row a restaurant: the Facebook account that its ads are paid from, with a sealed token. */
  adAccounts: { partitionKey: 'restaurant_id' },
  /** One row a restaurant: the status and the notes of every item of its marketing checklist. */
  checklists: { partitionKey: 'restaurant_id', stream: true },
  /** One row a restaurant: what was sold of each item of its menu, added up. */
  menuSales: { partitionKey: 'restaurant_id' },
  contentPlans: { partitionKey: 'restaurant_id', sortKey: 'plan_id' },
  /** Rewrites of website texts in progress: the words so far, for minutes. */
  rewrites: { partitionKey: 'restaurant_id', sortKey: 'rewrite_id', timeToLiveAttribute: 'expires_at' },
  /** One row a restaurant: which features an administrator has switched off for it, or limited. */
  featureToggles: { partitionKey: 'restaurant_id', stream: true },
  /** One row a feature: the change of all restaurants that is under way, or was last. */
  featureJobs: { partitionKey: 'feature_name' },
  /** Uses of AI features by day: limits and figures of a restaurant, and its calls in flight. */
  aiUsage: {
    partitionKey: 'restaurant_id',
    sortKey: 'usage_key',
    stream: true,
    indexes: { byActive: { partitionKey: 'active_kind', sortKey: 'active_until' } },
    timeToLiveAttribute: 'expires_at',
  },
  /** Content that a person should look at, by restaurant (`item#` rows), and words that find it (`word#` rows). */
  moderation: {
    partitionKey: 'restaurant_id',
    sortKey: 'record_id',
    stream: true,
    indexes: {
      byStatus: { partitionKey: 'status', sortKey: 'listed_at' },
      byWord: { partitionKey: 'word_start', sortKey: 'word_key' },
    },
  },
  /** Grades of restaurants' presence, by time; what proves them is in the bucket of site versions. */
  grades: { partitionKey: 'restaurant_id', sortKey: 'grade_id' },
  /** One row a guest, by number; of deleted ones who opted out a one-way mark. */
  guests: { partitionKey: 'restaurant_id', sortKey: 'phone', timeToLiveAttribute: 'expires_at' },
  /** Redeemed codes by restaurant and time. */
  redemptions: { partitionKey: 'restaurant_id', sortKey: 'redemption_id', stream: true },
  /** What was redeemed by day: one row for the restaurant (`total`), one for each campaign. */
  redemptionCounts: { partitionKey: 'restaurant_id', sortKey: 'counted_for' },
  tillLinks: { partitionKey: 'restaurant_id' },
  /** Keys with which callers make a campaign once, for a month. */
  campaignRequests: {
    partitionKey: 'restaurant_id',
    sortKey: 'request_key',
    timeToLiveAttribute: 'expires_at',
  },
  /** One row a text to one guest, `<campaign>#<phone>`: written before it goes out, so that none goes out twice. */
  sends: {
    partitionKey: 'restaurant_id',
    sortKey: 'send_id',
    indexes: { byDue: { partitionKey: 'due_kind', sortKey: 'due_at' } },
  },
  /** One row a restaurant: the number that its texts come from, and how its lists are read. */
  textingSettings: { partitionKey: 'restaurant_id' },
  /** One row a sender number: the claim that gives each number one restaurant. */
  senderNumbers: {
    partitionKey: 'phone_number',
    indexes: { byKind: { partitionKey: 'list_kind', sortKey: 'phone_number' } },
  },
  /** One row a restaurant: its last export of all data. */
  dataExports: { partitionKey: 'restaurant_id', timeToLiveAttribute: 'expires_at' },
  /** One row a public address: the claim that gives each slug one owner. */
  slugs: { partitionKey: 'slug' },
  /** Who did what, by restaurant and time of the request. Only ever added to. */
  receipts: {
    partitionKey: 'restaurant_id',
    sortKey: 'receipt_key',
    indexes: { byTime: { partitionKey: 'list_kind', sortKey: 'list_key' } },
    timeToLiveAttribute: 'expires_at',
  },
  /** One row a restaurant: what it has subscribed to. */
  subscriptions: {
    partitionKey: 'restaurant_id',
    stream: true,
    indexes: {
      byDue: { partitionKey: 'due_kind', sortKey: 'due_at' },
      byKind: { partitionKey: 'list_kind', sortKey: 'listed_at' },
    },
  },
  /** What a restaurant has used of its plan: one row a period, and one a calendar month (UTC). */
  planUsage: { partitionKey: 'restaurant_id', sortKey: 'month', timeToLiveAttribute: 'expires_at' },
  /** Invoices by restaurant and time, with what each did to the ledger. They outlive the restaurant. */
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
  /** What happened, by restaurant and time: copied by the projector from the streams. Outlives the restaurant. */
  events: {
    partitionKey: 'restaurant_id',
    sortKey: 'event_key',
    indexes: { byDay: { partitionKey: 'day', sortKey: 'event_key' } },
  },
  /** Counters by scope (platform, restaurant, plan, feature), day and shard of a stream; `closed`: of days, added up. */
  figures: { partitionKey: 'scope', sortKey: 'day_shard' },
  /** Questions of visitors from the contact form of the landing page, newest last. */
  leads: { partitionKey: 'list_kind', sortKey: 'lead_id', timeToLiveAttribute: 'expires_at' },
  /** Why messages failed (scope `message`), and counters of errors by day (`errors#<day>`). Nothing about people. */
  failures: { partitionKey: 'scope', sortKey: 'record_id', timeToLiveAttribute: 'expires_at' },
  /** What the platform has one or few of, by kind (`scope`), and no restaurant owns: its settings and their like. */
  platformRecords: { partitionKey: 'scope', sortKey: 'record_id', timeToLiveAttribute: 'expires_at' },
} as const satisfies Record<string, TableDefinition>;
export type TableName = keyof typeof TABLES;

export const BUCKETS = {
  /** Published pages, images and fonts. Public through the sites distribution only. */
  sites: { isServedPublicly: true },
  /** Kept versions of pages and content, for going back; owners' custom HTML; grades with what proves them. Never served. */
  siteVersions: { isServedPublicly: false },
  /** Files on their way in (`uploads/`) and out (`downloads/`). Gone after a day. */
  transfers: { isServedPublicly: false },
  /** Lists of text campaigns with what was decided of each guest. Never served, gone after 90 days. */
  campaignLists: { isServedPublicly: false },
} as const satisfies Record<string, { isServedPublicly: boolean }>;
export type BucketName = keyof typeof BUCKETS;

/** Deliveries before a message goes to the dead-letter queue. */
export const MAX_RECEIVE_COUNT = 3;

export type QueueDefinition = {
  /** Name of the function that works on its messages (`function-folders.ts`). */
  worker: string;
  /** What one delivery may take, in seconds: the worker's Lambda timeout. */
  workerTimeoutSeconds: number;
  workerMemoryMegabytes: number;
  /** Its messages hold guests' words or phone numbers, or letters to owners: encrypted with the stage's own key. */
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
  /** Rejected content, which is taken out wherever it stands. */
  withdrawals: { worker: 'withdrawal-worker', workerTimeoutSeconds: 120, workerMemoryMegabytes: 1769 },
  featureChanges: { worker: 'feature-worker', workerTimeoutSeconds: 120, workerMemoryMegabytes: 512 },
  emails: { worker: 'email-worker', workerTimeoutSeconds: 30, ...PERSONAL },
  /** Emails to many restaurants, page by page, and what mail services report about them. */
  bulkEmails: { worker: 'bulk-email-worker', workerTimeoutSeconds: 60, ...PERSONAL },
  sms: { worker: 'sms-worker', workerTimeoutSeconds: 60, ...PERSONAL },
  /** What the provider says became of texts. */
  smsReceipts: { worker: 'sms-receipts', workerTimeoutSeconds: 30, ...PERSONAL },
  /** What guests have texted to sender numbers. */
  inboundTexts: { worker: 'inbound-texts', workerTimeoutSeconds: 30, ...PERSONAL },
  /** What the payment provider says has changed. */
  paymentEvents: { worker: 'payment-events', workerTimeoutSeconds: 60, workerMemoryMegabytes: 512 },
} as const satisfies Record<string, QueueDefinition>;
export type QueueName = keyof typeof QUEUES;

/** `function`: name of the function, whose handler is called without input (`function-folders.ts`). */
export type ScheduleDefinition = { everyMinutes: number; function: string; timeoutSeconds: number };

/** What happens by the clock: an EventBridge rule in the stacks, a timer in local mode. */
export const SCHEDULES = {
  /** What became of ads that run or wait. */
  adResults: { everyMinutes: 60, function: 'ad-results', timeoutSeconds: 60 },
  /** Texts whose time has come, and campaigns whose launch died halfway. */
  dueTexts: { everyMinutes: 5, function: 'due-texts', timeoutSeconds: 60 },
  /** Figures of days that are over, added up. */
  figureClosing: { everyMinutes: 24 * 60, function: 'figure-closing', timeoutSeconds: 15 * 60 },
  /** Subscriptions compared with the payment provider's. */
  paymentReconciliation: {
    everyMinutes: 24 * 60,
    function: 'payment-reconciliation',
    timeoutSeconds: 15 * 60,
  },
  alertsCheck: { everyMinutes: 5, function: 'alerts-check', timeoutSeconds: 60 },
  /** Renewals, payments that failed and are tried again, subscriptions that end. */
  billingCycle: { everyMinutes: 15, function: 'billing-cycle', timeoutSeconds: 60 },
} as const satisfies Record<string, ScheduleDefinition>;
export type ScheduleName = keyof typeof SCHEDULES;
