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
export type PhotoRequest = {
  settings: EnhancementSettings;
  preset: PresetId | undefined;
  prompt: string;
};

export const NO_REQUEST: PhotoRequest = { settings: NEUTRAL_SETTINGS, preset: undefined, prompt: '' };
export const QUICK_REQUEST: PhotoRequest = { ...NO_REQUEST, settings: QUICK_ENHANCE };

export function hasRequest({ settings, preset, prompt }: PhotoRequest): boolean {
  const isMoved = ENHANCEMENT_SETTINGS.some((name) => settings[name] !== 0);
  return isMoved || preset !== undefined || prompt.trim() !== '';
}

/** A preset sets its sliders. Selecting it again clears it. */
export function withPreset(request: PhotoRequest, preset: PresetId): PhotoRequest {
  if (request.preset === preset) return NO_REQUEST;
  return { settings: presetOf(preset).settings, preset, prompt: '' };
}

/** Typing clears the preset (spec, owner tools §4) and the sliders it set. */
export function withPrompt(request: PhotoRequest, prompt: string): PhotoRequest {
  if (request.preset === undefined) return { ...request, prompt };
  return { ...NO_REQUEST, prompt };
}

/** A later request is added to earlier ones, as long as the text fits. */
export function withMoreWords(request: PhotoRequest, words: string): PhotoRequest {
  const both = [request.prompt.trim(), words].filter(Boolean).join('. ');
  return { ...request, prompt: both.length <= MAX_PROMPT_LENGTH ? both : words };
}

export function withSetting(request: PhotoRequest, name: EnhancementSetting, value: number): PhotoRequest {
  return { ...request, settings: { ...request.settings, [name]: value } };
}

/** As the call sends them (spec, owner tools §7). */
export function callOf({ settings, preset, prompt }: PhotoRequest) {
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
