/** What a guest spends, in dollars (spec, owner tools §9). */
export const REVENUE_PER_NEW_CUSTOMER = 45;
export const REVENUE_PER_REENGAGED_CUSTOMER = 32;
/** Guests that count as a growth of 100 %. */
export const GROWTH_RATE_DIVISOR = 25;

type Brought = { newCustomersAcquired: number; customersReengaged: number };

/** What a dashboard derives from the guests that campaigns brought. Estimates, all but the sum. */
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
