/** What the platform works with. */
export const PROVIDER_IDS = ['text', 'images', 'email', 'sms', 'ads', 'places', 'payments'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** `simulated`: it works, and nothing leaves the platform. `off`: it is not configured, and what needs it goes without. */
export const PROVIDER_STATES = ['working', 'simulated', 'off', 'failing'] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** Uses and failures of the last two days. */
export type RecentUse = { uses: number; failures: number };

/** Fewer say nothing of the provider. */
const TELLING_USES = 5;
const FAILING_SHARE = 0.5;

/** Whether so many uses failed that the provider is in doubt, and not one restaurant's call. */
export function isFailing({ uses, failures }: RecentUse): boolean {
  return uses >= TELLING_USES && failures / uses >= FAILING_SHARE;
}
