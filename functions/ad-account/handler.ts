import { randomBytes } from 'node:crypto';
import { createAdAccountsRepository } from '#functions/modules/ad-accounts/ad-accounts-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createAdConnector } from '#functions/platform/ads/create-ad-connector.ts';
import { loadTokenSecret } from '#functions/platform/auth/token-secret.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { openSealer } from '#functions/platform/sealing/open-sealer.ts';
import { adAccountRoutes } from '#shared/contract/routes/ad-account-routes.ts';
import { readAdAccountConfig } from './config.ts';
import { createConnectionStates } from './connection-state.ts';
import { createAdAccountOperations } from './operations.ts';

const config = readAdAccountConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: adAccountRoutes,
  operations: createAdAccountOperations({
    accounts: createAdAccountsRepository({ client, tableName: config.AD_ACCOUNTS_TABLE_NAME }),
    connector: createAdConnector(config, clock),
    isSimulated: config.ADS_PROVIDER === 'outbox',
    webOrigin: config.WEB_ORIGIN,
    sealer: openSealer(config),
    states: createConnectionStates({
      secret: loadTokenSecret(config),
      newNonce: () => randomBytes(32).toString('base64url'),
    }),
    clock,
    ids: createIdSource(clock),
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
