import type { BucketName, QueueName, TableName } from './resources.ts';

/**
 * What remains after a restaurant's account is deleted. `names`: the data may contain the restaurant's ID (`id`), its
 * name and address (`customer`), or the owner's email address (`owner`), but never guests. `days`: until it expires;
 * `forever`: counts and IDs.
 */
export type AfterDeletion =
  | 'deleted'
  | { keeps: string; names: 'id' | 'customer' | 'owner'; days: number | 'forever' };

/** Dead letters expire after this many days (`queue-with-dead-letters.ts`). */
const IN_A_QUEUE = { keeps: 'messages in progress', names: 'id', days: 14 } as const;

/**
 * For every table, bucket, and queue. A new one doesn't compile without an entry. A test deletes an account and checks
 * all of them. `docs/data.md` describes the same for people.
 */
export const AFTER_DELETION: Readonly<Record<TableName | BucketName | QueueName, AfterDeletion>> = {
  logins: 'deleted',
  users: 'deleted',
  restaurants: 'deleted',
  profiles: 'deleted',
  restaurantNames: 'deleted',
  customers: 'deleted',
  customerNotes: 'deleted',
  monthCosts: 'deleted',
  emailTokens: { keeps: 'links in emails', names: 'owner', days: 1 },
  failedMails: 'deleted',
  rateLimits: { keeps: 'counters under hashes', names: 'id', days: 1 },
  websites: 'deleted',
  generationJobs: 'deleted',
  images: 'deleted',
  enhancements: 'deleted',
  campaigns: 'deleted',
  promoCodes: 'deleted',
  adAccounts: 'deleted',
  checklists: 'deleted',
  menuSales: 'deleted',
  contentPlans: 'deleted',
  rewrites: 'deleted',
  dataExports: 'deleted',
  featureToggles: 'deleted',
  featureJobs: 'deleted',
  aiUsage: 'deleted',
  moderation: 'deleted',
  grades: 'deleted',
  guests: { keeps: 'opt-outs and consent under hashes', names: 'id', days: 1825 },
  redemptions: 'deleted',
  redemptionCounts: 'deleted',
  tillLinks: 'deleted',
  campaignRequests: 'deleted',
  sends: 'deleted',
  textingSettings: 'deleted',
  senderNumbers: 'deleted',
  slugs: 'deleted',
  receipts: { keeps: 'audit records without typed words', names: 'id', days: 400 },
  subscriptions: 'deleted',
  planUsage: 'deleted',
  invoices: { keeps: 'invoices', names: 'customer', days: 3650 },
  invoiceEntries: { keeps: 'where the console lists invoices', names: 'customer', days: 3650 },
  events: { keeps: 'business events', names: 'id', days: 'forever' },
  figures: { keeps: 'counts', names: 'id', days: 'forever' },
  failures: { keeps: 'message IDs and reasons', names: 'id', days: 28 },
  leads: 'deleted',
  platformRecords: {
    keeps: 'the ID for 400 days; hashed opt-outs of emails',
    names: 'id',
    days: 'forever',
  },

  sites: 'deleted',
  siteVersions: 'deleted',
  transfers: 'deleted',
  campaignLists: 'deleted',

  generation: IN_A_QUEUE,
  exports: IN_A_QUEUE,
  accountDeletions: IN_A_QUEUE,
  withdrawals: IN_A_QUEUE,
  featureChanges: IN_A_QUEUE,
  emails: { keeps: 'messages in progress', names: 'owner', days: 14 },
  bulkEmails: { keeps: 'messages in progress', names: 'owner', days: 14 },
  sms: IN_A_QUEUE,
  smsReceipts: IN_A_QUEUE,
  inboundTexts: IN_A_QUEUE,
  paymentEvents: IN_A_QUEUE,
};
