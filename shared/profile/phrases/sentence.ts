/** Brand names and the like begin small on purpose. */
const KEEPS_SMALL = /^(?:\p{Ll}\p{Lu}|[@#]|https?:|www\.)/u;
const ENDED = /[.!?…:;][)\]"”»’]*$/u;
const OPEN_END = /[,;–—-]+$/u;

/**
 * A capital at the beginning, unless the word is written small on purpose, or its letter has no capital of its own
 * length (ß, ǰ): a text that fitted still fits.
 */
export function capital(text: string): string {
  const [first = ''] = text;
  const large = first.toUpperCase();
  return KEEPS_SMALL.test(text) || large.length > first.length ? text : large + text.slice(first.length);
}

/** The owner's words without the comma or dash that they were left at. */
export function withoutOpenEnd(text: string): string {
  return text.trim().replace(OPEN_END, '').trimEnd();
}

/** The owner's words with a capital at the beginning and an end; nothing else is touched. */
export function asSentence(text: string): string {
  const words = withoutOpenEnd(text);
  if (words === '') return '';
  return capital(ENDED.test(words) ? words : `${words}.`);
}

/** Words behind which something is missing, such as the address that a link had. "Drop by" misses nothing. */
const NEEDS_MORE =
  /(?<!(?:come|drop|hop|pass|stop|swing|walk|move|so)\s)(?<![^\s'’])(?:on|at|by|via|through|with|or|and|from|for|of|the|our|par|sur|avec|ou|et|au|de|por|en|con|y|al|su|tramite|presso|per|über|bei|auf|mit|oder|und)$/iu;

/** The owner's words as a sentence; empty where they break off, as "Reservations on" does. */
export function asWholeSentence(text: string): string {
  const words = withoutOpenEnd(text).replace(/[.:]+$/, '');
  return NEEDS_MORE.test(words) || /:$/.test(text.trim()) ? '' : asSentence(text);
}

/** Joined with spaces until the limit in characters; a sentence that does not fit is left out whole. */
export function fitting(sentences: readonly string[], longest: number): string {
  let text = '';
  for (const sentence of sentences.filter((each) => each !== '')) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length <= longest) text = longer;
  }
  return text;
}
