/** No menu has them: a page that does fetches the whole Latin files for them. */
const SIGNS_OF_CODE = '\\^`{}~';

/**
 * The letters and signs that menus in English, Spanish, French, Italian, German and Portuguese are mostly written with,
 * as the basic files of the typefaces hold them. A page that has any other is printed with the whole Latin files.
 */
export const BASIC_LETTERS: readonly string[] = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).filter(
    (sign) => !SIGNS_OF_CODE.includes(sign),
  ),
  ...'\u00a0£©°·×–—‘’“”•…€−¡¿½ßàáâãäçèéêëíîñóôõöùúûüœÀÁÄÈÉÑÓÖÜŒ',
];

const BASIC: ReadonlySet<string> = new Set([...BASIC_LETTERS, ...SIGNS_OF_CODE]);
/** Languages whose own words on a page are of these letters. */
const BASIC_LANGUAGE = /^(en|es|fr|it|de|pt)\b/i;

/** Whether a text in this language has only basic letters, white space aside. */
export function isBasicText(text: string, language: string): boolean {
  return BASIC_LANGUAGE.test(language) && [...text].every((letter) => BASIC.has(letter) || /\s/.test(letter));
}
