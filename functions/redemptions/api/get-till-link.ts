import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';

/** When the link was created, never its secret. */
export function createGetTillLink({
  tillLinks,
}: Pick<RedemptionDependencies, 'tillLinks'>): Operation<typeof redemptionRoutes.getTillLink> {
  return async (_input, { restaurantId }) => ({
    data: { created_at: (await tillLinks.find(restaurantId))?.created_at ?? null },
  });
}
