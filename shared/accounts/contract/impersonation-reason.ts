/** How many characters the reason of an impersonation has. Fewer say nothing. */
export const IMPERSONATION_REASON = { min: 10, max: 200 } as const;

export const REASON_TOO_SHORT = 'Enter a reason of at least 10 characters.';

/** What the activity says of an impersonation that was started without one. */
export const NO_REASON = 'no reason given';
