/** Presets in the order of their groups (spec, owner tools §9). Stored with photos, so IDs never change. */
export const PRESET_IDS = [
  'food_photography_pro',
  'social_media_ready',
  'menu_photo_perfect',
  'make_it_juicier',
  'add_steam_and_heat',
  'golden_and_crispy',
  'fresh_and_vibrant',
  'clean_white_background',
  'fine_dining_elegance',
  'modern_minimal',
  'magical_glow',
  'vintage_appeal',
  'dramatic_lighting',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];
