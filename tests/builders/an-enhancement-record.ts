import type { EnhancementRecord } from '#functions/photos/enhancements-repository.ts';

/** A stored photo of the enhancer with no changes. */
export function anEnhancementRecord(
  change: Partial<EnhancementRecord> & Pick<EnhancementRecord, 'restaurant_id' | 'image_id'>,
): EnhancementRecord {
  const still = { brightness: 0, contrast: 0, saturation: 0, sharpness: 0, food_styling: 0 };
  return {
    created_at: '2026-11-22T12:00:00.000Z',
    original_filename: 'dish.jpg',
    format: 'jpeg',
    original_path: `/images/${change.image_id}/a-original.jpg`,
    enhanced_path: `/images/${change.image_id}/a-enhanced.jpg`,
    width: 1600,
    height: 1200,
    settings: still,
    preset: null,
    prompt: null,
    applied: { settings: still, effects: {}, light: { red: 1, green: 1, blue: 1, stops: 0 } },
    change_sheet: {
      color_shift: 0,
      structural_similarity: 1,
      exposure_stops: 0,
      white_balance_shift: 0,
      steps: [],
      stopped: [],
      instead: [],
      understood: [],
      unknown_words: [],
    },
    alt_text: 'A dish',
    kept_version: 'enhanced',
    site_image_ids: {},
    ...change,
  };
}
