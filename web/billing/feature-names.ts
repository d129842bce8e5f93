import type { BilledFeature } from '#shared/billing/plan-catalog.ts';

/** The names of limited features, and the unit that is counted. */
export const FEATURE_NAMES: Readonly<Record<BilledFeature, { name: string; unit: string }>> = {
  ai_content: { name: 'AI writing and grading', unit: 'uses' },
  sms_campaigns: { name: 'Texts to guests', unit: 'texts' },
  facebook_ads: { name: 'Facebook ads', unit: 'ads' },
  image_enhancement: { name: 'Enhanced photos', unit: 'photos' },
};
