import type { InspectedText } from '#functions/ai/inspection.ts';

/** Hashtags as separate texts to moderate, so that one can be removed and the others stay. */
export function hashtagTexts(hashtags: readonly string[]): InspectedText[] {
  const about = { used_for: 'post', part: 'hashtag' };
  return [...new Set(hashtags)].map((text) => ({
    contentType: 'marketing_copy',
    field: 'text',
    text,
    about,
  }));
}
