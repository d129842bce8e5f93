/** The sliders of the image enhancer (spec, owner tools §3), each -100 to 100; 0 changes nothing. */
export const ENHANCEMENT_SETTINGS = [
  'brightness',
  'contrast',
  'saturation',
  'sharpness',
  'food_styling',
] as const;
export type EnhancementSetting = (typeof ENHANCEMENT_SETTINGS)[number];
export type EnhancementSettings = Record<EnhancementSetting, number>;

export const SETTING_LABELS: Readonly<Record<EnhancementSetting, string>> = {
  brightness: 'Brightness',
  contrast: 'Contrast',
  saturation: 'Saturation',
  sharpness: 'Sharpness',
  food_styling: 'Food styling',
};

export const MOST_SETTING = 100;

export const NEUTRAL_SETTINGS: Readonly<EnhancementSettings> = {
  brightness: 0,
  contrast: 0,
  saturation: 0,
  sharpness: 0,
  food_styling: 0,
};

/** What Quick Enhance applies (spec, owner tools §9). */
export const QUICK_ENHANCE: Readonly<EnhancementSettings> = {
  brightness: 10,
  contrast: 20,
  saturation: 15,
  sharpness: 10,
  food_styling: 25,
};

/** The slider value in a request: 0 → 1, 25 → 1.25, -100 → 0. */
export function multiplierOf(setting: number): number {
  return 1 + setting / 100;
}

/** The reverse, rounded to hundredths: `1 + 0.07` is 7, not 7.000000000000006. */
export function settingOf(multiplier: number): number {
  return withinSetting(Math.round((multiplier - 1) * 10_000) / 100);
}

/** The nearest valid slider value. */
export function withinSetting(value: number): number {
  return Math.max(-MOST_SETTING, Math.min(MOST_SETTING, value)) + 0;
}
