import { createGuard } from './create-guard.ts';
import type { FactSource, Finding } from './fact-source.ts';

/** A text after its references were replaced. `own`: the same text with spaces for the replaced parts. */
type Printed = { text: string; own: string; findings: readonly Finding[] };

/** `unproven`: sentences with a claim that needs proof, quoted from the texts. */
type Guarded = { findings: Finding[]; unproven: string[] };

/**
 * The guard for texts in which a model states facts by reference: only the model’s own words are checked, because
 * what the references print is true.
 */
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

/** The sentences of a text. Joined, they are the text. */
export function sentencesOf(text: string): { sentence: string; start: number; end: number }[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(
    ({ segment, index }) => ({ sentence: segment, start: index, end: index + segment.length }),
  );
}
