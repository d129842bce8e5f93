import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { SMS_DUE_KIND } from './queue-parts.ts';

/** Whether a campaign sends no more texts, because it was canceled or its text was rejected. */
export const isStoppedSms = ({
  canceled_at,
  is_text_rejected,
}: Pick<SmsCampaign, 'canceled_at' | 'is_text_rejected'>) =>
  canceled_at !== undefined || is_text_rejected === true;

/** Cancels a campaign. The worker releases its control group part by part. */
export function smsCalledOff({ due_kind: _kind, due_at: _due, ...row }: SmsCampaign, now: Date): SmsCampaign {
  const at = now.toISOString();
  return {
    ...row,
    ...(row.holdout_percent > 0 && { due_kind: SMS_DUE_KIND, due_at: at }),
    version: row.version + 1,
    status: 'ended',
    canceled_at: at,
    ends_at: at,
    will_cost_cents: 0,
  };
}
