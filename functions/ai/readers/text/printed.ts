/** Maximum number of characters in a field’s words. */
export const MOST: Readonly<Record<'payment' | 'parking' | 'access' | 'house_notes' | 'story', number>> = {
  payment: 300,
  parking: 300,
  access: 300,
  house_notes: 500,
  story: 1_000,
};

/** Words that introduce a fact, which the page prints elsewhere. */
const LEADS_ON =
  /(?<=\S \S+)(?:[\s,]+(?:in|at|on|of|to|from|the|an?|our|for|with|by|near|is|are|we|we['’]re|and|or|und|oder|im|der|die|das|den|dem|ist|sind|wir|à|au|aux|en|de|du|des|la|le|les|est|sommes|on|et|ou|di|da|del|della|nel|nella|al|alla|a|il|lo|è|siamo|per|con|e|y|o|el|los|las|es|estamos|entre)){1,4}$/iu;

/** Words in printable form: on one line, without words that link them to the clause before or to a fact after. */
export function printed(words: string): string {
  return words
    .replace(/[^\S\n]*\n\s*/g, ' ')
    .replace(/^[\s,;:.)•|–—-]+/u, '')
    .replace(/[\s,;:(–—-]+$/u, '')
    .replace(LEADS_ON, '')
    .replace(/^(?:and|but|so|plus|y|et|e|und)\s(?=\S+\s)/i, '');
}
