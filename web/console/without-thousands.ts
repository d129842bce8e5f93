/**
 * `1,500` and `1 500` as `1500`. Commas and spaces that do not separate thousands stay, so that no number is read from
 * `1,5`.
 */
export function withoutThousands(typed: string): string {
  return typed.trim().replace(THOUSANDS, (number) => number.replaceAll(/[,\s]/g, ''));
}

/** One separator all along, before an end or a decimal point. */
const THOUSANDS = /^\d{1,3}([,\s])\d{3}(?:\1\d{3})*(?=\.|$)/;
