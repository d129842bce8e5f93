import type { Score } from './score-reading.ts';
import { type Fault, sumTallies, type Tally } from './tally.ts';

/** Shares are percentages with one decimal, 100 where nothing was asked or printed. */
export type CorpusFigures = { recall: number; precision: number; words: number; contradictions: number };

export function corpusFigures(scores: readonly Score[]): CorpusFigures {
  const { asked, found, printed, right } = sumTallies(scores.flatMap(({ facts }) => [...facts.values()]));
  const words = sumTallies(scores.map((score) => score.words));
  return {
    recall: percent(found, asked),
    precision: percent(right, printed),
    words: percent(words.found, words.asked),
    contradictions: scores.reduce((count, score) => count + score.contradictions.length, 0),
  };
}

/** One row per language, as text. */
export function languageTable(scores: readonly Score[]): string[] {
  return [...new Set(scores.map(({ language }) => language))].map((language) => {
    const own = scores.filter((score) => score.language === language);
    const { recall, precision, words, contradictions } = corpusFigures(own);
    return `${language}  ${own.length} briefs  recall ${recall} %  precision ${precision} %  words ${words} %  contradictions ${contradictions}`;
  });
}

/** One row per field that was asked or printed, as text. */
export function fieldTable(scores: readonly Score[]): string[] {
  const fields = new Set(scores.flatMap(({ facts }) => [...facts.keys()]));
  return [...fields].toSorted().flatMap((field) => {
    const tally = sumTallies(scores.flatMap(({ facts }) => facts.get(field) ?? []));
    return tally.asked + tally.printed === 0 ? [] : [fieldRow(field, tally)];
  });
}

/** What went wrong, brief by brief, as text. */
export function faultList(scores: readonly Score[]): string[] {
  return scores.flatMap(({ id, facts, words, contradictions }) =>
    [...contradictions, ...sumTallies([...facts.values(), words]).faults].map((fault) =>
      faultLine(id, fault),
    ),
  );
}

export function faultLine(id: string, { kind, field, what }: Fault): string {
  return `${id} · ${kind} · ${field} · ${what.replaceAll('\n', '⏎')}`;
}

function fieldRow(field: string, { asked, found, printed, right }: Tally): string {
  return `${field.padEnd(12)} recall ${percent(found, asked)} % (${found}/${asked})  precision ${percent(right, printed)} % (${right}/${printed})`;
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((part / whole) * 1_000) / 10;
}
