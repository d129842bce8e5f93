/** What a guest spends, in dollars (spec, owner tools §9). */
export const REVENUE_PER_NEW_CUSTOMER = 45;
export const REVENUE_PER_REENGAGED_CUSTOMER = 32;
/** The number of guests that counts as 100% growth. */
export const GROWTH_RATE_DIVISOR = 25;

type Brought = { newCustomersAcquired: number; customersReengaged: number };

/** Estimates from the guests that campaigns brought. Only their sum is exact. */
export function growthEstimates({ newCustomersAcquired, customersReengaged }: Brought) {
  const totalCustomers = newCustomersAcquired + customersReengaged;
  return {
    totalCustomers,
    /** In dollars. */
    revenueGenerated:
      REVENUE_PER_NEW_CUSTOMER * newCustomersAcquired + REVENUE_PER_REENGAGED_CUSTOMER * customersReengaged,
    growthRatePercent: Math.round((100 * totalCustomers) / GROWTH_RATE_DIVISOR),
  };
}
