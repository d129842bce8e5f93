import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from '#functions/platform/ai/reading/facts/kind-words.ts';
import { nameCandidates } from '#functions/platform/ai/reading/facts/names/name-candidates.ts';
import {
  type NamedText,
  namedText,
  nameFeatures,
} from '#functions/platform/ai/reading/facts/names/name-features.ts';
import type { Span } from '#functions/platform/ai/reading/reader.ts';
import { foldText } from '#functions/platform/ai/reading/text/fold-text.ts';
import { anyOf } from '#functions/platform/ai/reading/text/phrases.ts';
import { loadCorpus } from '../load-corpus.ts';
import { plainWords } from '../plain-words.ts';

/** The passages of a text that may be its name, with what is to be seen of each. */
export type LabeledOpening = { candidates: { features: string[]; isName: boolean }[] };

const HEAD = 1_500;
const KIND_ALONE = new RegExp(`^(?:${anyOf(KINDS).source}) ["“«„]?$`);

/**
 * What the reader learns names from: beginnings of texts that were written for it, with the name between `[[` and `]]`
 * if they have one, and the open briefs. Sealed briefs are left out.
 */
export function labeledOpenings(): LabeledOpening[] {
  return [...writtenOpenings(), ...openingsOfBriefs()];
}

/** The beginnings that were written for it. */
export function writtenOpenings(): LabeledOpening[] {
  const lines = readFileSync(path.join(import.meta.dirname, 'openings.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const start = line.indexOf('[[');
    const end = line.indexOf(']]') - 2;
    if (start >= 0 && end < start) throw new Error(`A name has no end: ${line}`);
    if (start < 0) return opening(line, () => false);
    const text = line.replace('[[', '').replace(']]', '');
    return opening(text, (span, { folded }) => isOf(folded, span, { start, end }));
  });
}

/** The name as it is marked, or with the kind of the place in front: "Parrilla Don Julián". */
function isOf(folded: string, span: Span, name: Span): boolean {
  if (span.end !== name.end || span.start > name.start) return false;
  return span.start === name.start || KIND_ALONE.test(folded.slice(span.start, name.start));
}

function openingsOfBriefs(): LabeledOpening[] {
  return loadCorpus('open').flatMap(({ text, facts }) => {
    const name = facts.find((fact) => fact.field === 'name');
    if (name?.optional === true) return [];
    const values = name?.field === 'name' ? name.values.map(plainWords) : [];
    return [opening(text, ({ start, end }, { head }) => values.includes(plainWords(head.slice(start, end))))];
  });
}

function opening(text: string, isName: (span: Span, text: NamedText) => boolean): LabeledOpening {
  const head = text.slice(0, HEAD);
  const named = namedText(head, foldText(head));
  return {
    candidates: nameCandidates(head).map((span) => ({
      features: nameFeatures(named, span),
      isName: isName(span, named),
    })),
  };
}
