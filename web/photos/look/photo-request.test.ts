import { expect, test } from 'vitest';
import { EnhanceImageSchema } from '#shared/photos/contract/enhancement.ts';
import { presetOf } from '#shared/photos/enhancement-presets.ts';
import { NEUTRAL_SETTINGS } from '#shared/photos/enhancement-settings.ts';
import {
  callOf,
  hasRequest,
  NO_REQUEST,
  QUICK_REQUEST,
  withMoreWords,
  withPreset,
  withPrompt,
  withSetting,
} from './photo-request.ts';

const request = withPreset(NO_REQUEST, 'menu_photo_perfect');

test('a preset sets its sliders, and selecting it again clears them', () => {
  expect(request.settings).toEqual(presetOf('menu_photo_perfect').settings);
  expect(withPreset(request, 'menu_photo_perfect')).toEqual(NO_REQUEST);
});

test('typing a prompt clears the preset with its sliders, and a preset clears the prompt', () => {
  const typed = withPrompt(request, 'b');
  expect(typed).toEqual({ settings: NEUTRAL_SETTINGS, preset: undefined, prompt: 'b' });
  expect(withPreset(typed, 'vintage_appeal').prompt).toBe('');
});

test('sliders that were moved by hand stay while a prompt is typed', () => {
  const moved = withSetting(NO_REQUEST, 'contrast', 40);
  expect(withPrompt(moved, 'warmer').settings.contrast).toBe(40);
});

test('a slider moved after a preset keeps the preset', () => {
  expect(withSetting(request, 'contrast', 40)).toMatchObject({
    preset: 'menu_photo_perfect',
    settings: { contrast: 40 },
  });
});

test('neutral sliders and a blank prompt request nothing', () => {
  expect(hasRequest(withPrompt(NO_REQUEST, '  \n'))).toBe(false);
  expect(hasRequest(QUICK_REQUEST)).toBe(true);
});

test('the call sends each slider as 1 + value / 100, and its schema accepts it', () => {
  expect(callOf(QUICK_REQUEST)).toEqual({
    brightness: 1.1,
    contrast: 1.2,
    saturation: 1.15,
    sharpness: 1.1,
    food_styling: 25,
    food_styling_optimization: true,
  });
  expect(EnhanceImageSchema.safeParse(callOf(request)).success).toBe(true);
});

test('a later request is added to earlier ones while they fit', () => {
  const once = withMoreWords(request, 'warmer');
  expect(once).toEqual({ ...request, prompt: 'warmer' });
  expect(withMoreWords(once, 'less contrast').prompt).toBe('warmer. less contrast');
  expect(withMoreWords(withPrompt(NO_REQUEST, 'a'.repeat(495)), 'less contrast').prompt).toBe(
    'less contrast',
  );
});
