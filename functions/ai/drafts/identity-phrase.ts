/** What a restaurant is, in the owner's words, as far as one line over the picture holds. */
const LONGEST = 90;
const SHORTEST = 8;
const INTRODUCED =
  /^(?:we(?:['’]re| are)|[^,.!?]{2,50}?\s(?:is|are))\s(?:[^,.!?]{2,50},\s)?(?:an?|the)\s(.+)$/iu;
/** What is told of it after what it is. */
const TOLD_AFTER =
  /,?\s(?:opened|founded|established|run|owned|started|serving|where|that|which|who)\s.*$|[.!?]+$/iu;
const FINITE =
  /(?<!\p{L})(?:is|are|was|were|have|has|had|we|our|you|open|closed|offer|serve|make|call|come|tenemos|somos|hacemos|abrimos|nous|sommes|avons|notre|wir|sind|haben|unser\p{L}*|siamo|abbiamo|il nostro|la nostra)(?!\p{L})/iu;
const NOT_A_KIND = /[@$€£]|https?:|www\.|\d{3}(?!\d)(?!0s)|\d[ap]m/iu;
const YEAR = /\b(?:1[89]|20)\d\d\b/g;

/**
 * "Family pizza place in Brooklyn since 1982" of a brief that begins with it, or what follows "We are …, a": never made
 * up, and empty where the brief does not begin by saying what the restaurant is. Pure.
 */
export function identityPhrase(sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const introduced = INTRODUCED.exec(first)?.[1]?.replace(TOLD_AFTER, '');
  if (introduced !== undefined) return fits(introduced) ? introduced : '';
  const plain = first.replace(TOLD_AFTER, '').replace(/^an?\s/i, '');
  return fits(plain) && !FINITE.test(plain) && /\p{L}{3}/u.test(plain) ? plain : '';
}

function fits(phrase: string): boolean {
  return (
    phrase.length >= SHORTEST &&
    phrase.length <= LONGEST &&
    !NOT_A_KIND.test(phrase.replace(YEAR, '')) &&
    phrase.split(',').length <= 3
  );
}
