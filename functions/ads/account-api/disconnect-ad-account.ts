import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { adAccountRoutes } from '#shared/ads/contract/ad-account-routes.ts';
import { adAccountAnswer, chosenNames } from './ad-account-answer.ts';
import type { AdAccountDependencies } from './dependencies.ts';

/** Empties the row but keeps it, so that its version still rises. */
export function createDisconnectAdAccount(
  dependencies: AdAccountDependencies,
): Operation<typeof adAccountRoutes.disconnectAdAccount> {
  return async (_input, { restaurantId, audit }) => {
    const row = await dependencies.accounts.change(restaurantId, ({ connection, request, ...rest }) => {
      audit.before = chosenNames(connection);
      return connection === undefined && request === undefined ? undefined : rest;
    });
    return {
      message: 'Ad account disconnected. We no longer have access to your Facebook account.',
      data: adAccountAnswer(dependencies, row),
    };
  };
}
