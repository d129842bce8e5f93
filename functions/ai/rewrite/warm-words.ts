/** Welcoming words of library lines, by language. */
const WARM: Readonly<Record<string, RegExp>> = {
  en: /welcome|(?:glad|happy) to (?:feed|see|cook|meet|have)|love to|feed (?:you|us)|good hands|say hello|see you|(?:come and|over and) eat with us|join us|good to meet|glad you’re here/i,
  es: /con gusto|qué gusto|encantar|te damos|te esperamos|nos vemos|saludar|con nosotros|bienvenid|en buenas manos|recibirte/i,
  fr: /ravis|plaisir|bienvenue|vous attend|à bientôt|avec nous|vous régaler|vous accueill/i,
  de: /freuen? (?:uns|sich)|willkommen|für Sie|hallo|gern|bis bald|schön, dass/i,
  it: /felici|piacere|benvenut|ti aspettiamo|volentieri|con noi|salut|per te|ci vediamo/i,
};

const wordsFor = (language: string) => WARM[language.toLowerCase().split('-')[0] ?? ''];

/** Whether a library line welcomes guests. Pure. */
export function isWarm(text: string, language: string): boolean {
  return wordsFor(language)?.test(text) ?? false;
}

/** Whether a text already has a line's welcoming words. Pure. */
export function welcomesAlike(line: string, text: string, language: string): boolean {
  const words = wordsFor(language)?.exec(line)?.[0];
  return words !== undefined && text.toLowerCase().includes(words.toLowerCase());
}
