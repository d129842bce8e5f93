import type { Operation } from '#functions/platform/http/http-handler.ts';
import { redeemCode } from '#functions/redemptions/redeem-code.ts';
import type { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';
import { centsOf, messageFor } from './redeemed-amount.ts';
import { redemptionAnswer } from './redemption-answer.ts';

export function createRedeemCode(
  dependencies: RedemptionDependencies,
): Operation<typeof redemptionRoutes.redeemCode> {
  return async ({ body }, { restaurantId, audit }) => {
    const { code, amount, was_here_before: wasHereBefore, redemption_id: redemptionId } = body;
    const request = { restaurantId, code, amountCents: centsOf(amount), wasHereBefore, redemptionId };
    const row = await redeemCode(dependencies, { ...request, redeemedBy: 'owner' });
    audit.once = { at: row.redeemed_at, id: row.redemption_id };
    return { message: messageFor(row), data: redemptionAnswer(row, dependencies.clock.now()) };
  };
}
