import type { InspectedText } from '#functions/ai/inspection.ts';

/** A text of a website, to be looked at. */
export function someFlaggedText(text: string): InspectedText {
  return { contentType: 'generated_text', field: 'text', text, about: { used_for: 'website' } };
}
