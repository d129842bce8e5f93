import type { Operation } from '#functions/platform/http/http-handler.ts';
import { checkCode } from '#functions/redemptions/redeem-code.ts';
import type { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';
import { checkedAnswer } from './redemption-answer.ts';

export function createCheckCode(
  dependencies: Pick<RedemptionDependencies, 'campaigns' | 'promoCodes' | 'clock'>,
): Operation<typeof redemptionRoutes.checkCode> {
  return async ({ body }, { restaurantId }) => ({
    data: checkedAnswer(await checkCode(dependencies, restaurantId, body.code)),
  });
}
