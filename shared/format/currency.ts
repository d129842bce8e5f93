/** The platform's currency for plans. SEPA bank debits need EUR. */
export const CURRENCY: 'USD' | 'EUR' = 'USD';
