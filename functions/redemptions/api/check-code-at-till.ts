import type { Operation } from '#functions/platform/http/http-handler.ts';
import { checkCode } from '#functions/redemptions/redeem-code.ts';
import type { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';
import { findRegisterRestaurant } from './find-register-restaurant.ts';
import { checkedAnswer } from './redemption-answer.ts';

export function createCheckCodeAtTill(
  dependencies: Pick<
    RedemptionDependencies,
    'campaigns' | 'promoCodes' | 'tillLinks' | 'limitPerHour' | 'clock'
  >,
): Operation<typeof redemptionRoutes.checkCodeAtTill> {
  const check = dependencies.limitPerHour('redemptions', (code: string, { tillOf }: { tillOf: string }) =>
    checkCode(dependencies, tillOf, code),
  );
  return async ({ body }) => {
    const restaurantId = await findRegisterRestaurant(dependencies, body.till_token);
    return { data: checkedAnswer(await check(body.code, { tillOf: restaurantId })) };
  };
}
