import type { EnhancementSettings } from '../../enhancement-settings.ts';
import type { PhotoEffects } from '../../photo-effects.ts';
import type { Adjustments } from '../prompt-adjustments.ts';

/**
 * How a word stands in a wish. `wish`: the photo should become so ("brighter"). `thing`: there should be more of it, or
 * less ("contrast"). `fault`: the photo is so, and should not be ("blurry"). `look`: a wish that has no opposite
 * ("vintage"). `either`: a wish, or a fault where the photo is said to be so ("the photo is dark"). `light`: the light itself,
 * which any prompt mends. `table`: what lies on the table, which nobody moves.
 */
export type WordKind = 'wish' | 'thing' | 'fault' | 'look' | 'either' | 'light' | 'table';

export type PromptWord = { kind: WordKind; does: Adjustments };

/** The same for each word of a list, which `|` separates. */
export function words(
  list: string,
  kind: WordKind,
  does: Partial<EnhancementSettings> & PhotoEffects,
): [string, PromptWord][] {
  const { brightness, contrast, saturation, sharpness, food_styling, ...effects } = does;
  const settings = Object.fromEntries(
    Object.entries({ brightness, contrast, saturation, sharpness, food_styling }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return list.split('|').map((word) => [word, { kind, does: { settings, effects } }]);
}
