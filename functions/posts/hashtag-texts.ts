import type { InspectedText } from '#functions/ai/inspection.ts';

/** Hashtags as they are looked at: each by itself, so that one can go and the others stay. */
export function hashtagTexts(hashtags: readonly string[]): InspectedText[] {
  const about = { used_for: 'post', part: 'hashtag' };
  return [...new Set(hashtags)].map((text) => ({
    contentType: 'marketing_copy',
    field: 'text',
    text,
    about,
  }));
}
