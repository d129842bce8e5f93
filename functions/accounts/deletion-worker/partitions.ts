/**
 * Tables of which a restaurant has a partition, in the order in which they are emptied, with their sort key. Jobs and
 * campaigns go first: what still works on one finds it gone, and stores or sends nothing any more.
 */
export const PARTITIONS = {
  generationJobs: 'generation_id',
  campaigns: 'campaign_id',
  sends: 'send_id',
  campaignRequests: 'request_key',
  websites: 'record_id',
  images: 'image_id',
  enhancements: 'image_id',
  promoCodes: 'code',
  redemptions: 'redemption_id',
  redemptionCounts: 'counted_for',
  tillLinks: undefined,
  // After the campaigns: what ends their ads is in it.
  adAccounts: undefined,
  checklists: undefined,
  textingSettings: undefined,
  menuSales: undefined,
  contentPlans: 'plan_id',
  rewrites: 'rewrite_id',
  dataExports: undefined,
  failedMails: 'request_id',
  featureToggles: undefined,
  aiUsage: 'usage_key',
  moderation: 'record_id',
  grades: 'grade_id',
  subscriptions: undefined,
  planUsage: 'month',
  profiles: undefined,
  customers: undefined,
  customerNotes: 'note_id',
} as const satisfies Record<string, string | undefined>;
export type PartitionName = keyof typeof PARTITIONS;

/** Tables whose rows partly outlive the restaurant (`keep-without-names.ts`), with their sort key. */
export const KEPT_PARTITIONS = {
  guests: 'phone',
  invoices: 'invoice_id',
  receipts: 'receipt_key',
} as const satisfies Record<string, string>;
export type KeptPartitionName = keyof typeof KEPT_PARTITIONS;
