/** `Cell: 617...`, `Tel. 617...`: the label before a number. */
const LABEL = /^\p{L}[\p{L} .]{0,20}:? ?(?=[+(\d])/u;
/** `617... (cell)`, `617... mobile`: the label after a number. Letters in place of digits stay. */
const NOTE = /(?: ?\([\p{L} .]{1,20}\)| \p{L}[\p{L} .]{0,20})$/u;

/** Removes the labels that people and registers write next to a number. */
export function withoutWords(typed: string): string {
  const plain = typed.slice(0, 200).trim();
  return plain.replace(LABEL, '').replace(NOTE, '').trim();
}
