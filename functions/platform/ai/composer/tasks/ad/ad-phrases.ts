/** The few words of an ad that are not its owner's, by language. None of them states a fact. */
export type AdPhrases = {
  /** "Truffle pasta at Lupo" */
  itemAt: (item: string, restaurant: string) => string;
  /** A sentence that tells guests to name the code. */
  nameTheCode: (code: string) => string;
  /** "In Court Street." is wrong as often as right, so the place stands alone: "Where: Court Street." */
  where: (place: string) => string;
};

const PHRASES: Readonly<Record<string, AdPhrases>> = {
  en: {
    itemAt: (item, restaurant) => `${item} at ${restaurant}`,
    nameTheCode: (code) => `Mention code ${code}.`,
    where: (place) => `Find us: ${place}.`,
  },
  es: {
    itemAt: (item, restaurant) => `${item} en ${restaurant}`,
    nameTheCode: (code) => `Menciona el código ${code}.`,
    where: (place) => `Dónde: ${place}.`,
  },
  fr: {
    itemAt: (item, restaurant) => `${item} chez ${restaurant}`,
    nameTheCode: (code) => `Donnez le code ${code}.`,
    where: (place) => `Adresse : ${place}.`,
  },
  it: {
    itemAt: (item, restaurant) => `${item} da ${restaurant}`,
    nameTheCode: (code) => `Comunica il codice ${code}.`,
    where: (place) => `Dove: ${place}.`,
  },
  de: {
    itemAt: (item, restaurant) => `${item} bei ${restaurant}`,
    nameTheCode: (code) => `Nennen Sie den Code ${code}.`,
    where: (place) => `Adresse: ${place}.`,
  },
};

/** For a language in which we have no words: signs alone. */
const WORDLESS: AdPhrases = {
  itemAt: (item, restaurant) => `${item} · ${restaurant}`,
  nameTheCode: (code) => `→ ${code}`,
  where: (place) => place,
};

/** An unknown language is English, as on a restaurant's page. */
export function adPhrasesOf(language: string): AdPhrases {
  const primary = language === '' ? 'en' : (language.toLowerCase().split('-')[0] ?? '');
  return Object.hasOwn(PHRASES, primary) ? (PHRASES[primary] ?? WORDLESS) : WORDLESS;
}
