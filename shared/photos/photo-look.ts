import {
  ENHANCEMENT_SETTINGS,
  type EnhancementSettings,
  NEUTRAL_SETTINGS,
  withinSetting,
} from './enhancement-settings.ts';
import { PHOTO_EFFECTS, type PhotoEffects } from './photo-effects.ts';

/** Automatic corrections to skip. `colors`, `exposure`: unchanged. `warmth`, `coolness`: never removed. */
export type KeptLight = 'colors' | 'exposure' | 'warmth' | 'coolness';

/** All adjustments of a photo besides its light. */
export type PhotoLook = {
  settings: EnhancementSettings;
  effects: PhotoEffects;
  /** True if white balance and exposure are corrected, too. */
  isAutomatic: boolean;
  kept?: readonly KeptLight[];
};

export function isNeutral({ settings, effects }: PhotoLook): boolean {
  const isSet = ENHANCEMENT_SETTINGS.some((setting) => settings[setting] !== 0);
  return !isSet && PHOTO_EFFECTS.every((effect) => (effects[effect] ?? 0) === 0);
}

/** The same adjustments at a share of their strength, 0 to 1. */
export function atStrength(look: PhotoLook, strength: number): PhotoLook {
  const settings = { ...NEUTRAL_SETTINGS };
  for (const setting of ENHANCEMENT_SETTINGS) {
    settings[setting] = withinSetting(look.settings[setting] * strength);
  }
  const effects = Object.fromEntries(
    Object.entries(look.effects).map(([effect, value]) => [effect, value * strength]),
  );
  return { ...look, settings, effects };
}
