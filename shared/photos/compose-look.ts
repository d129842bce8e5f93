import { presetOf } from './enhancement-presets.ts';
import {
  ENHANCEMENT_SETTINGS,
  type EnhancementSettings,
  NEUTRAL_SETTINGS,
  withinSetting,
} from './enhancement-settings.ts';
import type { EnhancementSummary } from './enhancement-summary.ts';
import { PHOTO_EFFECTS, type PhotoEffects, withinEffect } from './photo-effects.ts';
import type { PhotoLook } from './photo-look.ts';
import type { PresetId } from './preset-ids.ts';
import { readPrompt } from './prompt/read-prompt.ts';

export type LookRequest = {
  /** The sliders in the request. */
  settings: Partial<EnhancementSettings>;
  preset: PresetId | undefined;
  prompt: string | undefined;
};

export type ComposedLook = { look: PhotoLook } & Pick<
  EnhancementSummary,
  'understood' | 'unknown_words' | 'instead'
>;

/**
 * Combines the sliders, preset, and prompt. A slider in the request wins over the preset’s; the prompt is added. White
 * balance and exposure are corrected if more than sliders was requested.
 */
export function composeLook({ settings, preset: id, prompt }: LookRequest): ComposedLook {
  const preset = id === undefined ? undefined : presetOf(id);
  const read = prompt === undefined ? undefined : readPrompt(prompt);
  const chosen = { ...NEUTRAL_SETTINGS, ...preset?.settings, ...settings };
  const look: PhotoLook = {
    settings: allSettings((setting) => chosen[setting] + (read?.amounts[setting] ?? 0)),
    effects: allEffects((effect) => (preset?.effects[effect] ?? 0) + (read?.amounts[effect] ?? 0)),
    isAutomatic: chosen.food_styling > 0 || preset !== undefined || read !== undefined,
    kept: read?.kept ?? [],
  };
  return {
    look,
    understood: read?.understood ?? [],
    unknown_words: read?.unknown ?? [],
    instead: [...(preset?.instead === undefined ? [] : [preset.instead]), ...(read?.instead ?? [])],
  };
}

function allSettings(amountOf: (setting: keyof EnhancementSettings) => number): EnhancementSettings {
  const settings = { ...NEUTRAL_SETTINGS };
  for (const setting of ENHANCEMENT_SETTINGS) settings[setting] = withinSetting(amountOf(setting));
  return settings;
}

function allEffects(amountOf: (effect: (typeof PHOTO_EFFECTS)[number]) => number): PhotoEffects {
  const values = PHOTO_EFFECTS.map((effect) => [effect, withinEffect(effect, amountOf(effect))] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== 0));
}
