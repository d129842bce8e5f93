/**
 * Tables with a partition per restaurant, in the order in which they are emptied, with their sort keys. Jobs and
 * campaigns go first, so that running work finds them gone and stores or sends nothing more.
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
  // After the campaigns, because ending their ads needs it.
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
  monthCosts: 'month',
} as const satisfies Record<string, string | undefined>;
export type PartitionName = keyof typeof PARTITIONS;

/** Tables with rows that partly outlive the restaurant (`keep-without-names.ts`), with their sort keys. */
export const KEPT_PARTITIONS = {
  guests: 'phone',
  invoices: 'invoice_id',
  invoiceEntries: 'invoice_id',
  receipts: 'receipt_key',
} as const satisfies Record<string, string>;
export type KeptPartitionName = keyof typeof KEPT_PARTITIONS;
