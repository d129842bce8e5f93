import type * as z from 'zod/mini';
import type { CheckedCode } from '#functions/redemptions/redeem-code.ts';
import { canBeUndone } from '#functions/redemptions/redeem-code.ts';
import type { RedemptionRow } from '#functions/redemptions/redemptions-repository.ts';
import { codeEndsAt } from '#shared/redemptions/code-state.ts';
import type { CheckedCodeSchema, RedemptionSchema } from '#shared/redemptions/contract/redemption.ts';

export function checkedAnswer({ code, campaign, state }: CheckedCode): z.input<typeof CheckedCodeSchema> {
  const { campaign_id, name, campaign_type } = campaign;
  const valid_until = codeEndsAt(campaign).toISOString();
  return { code, state, campaign_id, campaign_name: name, campaign_type, valid_until };
}

export function redemptionAnswer(row: RedemptionRow, now: Date): z.input<typeof RedemptionSchema> {
  const {
    restaurant_id: _tenant,
    is_counted: _counted,
    is_of_guest: _own,
    amount_cents,
    undone_at = null,
    was_here_before = false,
    ...shown
  } = row;
  return {
    ...shown,
    amount: amount_cents === null ? null : amount_cents / 100,
    undone_at,
    was_here_before,
    can_be_undone: canBeUndone(row, now),
  };
}
