import type { Operation } from '#functions/platform/http/http-handler.ts';
import { type RedeemRequest, redeemCode } from '#functions/redemptions/redeem-code.ts';
import type { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';
import { findRegisterRestaurant } from './find-register-restaurant.ts';
import { centsOf, messageFor } from './redeemed-amount.ts';
import { redemptionAnswer } from './redemption-answer.ts';

export function createRedeemCodeAtTill(
  dependencies: RedemptionDependencies,
): Operation<typeof redemptionRoutes.redeemCodeAtTill> {
  const redeem = dependencies.limitPerHour('redemptions', (request: RedeemRequest) =>
    redeemCode(dependencies, request),
  );
  return async ({ body }, { audit }) => {
    const { till_token, code, amount, was_here_before: wasHereBefore, redemption_id: redemptionId } = body;
    const restaurantId = await findRegisterRestaurant(dependencies, till_token);
    audit.subject = { userId: 'till', restaurantId };
    const request = { restaurantId, code, amountCents: centsOf(amount), wasHereBefore, redemptionId };
    const row = await redeem({ ...request, redeemedBy: 'till' }, { tillOf: restaurantId });
    audit.once = { at: row.redeemed_at, id: row.redemption_id };
    return { message: messageFor(row), data: redemptionAnswer(row, dependencies.clock.now()) };
  };
}
