// Sentences about billing that several routes or screens show.

export const BILLING_UNREADABLE = 'Failed to fetch subscription data';
export const CANCEL_QUESTION = 'Are you sure you want to cancel this subscription?';
export const CREDIT_COVERS = 'Covered by the owner’s credit.';
export const INVOICE_UNREADABLE = 'We couldn’t download the invoice. Try again.';
export const PLAN_NOT_CHANGED = 'Failed to update subscription plan';
export const PRICE_UNREADABLE = 'We couldn’t load the price';
export const WHOLE_DOLLARS = 'Enter a whole dollar amount.';
