import { SETTING_LABELS } from '#shared/photos/enhancement-settings.ts';
import { EFFECT_LABELS } from '#shared/photos/photo-effects.ts';
import type { KeptLight } from '#shared/photos/photo-look.ts';
import { partsOf } from './prompt-parts.ts';
import type { Amounts } from './prompt-words.ts';
import { readPart, UNSAID, type Wish } from './read-part.ts';

/** `kept`: light to keep. `instead`: unsupported requests with reasons. `unknown`: words without a meaning. */
export type PromptReading = {
  amounts: Amounts;
  kept: KeptLight[];
  understood: { words: string; did: string }[];
  instead: string[];
  unknown: string[];
};

const LABELS = { ...SETTING_LABELS, ...EFFECT_LABELS };

/** Reads a custom prompt with a table of words. Unknown words have no effect and are reported. */
export function readPrompt(prompt: string): PromptReading {
  const wishes: Wish[] = [];
  const instead = new Set<string>();
  const unknown = new Set<string>();
  let before = UNSAID;
  for (const part of partsOf(prompt)) {
    const reading = readPart(part, before);
    wishes.push(...reading.wishes);
    for (const why of reading.instead) instead.add(why);
    for (const word of reading.unknown) unknown.add(word);
    // "Brighten it a bit", "brighter, but not too much".
    const last = wishes.at(-1);
    if (last?.factor === 1) last.factor = reading.factor;
    before = reading.last;
  }
  const amounts = wishes.map(amountsOf).reduce(joined, {});
  return {
    amounts,
    kept: keptLight(wishes, amounts),
    understood: wishes.map((wish) => ({ words: wish.words.join(' '), did: didFor(wish) })),
    instead: [...instead],
    unknown: [...unknown],
  };
}

function amountsOf({ word, direction, factor }: Wish): Amounts {
  const scaled = Object.entries(word.does).map(([name, by]) => [name, Math.round(by * direction * factor)]);
  return Object.fromEntries(scaled.filter(([, by]) => by !== 0));
}

/** Of two equal requests the stronger counts; opposite ones are added. */
function joined(one: Amounts, other: Amounts): Amounts {
  const all: Record<string, number> = { ...one };
  for (const [name, by] of Object.entries(other)) {
    const before = all[name] ?? 0;
    all[name] = before * by <= 0 ? before + by : Math.sign(by) * Math.max(Math.abs(before), Math.abs(by));
  }
  return all;
}

function didFor(wish: Wish): string {
  const did = Object.entries(amountsOf(wish)).map(
    ([name, by]) => `${LABELS[name as keyof typeof LABELS]} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
  );
  if (did.length > 0) return did.join(', ');
  return wish.direction === 0 ? 'Left as is' : 'Light and white balance fixed where needed';
}

/** Light to keep as requested: "don't make it brighter". "Warmer" never removes warmth. */
function keptLight(wishes: readonly Wish[], { warmth = 0 }: Amounts): KeptLight[] {
  const staying = wishes.filter(
    ({ direction, said, word: { kind } }) =>
      direction === 0 && !said.includes('too') && kind !== 'preset' && kind !== 'fault',
  );
  const isStaying = (...names: string[]) =>
    staying.some(({ word: { kind, does } }) => kind === 'light' || names.some((name) => name in does));
  const kept: KeptLight[] = warmth === 0 ? [] : [warmth > 0 ? 'warmth' : 'coolness'];
  if (isStaying('saturation', 'warmth')) kept.unshift('colors');
  if (isStaying('brightness')) kept.unshift('exposure');
  return kept;
}
