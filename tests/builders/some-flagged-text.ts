import type { InspectedText } from '#functions/ai/inspection.ts';

/** A website text that needs a review. */
export function someFlaggedText(text: string): InspectedText {
  return { contentType: 'generated_text', field: 'text', text, about: { used_for: 'website' } };
}
