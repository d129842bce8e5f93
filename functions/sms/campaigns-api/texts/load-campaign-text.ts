import { lazy } from '#functions/platform/lazy.ts';

/** Loaded with the first text, because it holds copy of every language. */
export const loadCampaignText = lazy(
  async () => (await import('./write-campaign-text.ts')).writeCampaignText,
);
