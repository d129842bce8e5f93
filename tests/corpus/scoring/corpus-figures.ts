import type { Score } from './score-reading.ts';
import { type Fault, sumTallies } from './tally.ts';

/** Percentages with one decimal; 100 if nothing was asked or printed. */
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

/** The errors of each brief, as text. */
export function faultList(scores: readonly Score[]): string[] {
  return scores.flatMap(({ id, facts, words, contradictions }) =>
    [...contradictions, ...sumTallies([...facts.values(), words]).faults].map((fault) =>
      faultLine(id, fault),
    ),
  );
}

function faultLine(id: string, { kind, field, what }: Fault): string {
  return `${id} · ${kind} · ${field} · ${what.replaceAll('\n', '⏎')}`;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((part / whole) * 1_000) / 10;
}
