import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import type { CampaignDays } from '#shared/sms/win-back/trial.ts';

/** The campaign's days by the restaurant's clock. A planned campaign begins at its planned time. */
export function campaignDays({ send_at, created_at, ends_at, hours }: SmsCampaign): CampaignDays {
  const dayOf = (moment: string) => localDate(new Date(moment), hours.time_zone);
  return { began: dayOf(send_at ?? created_at), until: dayOf(ends_at) };
}
