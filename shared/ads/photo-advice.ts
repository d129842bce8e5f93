/**
 * What Meta advises for photos of image ads in the Facebook feed. Meta Ads Guide (facebook.com/business/ads-guide), as
 * alladspecs.com and clarigital.com quote it.
 */
export const PHOTO_ADVICE = {
  /** Pixels of the shorter edge from which on a photo is sharp everywhere. */
  sharpEdge: 1080,
  source: 'Meta Ads Guide',
  asOf: '2026-11-22',
} as const;
