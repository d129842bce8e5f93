/** A sentence with the blanks and line breaks behind it; a dot within a number, an address or an abbreviation ends none. */
const SENTENCE = /(?:[^.!?\n]|[.!?](?=[^\s"”’)\]]))+[.!?]*["”’)\]]*\s*|\n+/gu;

/** The text in pieces that join to it again: sentences with what follows them, and line breaks. Linear. */
export function piecesOf(text: string): string[] {
  return [...text.matchAll(SENTENCE)].map(([piece]) => piece);
}

/** The sentences of a text, trimmed. */
export function sentencesOf(text: string): string[] {
  return piecesOf(text)
    .map((piece) => piece.trim())
    .filter((sentence) => sentence !== '');
}
