/** Brand names that are lowercase on purpose. */
const KEEPS_SMALL = /^(?:\p{Ll}\p{Lu}|[@#]|https?:|www\.)/u;
const ENDED = /[.!?…:;][)\]"”»’]*$/u;
const OPEN_END = /[,;–—-]+$/u;

/**
 * Capitalizes the first letter, unless the word is lowercase on purpose or its capital has another length (ß, ǰ), so
 * the text still fits.
 */
export function capital(text: string): string {
  const [first = ''] = text;
  const large = first.toUpperCase();
  return KEEPS_SMALL.test(text) || large.length > first.length ? text : large + text.slice(first.length);
}

/** The owner’s words without a trailing comma or dash. */
export function withoutOpenEnd(text: string): string {
  return text.trim().replace(OPEN_END, '').trimEnd();
}

/** The owner’s words with a capital at the start and a period at the end, otherwise unchanged. */
export function asSentence(text: string): string {
  const words = withoutOpenEnd(text);
  if (words === '') return '';
  return capital(ENDED.test(words) ? words : `${words}.`);
}

/** Words that need more after them, such as the address of a link. "Drop by" is complete. */
const NEEDS_MORE =
  /(?<!(?:come|drop|hop|pass|stop|swing|walk|move|so)\s)(?<![^\s'’])(?:on|at|by|via|through|with|or|and|from|for|of|the|our|par|sur|avec|ou|et|au|de|por|en|con|y|al|su|tramite|presso|per|über|bei|auf|mit|oder|und)$/iu;

/** The owner’s words as a sentence; empty if they break off, as in "Reservations on". */
export function asWholeSentence(text: string): string {
  const words = withoutOpenEnd(text).replace(/[.:]+$/, '');
  return NEEDS_MORE.test(words) || /:$/.test(text.trim()) ? '' : asSentence(text);
}

/** Joins sentences with spaces up to the limit in characters. Sentences that don’t fit are left out. */
export function fitting(sentences: readonly string[], longest: number): string {
  let text = '';
  for (const sentence of sentences.filter((each) => each !== '')) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length <= longest) text = longer;
  }
  return text;
}
