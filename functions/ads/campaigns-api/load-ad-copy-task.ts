import { lazy } from '#functions/platform/lazy.ts';

/** Loaded with the first ad, because it holds copy of every language. */
export const loadAdCopyTask = lazy(
  async () => (await import('#functions/ai/ads/ad-copy-task.ts')).adCopyTask,
);

/** Phrases that assume something about the dish; loaded with the same copy. */
export const loadAssumedPhrases = lazy(
  async () => (await import('#functions/ai/library/assumed-phrases.ts')).assumedPhrases,
);
