import type { EnhancementSettings } from './enhancement-settings.ts';
import type { PhotoEffects } from './photo-effects.ts';
import type { PresetId } from './preset-ids.ts';

export type EnhancementPreset = {
  name: string;
  group: PresetGroup;
  /** The slider values of the preset. */
  settings: EnhancementSettings;
  effects: PhotoEffects;
  /** What the name promises but the preset doesn’t do, and what it does instead. */
  instead?: string;
};

export const PRESET_GROUPS = [
  'Quick & Easy',
  'AI-Powered Smart',
  'Professional Styling',
  'Creative Effects',
] as const;
export type PresetGroup = (typeof PRESET_GROUPS)[number];

/** In the order brightness, contrast, saturation, sharpness, food styling. */
function sliders(
  ...[brightness, contrast, saturation, sharpness, food_styling]: [number, number, number, number, number]
): EnhancementSettings {
  return { brightness, contrast, saturation, sharpness, food_styling };
}

/** The spec’s names and groups (owner tools §9). The values are ours. */
export const ENHANCEMENT_PRESETS = {
  food_photography_pro: {
    name: 'Food Photography Pro',
    group: 'Quick & Easy',
    settings: sliders(8, 18, 12, 20, 30),
    effects: { shadows: 15 },
  },
  social_media_ready: {
    name: 'Social Media Ready',
    group: 'Quick & Easy',
    settings: sliders(12, 24, 22, 16, 25),
    effects: {},
  },
  menu_photo_perfect: {
    name: 'Menu Photo Perfect',
    group: 'Quick & Easy',
    settings: sliders(14, 12, 6, 24, 20),
    effects: { shadows: 20 },
  },
  make_it_juicier: {
    name: 'Make It Juicier',
    group: 'AI-Powered Smart',
    settings: sliders(4, 22, 20, 22, 40),
    effects: {},
    instead: 'Brings out highlights and color. Doesn’t add gloss.',
  },
  add_steam_and_heat: {
    name: 'Add Steam & Heat',
    group: 'AI-Powered Smart',
    settings: sliders(4, 8, 8, 0, 30),
    effects: { warmth: 22, glow: 18 },
    instead: 'Adds warmth and softens highlights. Doesn’t add steam that wasn’t there.',
  },
  golden_and_crispy: {
    name: 'Golden & Crispy',
    group: 'AI-Powered Smart',
    settings: sliders(6, 20, 14, 30, 40),
    effects: { warmth: 20 },
    instead: 'Warms golden tones and sharpens edges. Doesn’t make food look more cooked.',
  },
  fresh_and_vibrant: {
    name: 'Fresh & Vibrant',
    group: 'AI-Powered Smart',
    settings: sliders(12, 14, 24, 12, 20),
    effects: { warmth: -8, shadows: 12 },
  },
  clean_white_background: {
    name: 'Clean White Background',
    group: 'Professional Styling',
    settings: sliders(14, 10, 4, 12, 15),
    effects: { background: 80 },
    instead: 'Whitens a light background. Doesn’t cut out the dish or change a dark or colored table.',
  },
  fine_dining_elegance: {
    name: 'Fine Dining Elegance',
    group: 'Professional Styling',
    settings: sliders(0, 22, -6, 18, 20),
    effects: { vignette: 28 },
  },
  modern_minimal: {
    name: 'Modern Minimal',
    group: 'Professional Styling',
    settings: sliders(10, 4, -14, 10, 10),
    effects: { background: 35, shadows: 20 },
    instead: 'Mutes the colors and lightens the background. Doesn’t remove anything.',
  },
  magical_glow: {
    name: 'Magical Glow',
    group: 'Creative Effects',
    settings: sliders(6, 4, 8, 0, 20),
    effects: { glow: 45, warmth: 8 },
    instead: 'Makes bright areas glow softly. Doesn’t add lights or sparkles.',
  },
  vintage_appeal: {
    name: 'Vintage Appeal',
    group: 'Creative Effects',
    settings: sliders(2, -6, -16, 0, 5),
    effects: { fade: 35, warmth: 18, vignette: 15 },
  },
  dramatic_lighting: {
    name: 'Dramatic Lighting',
    group: 'Creative Effects',
    settings: sliders(-8, 34, 6, 18, 15),
    effects: { vignette: 45 },
    instead: 'Deepens contrast and darkens edges. Doesn’t add light.',
  },
} as const satisfies Readonly<Record<PresetId, EnhancementPreset>>;

export function presetOf(id: PresetId): EnhancementPreset {
  return ENHANCEMENT_PRESETS[id];
}
