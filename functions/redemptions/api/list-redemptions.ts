import type { Operation } from '#functions/platform/http/http-handler.ts';
import { settle } from '#functions/redemptions/redeem-code.ts';
import type { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';
import { redemptionAnswer } from './redemption-answer.ts';

/** Lists redemptions, newest first, and counts those that aren't counted yet. */
export function createListRedemptions(
  dependencies: Pick<RedemptionDependencies, 'redemptions' | 'counters' | 'promoCodes' | 'sends' | 'clock'>,
): Operation<typeof redemptionRoutes.listRedemptions> {
  const { redemptions, clock } = dependencies;
  return async ({ query: { limit, cursor } }, { restaurantId }) => {
    const page = await redemptions.list(restaurantId, { limit, startAfter: cursor });
    const rows = await Promise.all(page.redemptions.map((row) => settle(dependencies, row)));
    const now = clock.now();
    return {
      data: { redemptions: rows.map((row) => redemptionAnswer(row, now)), next_cursor: page.lastId },
    };
  };
}
