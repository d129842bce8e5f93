/** A part of a text that one of the alternatives can replace. */
export type Phrase = { text: string; alternatives: readonly string[] };
export type TextPart = { text: string; phrase?: Phrase };

/** Splits a text at its phrases. Pure. */
export function partsOf(text: string, phrases: readonly Phrase[] = []): TextPart[] {
  const [first] = phrases
    .map((phrase) => ({ phrase, at: phrase.text === '' ? -1 : text.indexOf(phrase.text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  if (first === undefined) return text === '' ? [] : [{ text }];
  const { phrase, at } = first;
  const parts: TextPart[] = [
    { text: text.slice(0, at) },
    { text: phrase.text, phrase },
    ...partsOf(text.slice(at + phrase.text.length), phrases),
  ];
  return parts.filter((part) => part.text !== '');
}
