/** `Cell: 617...`, `Tel. 617...`: what stands before a number, where a number follows. */
const LABEL = /^\p{L}[\p{L} .]{0,20}:? ?(?=[+(\d])/u;
/** `617... (cell)`, `617... mobile`: what stands behind it, apart from it. Letters in place of digits stay. */
const NOTE = /(?: ?\([\p{L} .]{1,20}\)| \p{L}[\p{L} .]{0,20})$/u;

/** A number without the words that people and tills write beside it. */
export function withoutWords(typed: string): string {
  const plain = typed.slice(0, 200).trim();
  return plain.replace(LABEL, '').replace(NOTE, '').trim();
}
