import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import { createCheckCode } from './check-code.ts';
import { createCheckCodeAtTill } from './check-code-at-till.ts';
import { createCreateTillLink } from './create-till-link.ts';
import type { RedemptionDependencies } from './dependencies.ts';
import { createGetTillLink } from './get-till-link.ts';
import { createListRedemptions } from './list-redemptions.ts';
import { createRedeemCode } from './redeem-code.ts';
import { createRedeemCodeAtTill } from './redeem-code-at-till.ts';
import { createUndoRedemption } from './undo-redemption.ts';
import { createWithdrawTillLink } from './withdraw-till-link.ts';

export function createRedemptionOperations(
  dependencies: RedemptionDependencies,
): Operations<typeof redemptionRoutes> {
  return {
    checkCode: createCheckCode(dependencies),
    redeemCode: createRedeemCode(dependencies),
    listRedemptions: createListRedemptions(dependencies),
    undoRedemption: createUndoRedemption(dependencies),
    getTillLink: createGetTillLink(dependencies),
    createTillLink: createCreateTillLink(dependencies),
    withdrawTillLink: createWithdrawTillLink(dependencies),
    checkCodeAtTill: createCheckCodeAtTill(dependencies),
    redeemCodeAtTill: createRedeemCodeAtTill(dependencies),
  };
}
