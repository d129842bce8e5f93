import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetOf } from '#shared/photos/enhancement-presets.ts';
import { ENHANCEMENT_SETTINGS } from '#shared/photos/enhancement-settings.ts';
import { PHOTO_EFFECTS } from '#shared/photos/photo-effects.ts';
import { PRESET_IDS } from '#shared/photos/preset-ids.ts';
import { MEANINGS } from './prompt-words.ts';
import { readPrompt } from './read-prompt.ts';

const WORDS = [...MEANINGS].flatMap(([text, meaning]) =>
  meaning.is === 'word' ? [{ text, word: meaning }] : [],
);
const known = fc.constantFrom(...MEANINGS.keys());
const prompts = fc.array(known, { maxLength: 9 }).map((words) => words.join(' '));
const unheardOf = fc.stringMatching(/^zq[a-z]{3,6}$/);

/** Increases and decreases, without amounts. */
function directions(prompt: string): string {
  const changed = Object.entries(readPrompt(prompt).amounts).filter(([, by]) => by !== 0);
  return changed
    .map(([name, by]) => `${name}${by > 0 ? '+' : '-'}`)
    .sort()
    .join(' ');
}

test('each word has an effect', () => {
  const names: readonly string[] = [...ENHANCEMENT_SETTINGS, ...PHOTO_EFFECTS];
  for (const { text, word } of WORDS) {
    for (const name of Object.keys(word.does)) expect(names, text).toContain(name);
    expect(Object.keys(word.does).length > 0, text).toBe(
      word.kind !== 'light' && !/^(?:nat|real)/.test(text),
    );
  }
});

test('each preset has words', () => {
  const { length } = PRESET_IDS.filter((id) => {
    const { settings, effects } = presetOf(id);
    const look = JSON.stringify({ ...settings, ...effects });
    return WORDS.some(({ word }) => JSON.stringify(word.does) === look);
  });
  expect(length).toBe(PRESET_IDS.length);
});

test('unknown descriptions of the photo change nothing and are named', () => {
  fc.assert(
    fc.property(fc.array(unheardOf, { minLength: 1, maxLength: 5 }), (words) => {
      const { amounts, kept, understood, instead, unknown } = readPrompt(words.join(' '));
      expect({ amounts, kept, understood, instead }).toEqual({
        amounts: {},
        kept: [],
        understood: [],
        instead: [],
      });
      expect(unknown).toEqual([...new Set(words)]);
    }),
  );
});

test('an unknown word is named, and only known words move sliders', () => {
  fc.assert(
    fc.property(prompts, unheardOf, (prompt, word) => {
      const { amounts, understood, unknown, instead } = readPrompt(`${prompt}. ${word}`);
      expect(unknown).toContain(word);
      const moved = Object.values(amounts).some((by) => by !== 0);
      expect(moved && understood.every(({ did }) => !/[+−]/.test(did))).toBe(false);
      expect(understood.length + instead.length + unknown.length).toBeGreaterThan(0);
    }),
  );
});

test('“not” and “don’t” cancel a word, and “no” removes a fault', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WORDS),
      fc.constantFrom('not', "don't make it", 'pas', 'nicht'),
      ({ text }, no) => {
        expect(readPrompt(`${no} ${text}`).amounts).toEqual({});
      },
    ),
  );
  expect(directions('no blurry photo')).toBe('sharpness+');
});

test('less of a quality is more of its opposite', () => {
  for (const { text, word } of WORDS.filter((each) => each.word.kind === 'quality')) {
    const [more, less] = [readPrompt(`more ${text}`), readPrompt(`less ${text}`)].map(
      ({ amounts }) => amounts,
    );
    expect(more, text).toEqual(word.does);
    expect(Object.entries(less ?? {})).toEqual(Object.entries(word.does).map(([name, by]) => [name, -by]));
  }
});

describe('owners’ words', () => {
  test.each([
    ['make it brighter', 'brightness+'],
    ['make it warmer and crop the plate', 'warmth+'],
    ['the photo is too dark and yellow, please fix', 'brightness+ warmth-'],
    ['more contrast, less saturation', 'contrast+ saturation-'],
    ['less contrast more color', 'contrast- saturation+'],
    ['less contrast and color', 'contrast- saturation-'],
    ['less contrast and brighter', 'brightness+ contrast-'],
    ['too bright and colorful', 'brightness- saturation-'],
    ['too bright and washed out', 'brightness- contrast+ saturation+'],
    ['contrast down, saturation up', 'contrast- saturation+'],
    ['more contrast, brightness too', 'contrast+'],
    ['make the colors warmer', 'warmth+'],
    ['make the light a bit less yellow', 'warmth-'],
    ['remove the yellow tint', 'warmth-'],
    ['brighter without the yellow tint', 'brightness+ warmth-'],
    ['get rid of the harsh shadows', 'shadows+'],
    ['the picture is blue', 'warmth+'],
    ['blurry', 'sharpness+'],
    ['brighter but not overexposed', 'brightness+'],
    ["don't make it brighter and sharper", ''],
    ["don't change the colors and make it brighter", 'brightness+'],
    ["don't reduce the contrast", ''],
    ['not too dark', ''],
    ['not so yellow', 'warmth-'],
    ['not enough contrast', 'contrast+'],
    // The direction is unclear.
    ['dark', ''],
    ['contrast', ''],
    ['less dramatic', ''],
    ['more blurry', ''],
    // It is about the background, or one part of the photo.
    ['darken the background', ''],
    ['blur the background and brighten the burger', 'brightness+'],
    ['more light from the left', ''],
    ['brighten only the plate', ''],
    ['HELLER und wärmer', 'brightness+ warmth+'],
    ['das Foto ist zu dunkel, bitte', 'brightness+'],
    ['nicht so gelb bitte', 'warmth-'],
    ['etwas mehr Farbe', 'saturation+'],
    ['plus lumineux et moins de contraste', 'brightness+ contrast-'],
    ['la photo est trop sombre', 'brightness+'],
    ['más brillo y menos contraste', 'brightness+ contrast-'],
    ['la foto es oscura', 'brightness+'],
    ['un po’ più luminoso, troppo giallo', 'brightness+ warmth-'],
    ["l'immagine è scura", 'brightness+'],
  ])('“%s” is read as “%s”', (prompt, expected) => {
    expect(directions(prompt)).toBe(expected);
  });
});

describe('a prompt', () => {
  test('has its known words named with their effect, and the unknown ones listed', () => {
    expect(readPrompt('a bit brighter, much more contrast, zorgify the lemons')).toMatchObject({
      understood: [
        { words: 'a bit brighter', did: 'Brightness +10' },
        { words: 'much more contrast', did: 'Contrast +35' },
      ],
      unknown: ['zorgify', 'lemons'],
    });
  });

  test.each(['brighten it a little', 'brighter, but not too much', 'slightly brighter'])(
    'may say how much before or after: “%s”',
    (prompt) => {
      expect(readPrompt(prompt).amounts).toEqual({ brightness: 10 });
    },
  );

  test('that names a preset applies it and says what it doesn’t do', () => {
    const { settings, effects, instead } = presetOf('add_steam_and_heat');
    const reading = readPrompt('add steam');
    const moved = Object.entries({ ...settings, ...effects }).filter(([, by]) => by !== 0);
    expect(reading.amounts).toEqual(Object.fromEntries(moved));
    expect(reading).toMatchObject({ instead: [instead], unknown: [] });
  });

  test('with a repeated word applies it once', () => {
    expect(readPrompt('brighter, brighter').amounts).toEqual({ brightness: 20 });
  });

  test.each([
    ['blur the background', 'We don’t cut out'],
    ['make it warmer and crop the plate', 'We don’t crop or rotate'],
    ['more light from the left', 'We can only change the whole photo'],
    ['write SALE on it', 'We don’t add or remove text'],
    ['rends le fond flou', 'We don’t cut out'],
  ])('that asks for something unsupported (“%s”) says so', (prompt, beginning) => {
    expect(readPrompt(prompt).instead).toEqual([expect.stringMatching(new RegExp(`^${beginning}`))]);
  });

  test.each(['no white background', "don't crop it"])(
    'that excludes something unsupported says nothing: “%s”',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ amounts: {}, kept: [], instead: [] });
    },
  );

  test.each([
    ["don't make it brighter, just sharper", ['exposure']],
    ['do not touch the colors, only lighten it', ['colors']],
    ['brighter without changing the colors', ['colors']],
    ['leave the white balance alone', ['exposure', 'colors']],
    ['leave it as it is', ['exposure', 'colors']],
    ["don't change anything", ['exposure', 'colors']],
    ['mach nichts', ['exposure', 'colors']],
    ['a bit warmer', ['warmth']],
    ['zu gelb', ['coolness']],
    ["don't make it too bright", []],
    ['brighter but not overexposed', []],
    ['keep it natural', []],
    ['sharper', []],
  ])('that asks to keep something keeps it: “%s”', (prompt, kept) => {
    expect(readPrompt(prompt).kept).toEqual(kept);
  });

  test.each(['', '   ', '!!!', '😀'])('without words (%j) asks for nothing', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ amounts: {}, understood: [], instead: [], unknown: [] });
  });
});
