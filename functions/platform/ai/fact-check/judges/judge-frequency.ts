import { type CheckedText, finding, type Judge } from '../checked-text.ts';
import type { Passage } from '../passage.ts';
import type { Part } from '../readers/fact-token.ts';

/** How often something is, as times in four weeks; en, es, fr, it, de. */
const FREQUENCIES: readonly (readonly [times: number, words: RegExp])[] = [
  [
    28,
    /(?<![a-z])(?:(?:every|each) (?:single )?(?:day|morning|night|evening)|daily|cada (?:dia|manana|noche)|todos los dias|chaque (?:jour|matin|soir)|tous les (?:jours|matins|soirs)|ogni (?:giorno|mattina|sera)|jeden (?:tag|morgen|abend)|taglich)(?![a-z])/g,
  ],
  [
    8,
    /(?<![a-z])(?:twice|two times|2 times|dos veces|2 veces|deux fois|2 fois|due volte|2 volte|zweimal|2mal)(?: \w+){0,2} (?:week|semana|semaine|settimana|woche)(?![a-z])/g,
  ],
  [
    12,
    /(?<![a-z])(?:three times|3 times|3 veces|3 fois|3 volte|dreimal|3mal)(?: \w+){0,2} (?:week|semana|semaine|settimana|woche)(?![a-z])/g,
  ],
  [
    4,
    /(?<![a-z])(?:(?:every|each|once a) week|weekly|cada semana|chaque semaine|ogni settimana|jede woche|wochentlich)(?![a-z])/g,
  ],
  [
    1,
    /(?<![a-z])(?:(?:every|each|once a) month|monthly|cada mes|chaque mois|ogni mese|jeden monat|monatlich)(?![a-z])/g,
  ],
];
/** As many words in common tell that a passage speaks of the same. */
const SAME_WORDS = 2;

const frequenciesIn = (text: string): (Part & { times: number })[] =>
  FREQUENCIES.flatMap(([times, words]) =>
    [...text.matchAll(words)].map(({ 0: said, index }) => ({
      times,
      start: index,
      end: index + said.length,
    })),
  );

function ofSame({ facts }: CheckedText, stems: ReadonlySet<string>): Passage[] {
  return facts.passages.filter(
    ({ content }) => [...content].filter((stem) => stems.has(stem)).length >= SAME_WORDS,
  );
}

/** How often something is that the record says to be otherwise often. */
export const judgeFrequency: Judge = (checked, { start, end, stems }) =>
  frequenciesIn(checked.text.slice(start, end)).flatMap((said) => {
    const known = ofSame(checked, stems).flatMap(({ text }) => frequenciesIn(text));
    if (known.length === 0 || known.some(({ times }) => times === said.times)) return [];
    return [finding(checked, 'number', { start: start + said.start, end: start + said.end })];
  });
