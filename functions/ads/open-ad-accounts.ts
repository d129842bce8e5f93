import type { AdAccounts } from '#functions/ads/provider/ad-account.ts';
import type { AdProvider } from '#functions/ads/provider/ad-provider.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Encryptor } from '#functions/platform/encryption/encryptor.ts';
import { openEncryptor } from '#functions/platform/encryption/open-encryptor.ts';
import { adAccountState } from './ad-account-state.ts';
import { type AdAccountsRepository, createAdAccountsRepository } from './ad-accounts-repository.ts';
import { type AdsConfig, createAdProvider } from './provider/create-ad-provider.ts';

/** Environment variables of functions that run ads. */
type AdAccountsConfig = {
  AD_ACCOUNTS_TABLE_NAME: string;
  /** Absent on stages without a Facebook app. */
  META_APP_ID?: string | undefined;
  SEALING_KEY_ARN?: string | undefined;
  SEALING_KEY_FILE?: string | undefined;
};

/** Opens the ad accounts that the environment names. */
export function openAdAccounts(
  config: AdAccountsConfig,
  { client, clock }: { client: DynamoClient; clock: Clock },
): AdAccounts {
  const accounts = createAdAccountsRepository({ client, tableName: config.AD_ACCOUNTS_TABLE_NAME });
  return createAdAccounts({
    accounts,
    encryptor: openEncryptor(config),
    hasApp: config.META_APP_ID !== undefined,
    clock,
  });
}

/** Opens the provider of ads that the environment names, on those accounts. */
export function openAdProvider(
  config: AdsConfig & AdAccountsConfig,
  { client, clock }: { client: DynamoClient; clock: Clock },
): AdProvider {
  return createAdProvider(config, { accounts: openAdAccounts(config, { client, clock }), clock });
}

export function createAdAccounts(dependencies: {
  accounts: AdAccountsRepository;
  encryptor: Pick<Encryptor, 'decrypt'>;
  hasApp: boolean;
  clock: Clock;
}): AdAccounts {
  const { accounts, encryptor, hasApp, clock } = dependencies;
  const look = async (restaurantId: string) => {
    const { connection } = await accounts.get(restaurantId);
    return { connection, state: adAccountState(connection, { now: clock.now(), hasApp }) };
  };
  return {
    stateOf: async (restaurantId) => (await look(restaurantId)).state,
    find: async (restaurantId) => {
      const { connection, state } = await look(restaurantId);
      const { account_id: accountId, page_id: pageId } = connection ?? {};
      if (state !== 'connected' || connection === undefined || !accountId || !pageId) return undefined;
      const accessToken = await encryptor.decrypt(connection.encrypted, restaurantId);
      return { accountId, pageId, accessToken, connectedAt: connection.connected_at };
    },
    markLost: async (restaurantId, { connectedAt }) => {
      await accounts.change(restaurantId, (row) => {
        const { connection } = row;
        // A newer connection hasn't been refused.
        if (connection?.connected_at !== connectedAt || connection.lost_at !== undefined) return undefined;
        return { ...row, connection: { ...connection, lost_at: clock.now().toISOString() } };
      });
    },
  };
}
