/** What a restaurant pays (spec, owner tools §9). */
export const PLANS = [
  { name: 'Starter', dollarsPerMonth: 97 },
  { name: 'Growth', dollarsPerMonth: 197 },
  { name: 'Pro', dollarsPerMonth: 297 },
] as const;

export const TRIAL_DAYS = 14;

/** Off the price of the first month after the trial. */
export const FIRST_MONTH_DISCOUNT_PERCENT = 50;
