import { fold } from '#functions/ai/fold.ts';

/** Shorter words appear in every text. */
const SHORTEST = 4;

/** Whether a text mentions one of a theme's longer words, in the singular or plural. */
export function createFitsTheme(theme: string): (text: string) => boolean {
  const themeWords = fold(theme.normalize('NFC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => (word.length > SHORTEST ? word.replace(/(?:e?s|n)$/, '') : word));
  return (text) => {
    if (themeWords.length === 0) return false;
    const folded = fold(text.normalize('NFC'));
    return themeWords.some((word) => folded.includes(word));
  };
}
