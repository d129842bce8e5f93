import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';

export function createWithdrawTillLink({
  tillLinks,
}: Pick<RedemptionDependencies, 'tillLinks'>): Operation<typeof redemptionRoutes.withdrawTillLink> {
  return async (_input, { restaurantId, audit }) => {
    audit.before = { created_at: (await tillLinks.find(restaurantId))?.created_at };
    await tillLinks.withdraw(restaurantId);
    return { message: 'Staff link turned off.' };
  };
}
