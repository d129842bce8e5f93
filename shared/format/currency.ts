/** The one currency of the platform, in which plans are sold. SEPA bank debits need EUR. */
export const CURRENCY: 'USD' | 'EUR' = 'USD';
