import { redeemCode } from '#functions/modules/redemptions/redeem-code.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { redemptionRoutes } from '#shared/contract/routes/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';
import { centsOf, messageFor } from './redeemed-amount.ts';
import { redemptionAnswer } from './redemption-answer.ts';
import { restaurantOfTill } from './restaurant-of-till.ts';

export function createRedeemCodeAtTill(
  dependencies: RedemptionDependencies,
): Operation<typeof redemptionRoutes.redeemCodeAtTill> {
  return async ({ body }, { receipt }) => {
    const { till_token, code, amount, redemption_id: redemptionId } = body;
    const restaurantId = await restaurantOfTill(dependencies, till_token);
    receipt.subject = { userId: 'till', restaurantId };
    const request = { restaurantId, code, amountCents: centsOf(amount), redemptionId };
    const row = await redeemCode(dependencies, { ...request, redeemedBy: 'till' });
    return { message: messageFor(row), data: redemptionAnswer(row, dependencies.clock.now()) };
  };
}
