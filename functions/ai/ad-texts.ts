import type { AdCopy } from '#shared/ads/contract/ad-campaign.ts';
import type { InspectedText } from './inspection.ts';

/** The parts of an ad, as they are looked at. */
export function adTexts({ primary_text, headline, description }: AdCopy): InspectedText[] {
  const part = { contentType: 'marketing_copy', about: { used_for: 'facebook_ad' } } as const;
  return [
    { ...part, field: 'copy', text: primary_text },
    { ...part, field: 'headline', text: headline },
    { ...part, field: 'description', text: description },
  ];
}
