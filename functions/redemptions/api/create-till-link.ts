import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';

/** Replaces the restaurant's previous link. */
export function createCreateTillLink({
  tillLinks,
  clock,
  newSecret,
}: Pick<RedemptionDependencies, 'tillLinks' | 'clock' | 'newSecret'>): Operation<
  typeof redemptionRoutes.createTillLink
> {
  return async (_input, { restaurantId, audit }) => {
    audit.before = { created_at: (await tillLinks.find(restaurantId))?.created_at };
    const secret = newSecret();
    const created_at = clock.now().toISOString();
    await tillLinks.replace(restaurantId, secret, created_at);
    audit.after = { created_at };
    return { data: { till_token: `${restaurantId}.${secret}`, created_at } };
  };
}
