import { inTown as inFrenchTown } from '#shared/profile/phrases/french.ts';
import { inTown as inItalianTown } from '#shared/profile/phrases/italian.ts';
import { capital } from '#shared/profile/phrases/sentence.ts';
import { stableHash } from '#shared/text/stable-hash.ts';
import type { Line } from './copy-library.ts';
import { germanBefore } from './name-in-sentence.ts';

/** Slot values by name. A line is only drawn if all of its slots have a value. */
export type Slots = Readonly<Record<string, string>>;

const GROUP = /\[([^\]]*)\]/g;
const SLOT = /\{(\w+)\}/g;
/** French contracts “à” with a town’s article: “au Havre”. */
const FRENCH_TOWN = /(?<!\p{L})([àÀ]) \{town\}/gu;
/** Italian keeps the d of “ad” only before the same vowel: “ad Ancona”, “a Roma”. */
const ITALIAN_TOWN = /(?<!\p{L})([aA])d \{town\}/gu;

const GERMAN_NAME = /(?<!\p{L})([bB]ei|[zZ]u|[vV]on|[üÜ]ber) \{name\}/gu;

/** Slots that are in lowercase within a sentence. */
const SMALL: ReadonlySet<string> = new Set(['dish', 'dish2', 'sweets', 'drinks', 'offer']);
const BEGINS_SENTENCE = /(?:^|[.!?]\s)[¿¡“«„]?$/u;

/** The names of a line’s slots. */
export function slotsOf(line: Line): string[] {
  return [...line.matchAll(SLOT)].map(([, name = '']) => name);
}

/** Whether all slots of a line have a value. */
export function canFill(line: Line, slots: Slots): boolean {
  return slotsOf(line).every((name) => (slots[name] ?? '') !== '');
}

/** The line with one option of each group. The same seed gives the same options. Pure. */
export function chooseOptions(line: Line, seed: string): Line {
  let place = 0;
  return line.replace(GROUP, (_, group: string) => {
    const options = group.split('|');
    return options[stableHash(`${seed}\u0000${line}\u0000${place++}`) % options.length] ?? '';
  });
}

/** The line with its options chosen and its slots filled. Pure. */
export function expandLine(line: Line, seed: string, slots: Slots = {}): string {
  const town = slots.town ?? '';
  const placed = chooseOptions(line, seed)
    .replace(GERMAN_NAME, (whole, to: string) => (slots.name ? germanBefore(to, slots.name) : whole))
    .replace(FRENCH_TOWN, (_, to: string) => asTyped(inFrenchTown(town), to))
    .replace(ITALIAN_TOWN, (_, to: string) => asTyped(inItalianTown(town), to));
  const filled = placed.replace(SLOT, (_, name: string, at: number) => {
    const fact = slots[name] ?? '';
    return SMALL.has(name) && BEGINS_SENTENCE.test(placed.slice(0, at)) ? capital(fact) : fact;
  });
  return filled.replace(TWO_PERIODS, '.');
}

/** Of a name at the end of a sentence: "meet at Big Bear Brewing Co." */
const TWO_PERIODS = /(?<=\p{L})\.\.(?!\.)/gu;

/** Keeps the capital of a preposition. */
const asTyped = (said: string, preposition: string): string =>
  preposition === preposition.toUpperCase() ? capital(said) : said;
