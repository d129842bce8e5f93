import type { BusinessEvent } from '#shared/contract/events.ts';
import type { RedemptionRow } from './redemptions-repository.ts';

export function codeRedeemed(row: RedemptionRow): BusinessEvent {
  const { restaurant_id, redemption_id, redeemed_at: at } = row;
  return {
    event_id: `code_redeemed/${redemption_id}`,
    kind: 'code_redeemed',
    at,
    restaurant_id,
    data: dataOf(row),
  };
}

export function redemptionUndone(row: RedemptionRow): BusinessEvent {
  const { restaurant_id, redemption_id, undone_at, redeemed_at } = row;
  return {
    event_id: `redemption_undone/${redemption_id}`,
    kind: 'redemption_undone',
    at: undone_at ?? redeemed_at,
    restaurant_id,
    data: dataOf(row),
  };
}

function dataOf({ campaign_id, campaign_type, amount_cents }: RedemptionRow) {
  return { campaign_id, campaign_type, amount_cents: amount_cents ?? 0 };
}
