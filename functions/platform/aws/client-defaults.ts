/**
 * The retries of every AWS client: the SDK's standard mode, which backs off exponentially with full jitter, up to
 * this many attempts.
 */
export const CLIENT_DEFAULTS = { maxAttempts: 4, retryMode: 'standard' } as const;
