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

/** The list of restaurants. */
export const CUSTOMERS = {
  partitionKey: 'restaurant_id',
  indexes: {
    byMonthlyRevenue: { partitionKey: 'list_kind', sortKey: 'monthly_revenue_key' },
    byCost: { partitionKey: 'list_kind', sortKey: 'cost_key' },
    byMargin: { partitionKey: 'list_kind', sortKey: 'margin_key' },
    byLastSeen: { partitionKey: 'list_kind', sortKey: 'last_seen_key' },
  },
} as const;

/** Costs and revenue of each restaurant by month, for sorted lists. */
export const MONTH_COSTS = {
  partitionKey: 'restaurant_id',
  sortKey: 'month',
  indexes: {
    byCost: { partitionKey: 'month', sortKey: 'cost_key' },
    byRevenue: { partitionKey: 'month', sortKey: 'revenue_key' },
    byMargin: { partitionKey: 'month', sortKey: 'margin_key' },
  },
  timeToLiveAttribute: 'expires_at',
} as const;
