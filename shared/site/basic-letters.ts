/** Characters of code, which no menu has. A page with one loads the full Latin files. */
const SIGNS_OF_CODE = '\\^`{}~';

/**
 * The letters and symbols of most menus in English, Spanish, French, Italian, German, and Portuguese, which the
 * basic font files contain. A page with others uses the full Latin files.
 */
export const BASIC_LETTERS: readonly string[] = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).filter(
    (sign) => !SIGNS_OF_CODE.includes(sign),
  ),
  ...'\u00a0£©°·×–—‘’“”•…€−¡¿½ßàáâãäçèéêëíîñóôõöùúûüœÀÁÄÈÉÑÓÖÜŒ',
];

const BASIC: ReadonlySet<string> = new Set([...BASIC_LETTERS, ...SIGNS_OF_CODE]);
/** Languages whose fixed texts on a page use only these letters. */
const BASIC_LANGUAGE = /^(en|es|fr|it|de|pt)\b/i;

/** Whether a text in this language has only basic letters, ignoring white space. */
export function isBasicText(text: string, language: string): boolean {
  return BASIC_LANGUAGE.test(language) && [...text].every((letter) => BASIC.has(letter) || /\s/.test(letter));
}
