import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { adAccountRoutes } from '#shared/ads/contract/ad-account-routes.ts';
import { createBeginAdConnection } from './begin-ad-connection.ts';
import { createChooseAdAccount } from './choose-ad-account.ts';
import { createConnectAdAccount } from './connect-ad-account.ts';
import type { AdAccountDependencies } from './dependencies.ts';
import { createDisconnectAdAccount } from './disconnect-ad-account.ts';
import { createGetAdAccount } from './get-ad-account.ts';

/** Operations to connect the account that pays for ads. */
export function createAdAccountOperations(
  dependencies: AdAccountDependencies,
): Operations<typeof adAccountRoutes> {
  return {
    getAdAccount: createGetAdAccount(dependencies),
    beginAdConnection: createBeginAdConnection(dependencies),
    connectAdAccount: createConnectAdAccount(dependencies),
    chooseAdAccount: createChooseAdAccount(dependencies),
    disconnectAdAccount: createDisconnectAdAccount(dependencies),
  };
}
