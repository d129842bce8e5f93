import type { Operation } from '#functions/platform/http/http-handler.ts';
import { undoRedemption } from '#functions/redemptions/redeem-code.ts';
import type { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';
import { redemptionAnswer } from './redemption-answer.ts';

export function createUndoRedemption(
  dependencies: RedemptionDependencies,
): Operation<typeof redemptionRoutes.undoRedemption> {
  return async ({ params }, { restaurantId, audit }) => {
    const row = await undoRedemption(dependencies, restaurantId, params.id);
    // Repeated calls are the same undo.
    audit.once = { at: row.undone_at ?? row.redeemed_at, id: `undo-${row.redemption_id}` };
    return {
      message: 'Redemption undone.',
      data: redemptionAnswer(row, dependencies.clock.now()),
    };
  };
}
