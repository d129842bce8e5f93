import * as z from 'zod/mini';
import { STALE_CURSOR, WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forAnyone, forOwner } from '#shared/contract/route.ts';
import {
  CheckCodeSchema,
  CheckedCodeSchema,
  RedeemCodeSchema,
  RedemptionSchema,
  TillTokenSchema,
} from './redemption.ts';

const redeemed = z.object({ message: z.string(), data: RedemptionSchema });
const checked = z.object({ data: CheckedCodeSchema });
const throttle = { rate: 200, burst: 400 };

/** Redeeming codes, for signed-in owners and for staff with the staff link. */
export const redemptionRoutes = defineRoutes({
  checkCode: {
    summary: 'Look up a code and check whether it’s valid.',
    ...forOwner('POST', '/campaigns/redemptions/check'),
    body: CheckCodeSchema,
    status: 200,
    response: checked,
    errors: ['not_found'],
    defaultError: 'We couldn’t check the code. Try again.',
    audit: false,
    limit: 'redemptions',
    throttle,
  },
  redeemCode: {
    summary: 'Redeem a code. Repeated calls with the same `redemption_id` count only once.',
    ...forOwner('POST', '/campaigns/redemptions'),
    body: RedeemCodeSchema,
    status: 201,
    response: redeemed,
    errors: ['not_found', 'code_not_valid'],
    defaultError: 'We couldn’t redeem the code. Try again.',
    limit: 'redemptions',
    throttle,
  },
  listRedemptions: {
    summary: 'List redeemed codes, newest first.',
    ...forOwner('GET', '/campaigns/redemptions'),
    query: z.strictObject({
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 20),
      cursor: z.optional(z.uuid(STALE_CURSOR)),
    }),
    status: 200,
    response: z.object({
      data: z.object({ redemptions: z.array(RedemptionSchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'We couldn’t load your redeemed codes',
    throttle,
  },
  undoRedemption: {
    summary: 'Undo a redemption within a day.',
    ...forOwner('POST', '/campaigns/redemptions/{id}/undo'),
    params: z.object({ id: z.string() }),
    status: 200,
    response: redeemed,
    errors: ['not_found', 'undo_too_late'],
    defaultError: 'We couldn’t undo the redemption. Try again.',
    limit: 'redemptions',
    throttle,
  },
  getTillLink: {
    summary: 'Check whether the restaurant has a staff link for redeeming codes without signing in.',
    ...forOwner('GET', '/campaigns/till-link'),
    status: 200,
    response: z.object({ data: z.object({ created_at: z.nullable(z.iso.datetime()) }) }),
    errors: [],
    defaultError: 'We couldn’t load your staff link',
    throttle,
  },
  createTillLink: {
    summary: 'Create a staff link for redeeming codes. The previous link stops working.',
    ...forOwner('POST', '/campaigns/till-link'),
    status: 201,
    response: z.object({
      data: z.object({
        /** Shown once: only a hash is stored. */
        till_token: z.string(),
        created_at: z.iso.datetime(),
      }),
    }),
    errors: [],
    defaultError: 'We couldn’t create the staff link. Try again.',
    limit: 'redemptions',
    throttle,
  },
  withdrawTillLink: {
    summary: 'Turn off the staff link for redeeming codes.',
    ...forOwner('DELETE', '/campaigns/till-link'),
    status: 200,
    response: z.object({ message: z.string() }),
    errors: [],
    defaultError: 'We couldn’t turn off the staff link. Try again.',
    throttle,
  },
  checkCodeAtTill: {
    summary: 'Check a code using the staff link.',
    ...forAnyone('POST', '/till/check'),
    body: z.extend(CheckCodeSchema, { till_token: TillTokenSchema }),
    status: 200,
    response: checked,
    errors: ['not_found', 'till_link_invalid'],
    defaultError: 'We couldn’t check the code. Try again.',
    audit: false,
    throttle,
  },
  redeemCodeAtTill: {
    summary: 'Redeem a code using the staff link.',
    ...forAnyone('POST', '/till/redemptions'),
    body: z.extend(RedeemCodeSchema, { till_token: TillTokenSchema }),
    status: 201,
    response: redeemed,
    errors: ['not_found', 'code_not_valid', 'till_link_invalid'],
    defaultError: 'We couldn’t redeem the code. Try again.',
    throttle,
  },
});
