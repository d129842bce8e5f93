import { fold } from '#functions/ai/fold.ts';
import { hasClaimList } from './claims/claim-languages.ts';
import type { FactSource, Finding, Placed } from './fact-source.ts';
import { findClaims } from './find-claims.ts';
import { readNames } from './read-names.ts';
import { readSource, wordsOf } from './read-source.ts';
import { readValues } from './values/read-values.ts';
import { oneOf, whole } from './values/reader.ts';

/**
 * Reads a source once. The function returned finds, in the order of a text, values and names that the source
 * doesn’t have, and claims that the source doesn’t make. It compares values, and doesn’t check what they refer to.
 * In a language without a list of claims, it reports each text as a claim. Pure.
 */
export function createGuard(source: FactSource): (text: string) => Placed<Finding>[] {
  const { language, names } = source;
  const known = readSource(source);
  return (text) => {
    const own = withoutNames(text, names);
    if (!hasClaimList(language))
      return wordsOf(own).length === 0 ? [] : [{ kind: 'claim', words: text, start: 0, end: text.length }];
    const values = readValues(own, language);
    return [
      ...values.filter((one) => !one.values.every(known.value)),
      ...readNames(hiding(own, values), language).filter(({ words }) => !known.name(words)),
      ...findClaims(own).filter(({ claim }) => !known.claims.has(claim)),
    ]
      .toSorted((one, other) => one.start - other.start)
      .map(({ kind, words, start, end }) => ({ kind, words, start, end }));
  };
}

/** Replaces these parts, which are in order, with spaces. */
function hiding(text: string, parts: readonly { start: number; end: number }[]): string {
  let [hidden, at] = ['', 0];
  for (const { start, end } of parts) {
    hidden += text.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  return hidden + text.slice(at);
}

/** Skips the restaurant’s names, which claim nothing. */
function withoutNames(text: string, names: readonly string[]): string {
  const folded = names.map((name) => fold(name.trim())).filter((name) => name !== '');
  if (folded.length === 0) return text;
  const escaped = folded.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const found = [...fold(text).matchAll(whole(oneOf(escaped)))];
  return hiding(
    text,
    found.map(({ 0: name, index }) => ({ start: index, end: index + name.length })),
  );
}
