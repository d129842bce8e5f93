import { createNearest } from '#shared/assistant/matching/nearest.ts';
import { tokensOf } from '#shared/assistant/matching/words.ts';
import { CATALOG, type Entry } from './catalog.ts';
import { type Slots, subjectsOf } from './slots.ts';
import { VOCABULARY } from './vocabulary.ts';
import { plainWords } from './words.ts';

/** Ranks catalog questions by similarity to this one, closest first. */
export const nearest = createNearest<Slots, Entry>({
  entries: CATALOG,
  subjectsOf: (ask) => subjectsOf(tokensOf(plainWords(ask), VOCABULARY)),
  light: new Set(['restaurant', 'amount', 'launched', 'done', 'status']),
});
