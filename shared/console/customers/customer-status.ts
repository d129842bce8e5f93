/** The subscription status of a restaurant. `trial_ended`: its trial is over, and it never subscribed. */
export const CUSTOMER_STATUSES = [
  'trial',
  'active',
  'past_due',
  'suspended',
  'canceled',
  'trial_ended',
] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

export const STATUS_NAMES: Readonly<Record<CustomerStatus, string>> = {
  trial: 'Trial',
  active: 'Active',
  past_due: 'Past due',
  suspended: 'Suspended',
  canceled: 'Canceled',
  trial_ended: 'Trial ended',
};

/** The sort orders of the list of restaurants, besides name and sign-up date. */
export const CUSTOMER_ORDERS = ['monthly_revenue', 'cost', 'margin', 'last_seen'] as const;
export type CustomerOrder = (typeof CUSTOMER_ORDERS)[number];
