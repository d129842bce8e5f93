/** Only letters and digits, without case and accents, single-spaced: what people consider the same text. */
export function plainWords(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}

/** Whether `whole` contains the words of `part` in sequence. */
export function holdsWords(whole: string, part: string): boolean {
  const words = plainWords(part);
  return words !== '' && ` ${plainWords(whole)} `.includes(` ${words} `);
}

/** A price without spaces, case, and kinds of dashes: `12,50 €` and `12,50€` are equal. */
export function plainPrice(price: string): string {
  return price
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[‐-―−]/g, '-');
}

export function plainDigits(text: string): string {
  return text.replace(/\D/g, '');
}
