/**
 * How every AWS client retries: the SDK's standard mode backs off exponentially with full jitter,
 * bounded to this many attempts.
 */
export const CLIENT_DEFAULTS = { maxAttempts: 4, retryMode: 'standard' } as const;
