import { expect, test } from 'vitest';
import { EnhanceImageSchema } from '#shared/photos/contract/enhancement.ts';
import { presetOf } from '#shared/photos/enhancement-presets.ts';
import { NEUTRAL_SETTINGS } from '#shared/photos/enhancement-settings.ts';
import {
  callOf,
  isWishing,
  NO_WISHES,
  QUICK_WISHES,
  withMoreWords,
  withPreset,
  withPrompt,
  withSetting,
} from './photo-wishes.ts';

const wishes = withPreset(NO_WISHES, 'menu_photo_perfect');

test('a preset sets its sliders, and selecting it again clears them', () => {
  expect(wishes.settings).toEqual(presetOf('menu_photo_perfect').settings);
  expect(withPreset(wishes, 'menu_photo_perfect')).toEqual(NO_WISHES);
});

test('typing a prompt clears the preset with its sliders, and a preset clears the prompt', () => {
  const typed = withPrompt(wishes, 'b');
  expect(typed).toEqual({ settings: NEUTRAL_SETTINGS, preset: undefined, prompt: 'b' });
  expect(withPreset(typed, 'vintage_appeal').prompt).toBe('');
});

test('sliders that were moved by hand stay while a prompt is typed', () => {
  const moved = withSetting(NO_WISHES, 'contrast', 40);
  expect(withPrompt(moved, 'warmer').settings.contrast).toBe(40);
});

test('a slider moved after a preset keeps the preset', () => {
  expect(withSetting(wishes, 'contrast', 40)).toMatchObject({
    preset: 'menu_photo_perfect',
    settings: { contrast: 40 },
  });
});

test('nothing is asked for by neutral sliders and a blank prompt', () => {
  expect(isWishing(withPrompt(NO_WISHES, '  \n'))).toBe(false);
  expect(isWishing(QUICK_WISHES)).toBe(true);
});

test('the call carries each slider as 1 + value / 100, and its schema takes it', () => {
  expect(callOf(QUICK_WISHES)).toEqual({
    brightness: 1.1,
    contrast: 1.2,
    saturation: 1.15,
    sharpness: 1.1,
    food_styling: 25,
    food_styling_optimization: true,
  });
  expect(EnhanceImageSchema.safeParse(callOf(wishes)).success).toBe(true);
});

test('a later request is added to earlier ones while they fit', () => {
  const once = withMoreWords(wishes, 'warmer');
  expect(once).toEqual({ ...wishes, prompt: 'warmer' });
  expect(withMoreWords(once, 'less contrast').prompt).toBe('warmer. less contrast');
  expect(withMoreWords(withPrompt(NO_WISHES, 'a'.repeat(495)), 'less contrast').prompt).toBe('less contrast');
});
