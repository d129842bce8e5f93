import { describe, expect, test } from 'vitest';
import { ENHANCEMENT_PRESETS, PRESET_GROUPS, presetOf } from './enhancement-presets.ts';
import {
  ENHANCEMENT_SETTINGS,
  multiplierOf,
  NEUTRAL_SETTINGS,
  QUICK_ENHANCE,
  settingOf,
  withinSetting,
} from './enhancement-settings.ts';
import { PHOTO_EFFECTS, withinEffect } from './photo-effects.ts';
import { PRESET_IDS } from './preset-ids.ts';

describe('sliders', () => {
  test('are sent as multipliers and restored exactly', () => {
    for (let value = -100; value <= 100; value += 1) expect(settingOf(multiplierOf(value))).toBe(value);
    expect(Object.values(QUICK_ENHANCE).map(multiplierOf)).toEqual([1.1, 1.2, 1.15, 1.1, 1.25]);
    expect(Object.values(NEUTRAL_SETTINGS).map(multiplierOf)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('presets', () => {
  test('are the thirteen in four groups', () => {
    const names = PRESET_GROUPS.map((group) =>
      PRESET_IDS.filter((id) => presetOf(id).group === group).map((id) => presetOf(id).name),
    );
    expect(names).toEqual([
      ['Food Photography Pro', 'Social Media Ready', 'Menu Photo Perfect'],
      ['Make It Juicier', 'Add Steam & Heat', 'Golden & Crispy', 'Fresh & Vibrant'],
      ['Clean White Background', 'Fine Dining Elegance', 'Modern Minimal'],
      ['Magical Glow', 'Vintage Appeal', 'Dramatic Lighting'],
    ]);
  });

  test.each(PRESET_IDS)('%s moves only what can be moved, and does something', (id) => {
    const { settings, effects } = presetOf(id);
    for (const setting of ENHANCEMENT_SETTINGS)
      expect(withinSetting(settings[setting])).toBe(settings[setting]);
    for (const effect of PHOTO_EFFECTS) {
      const value = effects[effect] ?? 0;
      expect(withinEffect(effect, value)).toBe(value);
    }
    expect(settings).not.toEqual(NEUTRAL_SETTINGS);
  });

  test.each(['add_steam_and_heat', 'clean_white_background', 'magical_glow'] as const)(
    '%s says what it does instead of what its name promises',
    (id) => {
      expect(ENHANCEMENT_PRESETS[id].instead).toMatch(/^\w+s .+\. Doesn’t .+\.$/);
    },
  );
});
