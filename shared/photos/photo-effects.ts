/**
 * Effects of presets and prompts besides the five sliders. `warmth` is -100 to 100, the others 0 to 100: `background`
 * lightens areas that are already light and colorless; `fade` lifts black and dulls colors like an old print.
 */
export const PHOTO_EFFECTS = ['warmth', 'shadows', 'glow', 'vignette', 'fade', 'background'] as const;
export type PhotoEffect = (typeof PHOTO_EFFECTS)[number];
export type PhotoEffects = Partial<Record<PhotoEffect, number>>;

export const EFFECT_LABELS: Readonly<Record<PhotoEffect, string>> = {
  warmth: 'Warmth',
  shadows: 'Shadows lifted',
  glow: 'Soft glow',
  vignette: 'Darker edges',
  fade: 'Faded tones',
  background: 'Whiter background',
};

/** The nearest valid effect value. */
export function withinEffect(effect: PhotoEffect, value: number): number {
  return Math.max(effect === 'warmth' ? -100 : 0, Math.min(100, value));
}
