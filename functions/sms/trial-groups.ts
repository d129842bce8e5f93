import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { CountersRow } from '#functions/redemptions/redemption-counts-repository.ts';
import { returnsSince } from '#shared/redemptions/return-counts.ts';
import type { Trial } from '#shared/sms/win-back/pooled-lift.ts';

/**
 * Compares returned guests of the text group and the control group, as drawn by chance, whether or not each text
 * arrived.
 */
export function trialGroups(campaign: SmsCampaign, counts: Pick<CountersRow, 'returns'> | undefined): Trial {
  const { send, hold } = campaign.decisions;
  const returned = returnsSince({ returns: counts?.returns ?? {} }, '');
  return {
    texted: { guests: send + hold, returned: returned.texted },
    heldBack: { guests: heldBack(campaign), returned: returned.held_back },
  };
}

export function heldBack({ decisions }: Pick<SmsCampaign, 'decisions'>): number {
  return decisions.skipped.find(({ rule }) => rule === 'held_out')?.guests ?? 0;
}
