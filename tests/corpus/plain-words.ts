/** Letters and digits alone, without case and accents, one space between words: what people would call the same. */
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

/** Whether the words of `part` stand in `whole`, in order and unbroken. */
export function holdsWords(whole: string, part: string): boolean {
  const words = plainWords(part);
  return words !== '' && ` ${plainWords(whole)} `.includes(` ${words} `);
}

/** A price as written, without spaces, case and kinds of dashes: `12,50 €` and `12,50€` are the same. */
export function plainPrice(price: string): string {
  return price
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[‐-―−]/g, '-');
}

/** The digits of a phone number. */
export function plainDigits(text: string): string {
  return text.replace(/\D/g, '');
}
