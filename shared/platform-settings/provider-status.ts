/** The platform’s providers. */
export const PROVIDER_IDS = ['text', 'images', 'email', 'sms', 'ads', 'places', 'payments'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** `simulated`: test mode, nothing leaves the platform. `off`: not configured, so its features are unavailable. */
export const PROVIDER_STATES = ['working', 'simulated', 'off', 'failing'] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** Uses and failures of the last two days. */
export type RecentUse = { uses: number; failures: number };

/** Fewer uses aren’t conclusive. */
const TELLING_USES = 5;
const FAILING_SHARE = 0.5;

/** True if so many uses failed that the provider is at fault, not a single call. */
export function isFailing({ uses, failures }: RecentUse): boolean {
  return uses >= TELLING_USES && failures / uses >= FAILING_SHARE;
}
