/** Character limits of an impersonation reason. A shorter one says nothing. */
export const IMPERSONATION_REASON = { min: 10, max: 200 } as const;

export const REASON_TOO_SHORT = 'Enter a reason of at least 10 characters.';

/** Shown in the activity if an impersonation has no reason. */
export const NO_REASON = 'no reason given';
