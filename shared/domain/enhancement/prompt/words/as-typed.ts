/** Without accents, as many people type on a phone. */
export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/** Words with their accents and without; a letter alone would be another word. */
export function asTyped(words: readonly string[]): string[] {
  return [...words, ...words.map(unaccented).filter((word) => word.length > 1)];
}

/** The same for the keys of a map: a word that is written without accents keeps its own meaning. */
export function asTypedMap<Value>(entries: readonly (readonly [string, Value])[]): Map<string, Value> {
  const plain = entries.map(([word, value]) => [unaccented(word), value] as const);
  return new Map([...plain, ...entries]);
}
