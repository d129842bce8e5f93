import { randomBytes } from 'node:crypto';
import { createAdAccountsRepository } from '#functions/modules/ad-accounts/ad-accounts-repository.ts';
import { createAdConnector } from '#functions/platform/ads/create-ad-connector.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openSealer } from '#functions/platform/sealing/open-sealer.ts';
import { adAccountRoutes } from '#shared/contract/routes/ad-account-routes.ts';
import { createConnectionStates } from './connection-state.ts';
import { adAccountNeeds } from './needs.ts';
import { createAdAccountOperations } from './operations.ts';

export const handler = httpFunction(
  adAccountRoutes,
  adAccountNeeds,
  ({ config, table, clock, ids, tokenSecret }) =>
    createAdAccountOperations({
      accounts: createAdAccountsRepository(table('adAccounts')),
      connector: createAdConnector(config, clock),
      isSimulated: config.ADS_PROVIDER === 'outbox',
      webOrigin: config.WEB_ORIGIN,
      sealer: openSealer(config),
      states: createConnectionStates({
        secret: tokenSecret,
        newNonce: () => randomBytes(32).toString('base64url'),
      }),
      clock,
      ids,
    }),
);
