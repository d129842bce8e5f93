import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import type { CampaignDays } from '#shared/sms/win-back/trial.ts';

/** By the restaurant's clock. A campaign that is planned begins at its time. */
export function campaignDays({ send_at, created_at, ends_at, hours }: SmsCampaign): CampaignDays {
  const dayOf = (moment: string) => localDate(new Date(moment), hours.time_zone);
  return { began: dayOf(send_at ?? created_at), until: dayOf(ends_at) };
}
