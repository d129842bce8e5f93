import { lazy } from '#functions/platform/lazy.ts';

/** Copy of every language is loaded with the first ad that we write. */
export const loadAdCopyTask = lazy(
  async () => (await import('#functions/ai/ads/ad-copy-task.ts')).adCopyTask,
);

/** What an ad assumes of its dish is known with the same copy. */
export const loadAssumedPhrases = lazy(
  async () => (await import('#functions/ai/library/assumed-phrases.ts')).assumedPhrases,
);
