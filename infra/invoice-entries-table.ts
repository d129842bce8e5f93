/** How the console lists and finds each invoice: by amount, by the restaurant's name, and by number. */
export const INVOICE_ENTRIES = {
  partitionKey: 'restaurant_id',
  sortKey: 'invoice_id',
  indexes: {
    byStatusAmount: { partitionKey: 'status', sortKey: 'amount_key' },
    byStatusName: { partitionKey: 'status', sortKey: 'name_key' },
    byFlagAmount: { partitionKey: 'flag', sortKey: 'amount_key' },
    byFlagName: { partitionKey: 'flag', sortKey: 'name_key' },
    byNumber: { partitionKey: 'number_end' },
  },
  timeToLiveAttribute: 'expires_at',
} as const;
