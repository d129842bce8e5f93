import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { adAccountRoutes } from '#shared/ads/contract/ad-account-routes.ts';
import { adAccountAnswer } from './ad-account-answer.ts';
import type { AdAccountDependencies } from './dependencies.ts';

export function createGetAdAccount(
  dependencies: AdAccountDependencies,
): Operation<typeof adAccountRoutes.getAdAccount> {
  return async (_input, { restaurantId }) => ({
    data: adAccountAnswer(dependencies, await dependencies.accounts.get(restaurantId)),
  });
}
