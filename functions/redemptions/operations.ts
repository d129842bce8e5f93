import { checkCode, redeemCode, settle, undoRedemption } from '#functions/modules/redemptions/redeem-code.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { redemptionRoutes } from '#shared/contract/routes/redemption-routes.ts';
import type { RedemptionDependencies } from './dependencies.ts';
import { centsOf, messageFor } from './redeemed-amount.ts';
import { checkedAnswer, redemptionAnswer } from './redemption-answer.ts';
import { restaurantOfTill } from './restaurant-of-till.ts';

/** What owners and their staff do with codes at the till. */
export function createRedemptionOperations(
  dependencies: RedemptionDependencies,
): Operations<typeof redemptionRoutes> {
  const { redemptions, tillLinks, clock, newSecret } = dependencies;
  return {
    checkCode: async ({ body }, { restaurantId }) => ({
      data: checkedAnswer(await checkCode(dependencies, restaurantId, body.code)),
    }),
    redeemCode: async ({ body }, { restaurantId }) => {
      const { code, amount, redemption_id: redemptionId } = body;
      const request = { restaurantId, code, amountCents: centsOf(amount), redemptionId };
      const row = await redeemCode(dependencies, { ...request, redeemedBy: 'owner' });
      return { message: messageFor(row), data: redemptionAnswer(row, clock.now()) };
    },
    listRedemptions: async ({ query: { limit, cursor } }, { restaurantId }) => {
      const page = await redemptions.list(restaurantId, { limit, startAfter: cursor });
      const rows = await Promise.all(page.redemptions.map((row) => settle(dependencies, row)));
      const now = clock.now();
      return {
        data: { redemptions: rows.map((row) => redemptionAnswer(row, now)), next_cursor: page.lastId },
      };
    },
    undoRedemption: async ({ params }, { restaurantId }) => {
      const row = await undoRedemption(dependencies, restaurantId, params.id);
      return { message: 'The redemption was taken back.', data: redemptionAnswer(row, clock.now()) };
    },
    getTillLink: async (_input, { restaurantId }) => ({
      data: { created_at: (await tillLinks.find(restaurantId))?.created_at ?? null },
    }),
    createTillLink: async (_input, { restaurantId }) => {
      const secret = newSecret();
      const created_at = clock.now().toISOString();
      await tillLinks.replace(restaurantId, secret, created_at);
      return { data: { till_token: `${restaurantId}.${secret}`, created_at } };
    },
    withdrawTillLink: async (_input, { restaurantId }) => {
      await tillLinks.withdraw(restaurantId);
      return { message: 'The link opens nothing any more.' };
    },
    checkCodeAtTill: async ({ body }) => {
      const restaurantId = await restaurantOfTill(dependencies, body.till_token);
      return { data: checkedAnswer(await checkCode(dependencies, restaurantId, body.code)) };
    },
    redeemCodeAtTill: async ({ body }, { receipt }) => {
      const { till_token, code, amount, redemption_id: redemptionId } = body;
      const restaurantId = await restaurantOfTill(dependencies, till_token);
      receipt.subject = { userId: 'till', restaurantId };
      const request = { restaurantId, code, amountCents: centsOf(amount), redemptionId };
      const row = await redeemCode(dependencies, { ...request, redeemedBy: 'till' });
      return { message: messageFor(row), data: redemptionAnswer(row, clock.now()) };
    },
  };
}
