import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { QUICK_ENHANCE } from '#shared/photos/enhancement-settings.ts';

/** A dark photo that Quick Enhance fixed; `origin` serves its two files. */
export function anEnhancedPhoto(origin: string, change: Partial<EnhancedImage> = {}): EnhancedImage {
  return {
    id: 'photo-1',
    image_id: 'photo-1',
    original_url: `${origin}/original.jpg`,
    enhanced_url: `${origin}/enhanced.jpg`,
    thumbnail_url: `${origin}/small.webp`,
    created_at: '2026-11-22T12:00:00.000Z',
    original_filename: 'margherita-pizza.jpg',
    enhancement_settings: QUICK_ENHANCE,
    preset: null,
    enhancement_prompt: null,
    alt_text: 'margherita pizza',
    width: 1600,
    height: 1200,
    change_sheet: {
      color_shift: 6.2,
      structural_similarity: 0.93,
      exposure_stops: 1.4,
      white_balance_shift: 0,
      steps: ['We brightened the photo by 1.4 stops.', 'Contrast +20.'],
      stopped: [],
      instead: [],
      understood: [],
      unknown_words: [],
    },
    kept_version: 'enhanced',
    ...change,
  };
}
