import type { Clock } from '#functions/platform/clock.ts';
import type { AdAccounts } from './ad-account.ts';
import type { AdProvider } from './ad-provider.ts';
import { createMetaAds } from './meta/meta-ads.ts';
import { createOutboxAds } from './outbox-ads.ts';

/** Selects local mode's outbox or Facebook. */
export type AdsConfig = { ADS_PROVIDER: 'outbox' | 'meta'; OUTBOX_DIRECTORY?: string | undefined };

/** Creates the provider that the environment names. Throws if the outbox has no directory. */
export function createAdProvider(
  config: AdsConfig,
  { accounts, clock }: { accounts: AdAccounts; clock: Clock },
): AdProvider {
  if (config.ADS_PROVIDER === 'meta') return createMetaAds({ accounts });
  const { OUTBOX_DIRECTORY: outboxDirectory } = config;
  if (outboxDirectory === undefined) {
    throw new Error('The environment is incomplete. OUTBOX_DIRECTORY: required');
  }
  return createOutboxAds({ outboxDirectory, clock });
}
