import { createGuard } from './create-guard.ts';
import type { FactSource, Finding } from './fact-source.ts';

/** A text in which words of the record were printed. `own`: with spaces for them. */
type Printed = { text: string; own: string; findings: readonly Finding[] };

/** `unproven`: the sentences that claim what needs proof, quoted from the texts. */
type Guarded = { findings: Finding[]; unproven: string[] };

/** The guard for texts of a model that states facts by reference: what the record printed is true. */
export function createPrintedGuard(source: FactSource): (texts: readonly Printed[]) => Guarded {
  const guard = createGuard(source);
  return (texts) => {
    const guarded = texts.map((printed) => ({ ...printed, found: guard(printed.own) }));
    return {
      findings: guarded.flatMap(({ findings, found }) => [
        ...findings,
        ...found.map(({ kind, words }) => ({ kind, words })),
      ]),
      unproven: guarded.flatMap(({ text, found }) => {
        const claims = found.filter(({ kind }) => kind === 'claim');
        return sentencesOf(text)
          .filter(({ start, end }) => claims.some((claim) => claim.start < end && claim.end > start))
          .map(({ sentence }) => sentence);
      }),
    };
  };
}

/** The sentences of a text, which joined are the text. */
export function sentencesOf(text: string): { sentence: string; start: number; end: number }[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(
    ({ segment, index }) => ({ sentence: segment, start: index, end: index + segment.length }),
  );
}
