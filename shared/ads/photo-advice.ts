/**
 * Meta’s advice for photos of image ads in the Facebook feed. Source: Meta Ads Guide (facebook.com/business/ads-guide),
 * as quoted by alladspecs.com and clarigital.com.
 */
export const PHOTO_ADVICE = {
  /** Pixels of the shorter edge from which a photo is sharp everywhere. */
  sharpEdge: 1080,
  source: 'Meta Ads Guide',
  asOf: '2026-11-22',
} as const;
