import { lazy } from '#functions/platform/lazy.ts';

/** Copy of every language is loaded with the first text. */
export const loadCampaignText = lazy(
  async () => (await import('./write-campaign-text.ts')).writeCampaignText,
);
