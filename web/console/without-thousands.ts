/**
 * Removes thousands separators: `1,500` and `1 500` become `1500`. Other commas and spaces stay, so that `1,5` isn't a
 * number.
 */
export function withoutThousands(typed: string): string {
  return typed.trim().replace(THOUSANDS, (number) => number.replaceAll(/[,\s]/g, ''));
}

/** The same separator throughout, then the end or a decimal point. */
const THOUSANDS = /^\d{1,3}([,\s])\d{3}(?:\1\d{3})*(?=\.|$)/;
