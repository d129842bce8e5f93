import {
  ENHANCEMENT_SETTINGS,
  type EnhancementSettings,
  NEUTRAL_SETTINGS,
  withinSetting,
} from './enhancement-settings.ts';
import { PHOTO_EFFECTS, type PhotoEffects } from './photo-effects.ts';

/**
 * What of a photo's light no automatic touches. `colors`, `exposure`: they stay. `warmth`, `coolness`: none of it is taken.
 */
export type KeptLight = 'colors' | 'exposure' | 'warmth' | 'coolness';

/** All that is to be done to a photo beside its light. */
export type PhotoLook = {
  settings: EnhancementSettings;
  effects: PhotoEffects;
  /** Whether white balance and exposure are mended as well. */
  isAutomatic: boolean;
  kept?: readonly KeptLight[];
};

export function isNeutral({ settings, effects }: PhotoLook): boolean {
  const isSet = ENHANCEMENT_SETTINGS.some((setting) => settings[setting] !== 0);
  return !isSet && PHOTO_EFFECTS.every((effect) => (effects[effect] ?? 0) === 0);
}

/** The same look at a share of its strength, 0 to 1. */
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
