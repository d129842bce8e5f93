/** What a careful reader would mark in a text. */
export type LanguageFinding = string;

const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|s[ei]|k)|hour|honest|heir)/i;
/** Signs that French sets apart with a space. */
const SPACED_SIGNS = / [!?:;»]/;

function articleFindings(text: string): LanguageFinding[] {
  return [...text.matchAll(/\b(an?) (\p{L}+)/giu)].flatMap(([phrase, article = '', word = '']) =>
    (article.toLowerCase() === 'an') === VOWEL_SOUND.test(word) ? [] : [`article: ${phrase}`],
  );
}

function sentenceFindings(text: string): LanguageFinding[] {
  const isEnded = /[.!?…)"”»]$/u.test(text);
  const starts = text.split(/(?<=[.!?…]["”»]?)\s+/u).filter((sentence) => sentence !== '');
  const isBegun = (sentence: string) =>
    /^[\p{Lu}\p{Lt}\p{N}¿¡"“«(…]/u.test(sentence) || /^\p{Ll}\p{Lu}/u.test(sentence);
  return [
    ...(isEnded ? [] : [`no end: ${text}`]),
    ...starts.filter((sentence) => !isBegun(sentence)).map((sentence) => `small letter: ${sentence}`),
  ];
}

/**
 * Mistakes of language in a text that a page would print: articles (English), doubled words, spaces before signs,
 * empty brackets, sentences without a capital or an end. Empty text has none.
 */
export function languageFindings(
  text: string,
  { language, isProse }: { language: string; isProse: boolean },
): LanguageFinding[] {
  if (text === '') return [];
  const doubled = [...text.matchAll(/(?<![\p{L}’'])(\p{L}{2,}) \1(?![\p{L}’'])/giu)].map(
    ([words]) => `doubled: ${words}`,
  );
  const spaced = / [,.]|\s{2,}(?!\S)|[^\n] {2,}|,,|\.\.(?!\.)/u.test(text) ? [`spacing: ${text}`] : [];
  const signs = language !== 'fr' && SPACED_SIGNS.test(text) ? [`space before a sign: ${text}`] : [];
  const hollow = /undefined|null|NaN|\(\s*\)|: *\.|\[object/u.test(text) ? [`hollow: ${text}`] : [];
  return [
    ...doubled,
    ...spaced,
    ...signs,
    ...hollow,
    ...(language === 'en' ? articleFindings(text) : []),
    ...(isProse ? text.split('\n\n').flatMap(sentenceFindings) : []),
  ];
}
