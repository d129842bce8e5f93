import { randomBytes } from 'node:crypto';
import { createAdAccountsRepository } from '#functions/ads/ad-accounts-repository.ts';
import { createAdConnector } from '#functions/ads/provider/create-ad-connector.ts';
import { openEncryptor } from '#functions/platform/encryption/open-encryptor.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { adAccountRoutes } from '#shared/ads/contract/ad-account-routes.ts';
import { createConnectionStates } from './connection-state.ts';
import { adAccountNeeds } from './needs.ts';
import * as adAccountOperations from './operations.ts';

export const handler = httpFunction(
  adAccountRoutes,
  adAccountNeeds,
  ({ config, table, clock, tokenSecret, runtime }) =>
    openOperations(adAccountOperations, {
      accounts: createAdAccountsRepository(table('adAccounts')),
      connector: createAdConnector(config, clock),
      isSimulated: config.ADS_PROVIDER === 'outbox',
      webOrigin: config.WEB_ORIGIN,
      encryptor: openEncryptor(config),
      states: createConnectionStates({
        secret: tokenSecret,
        newNonce: () => randomBytes(32).toString('base64url'),
      }),
      ...runtime,
    }),
);
