import { MAX_PROMPT_LENGTH } from '#shared/photos/contract/enhancement.ts';
import { presetOf } from '#shared/photos/enhancement-presets.ts';
import {
  ENHANCEMENT_SETTINGS,
  type EnhancementSetting,
  type EnhancementSettings,
  multiplierOf,
  NEUTRAL_SETTINGS,
  QUICK_ENHANCE,
} from '#shared/photos/enhancement-settings.ts';
import type { PresetId } from '#shared/photos/preset-ids.ts';

/** The look that an owner asks for. */
export type PhotoWishes = {
  settings: EnhancementSettings;
  preset: PresetId | undefined;
  prompt: string;
};

export const NO_WISHES: PhotoWishes = { settings: NEUTRAL_SETTINGS, preset: undefined, prompt: '' };
export const QUICK_WISHES: PhotoWishes = { ...NO_WISHES, settings: QUICK_ENHANCE };

export function isWishing({ settings, preset, prompt }: PhotoWishes): boolean {
  const isMoved = ENHANCEMENT_SETTINGS.some((name) => settings[name] !== 0);
  return isMoved || preset !== undefined || prompt.trim() !== '';
}

/** A preset sets its sliders. Selecting it again clears it. */
export function withPreset(wishes: PhotoWishes, preset: PresetId): PhotoWishes {
  if (wishes.preset === preset) return NO_WISHES;
  return { settings: presetOf(preset).settings, preset, prompt: '' };
}

/** Typing clears the preset (spec, owner tools §4) and the sliders it set. */
export function withPrompt(wishes: PhotoWishes, prompt: string): PhotoWishes {
  if (wishes.preset === undefined) return { ...wishes, prompt };
  return { ...NO_WISHES, prompt };
}

/** A later request is added to earlier ones, as long as the text fits. */
export function withMoreWords(wishes: PhotoWishes, words: string): PhotoWishes {
  const both = [wishes.prompt.trim(), words].filter(Boolean).join('. ');
  return { ...wishes, prompt: both.length <= MAX_PROMPT_LENGTH ? both : words };
}

export function withSetting(wishes: PhotoWishes, name: EnhancementSetting, value: number): PhotoWishes {
  return { ...wishes, settings: { ...wishes.settings, [name]: value } };
}

/** As the call sends them (spec, owner tools §7). */
export function callOf({ settings, preset, prompt }: PhotoWishes) {
  return {
    brightness: multiplierOf(settings.brightness),
    contrast: multiplierOf(settings.contrast),
    saturation: multiplierOf(settings.saturation),
    sharpness: multiplierOf(settings.sharpness),
    food_styling: settings.food_styling,
    food_styling_optimization: settings.food_styling > 0,
    ...(preset !== undefined && { preset }),
    ...(prompt.trim() !== '' && { enhancement_prompt: prompt }),
  };
}
