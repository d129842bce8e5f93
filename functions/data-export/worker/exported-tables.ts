import type { ExportStepId } from '#functions/data-export/export-steps.ts';

/** Tables whose rows for a restaurant are exported as JSON, with the step that packs them. */
export const EXPORTED_TABLES = {
  restaurants: { step: 'account', file: 'restaurant' },
  profiles: { step: 'account', file: 'profile' },
  textingSettings: { step: 'account', file: 'texting-settings' },
  adAccounts: { step: 'account', file: 'ad-account' },
  featureToggles: { step: 'account', file: 'features' },
  guests: { step: 'guests', file: 'guests' },
  redemptions: { step: 'guests', file: 'redemptions' },
  redemptionCounts: { step: 'guests', file: 'redemption-counts' },
  campaigns: { step: 'marketing', file: 'ads-and-text-campaigns' },
  promoCodes: { step: 'marketing', file: 'promo-codes' },
  sends: { step: 'marketing', file: 'texts' },
  contentPlans: { step: 'marketing', file: 'posts' },
  moderation: { step: 'marketing', file: 'reviewed-content' },
  checklists: { step: 'tools', file: 'checklist' },
  menuSales: { step: 'tools', file: 'menu-sales' },
  grades: { step: 'tools', file: 'grades' },
  aiUsage: { step: 'tools', file: 'ai-usage' },
  subscriptions: { step: 'billing', file: 'plan' },
  invoices: { step: 'billing', file: 'invoices' },
  planUsage: { step: 'billing', file: 'plan-usage' },
  receipts: { step: 'audit', file: 'activity' },
  websites: { step: 'websites', file: 'websites' },
  images: { step: 'images', file: 'images' },
  enhancements: { step: 'images', file: 'enhanced-photos' },
} as const satisfies Record<string, { step: ExportStepId; file: string }>;
export type ExportedTableName = keyof typeof EXPORTED_TABLES;

/** Other tables with restaurant data, and why they aren’t exported. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  generationJobs: 'drafts in progress, for a month',
  rewrites: 'words in progress, for minutes',
  failedMails: 'emails that wait to be sent again',
  campaignRequests: 'keys against sending twice',
  tillLinks: 'a hash of the staff link',
  events: 'copies of what other files say, without content',
  customers: 'figures that administrators see, added up from other tables',
  monthCosts: 'figures that administrators see, added up from other tables',
  customerNotes: 'notes by administrators; owners can ask support about them',
  dataExports: 'the export itself',
  invoiceEntries: 'the order of invoices in the console’s list',
};

/** Secrets, and attributes that only serve as index keys. */
const LEFT_OUT = new Set([
  'sealed',
  'nonce_hash',
  'event',
  'list_kind',
  'list_key',
  'due_kind',
  'expires_at',
]);

/** Replacer for `JSON.stringify`: sets become lists, and secrets are left out. */
export function exportedValue(name: string, value: unknown): unknown {
  if (LEFT_OUT.has(name)) return undefined;
  return value instanceof Set ? [...value] : value;
}
