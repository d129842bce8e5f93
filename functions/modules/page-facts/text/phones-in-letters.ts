/** Most lines have none of them: the letters stand in capitals behind the area. */
const SIGN = /\d\)?[ .-][A-Z\d]{0,3}-?[A-Z]{2}/;
/** `1-800-PIZZA-55`, `(212) GOT-FOOD`, `312-555-TACO`. Without a sign of an area, words follow numbers everywhere. */
const IN_LETTERS =
  /(?<![\d$€£#.-])(?:1[ .-]8(?:00|33|44|55|66|77|88)[ .-]|8(?:00|33|44|55|66|77|88)[.-]|(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[.-](?=[A-Z\d]{3}[.-])))[A-Z\d][A-Z\d-]{4,12}(?![A-Za-z\d])/g;
const ROWS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
/** Some that cost nothing are shorter. */
const FEWEST_DIGITS = 10;
const FEWEST_OF_FREE = 8;
const IS_FREE = /^(?:1[ .-])?8\d\d[ .-]/;

/** Numbers that are given in letters, in the digits that one dials for them. */
export function lettersIn(line: string): { text: string; index: number }[] {
  if (!SIGN.test(line)) return [];
  return [...line.matchAll(IN_LETTERS)]
    .filter(([text]) => /[A-Z]{2}/.test(text) && isWhole(text))
    .map(({ 0: text, index }) => ({ text: digitsOfLetters(text), index }));
}

function isWhole(text: string): boolean {
  const { length } = text.replace(/[^A-Z\d]/g, '');
  return length >= (IS_FREE.test(text) ? FEWEST_OF_FREE : FEWEST_DIGITS);
}

/** The digits under the letters on a telephone. */
export function digitsOfLetters(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(2 + ROWS.findIndex((row) => row.includes(letter))));
}
