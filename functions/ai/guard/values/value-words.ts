/** Words for values by language, in lowercase without accents. Words that often mean something else are left out. */
type ValueWords = {
  /** From two on, because "one" is often no number. Empty for numbers whose word often means something else. */
  numbers: readonly string[];
  /** Regular expressions, like the next two. */
  percent: string;
  noon: string;
  midnight: string;
};

export const VALUE_WORDS: Readonly<Record<string, ValueWords>> = {
  en: {
    numbers: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
    percent: 'percent|per cent',
    noon: 'noon|midday',
    midnight: 'midnight',
  },
  es: {
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
    percent: 'por ciento',
    noon: 'mediodia',
    midnight: 'medianoche',
  },
  fr: {
    numbers: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', '', 'dix', 'onze', 'douze'],
    percent: 'pour cent',
    noon: 'midi',
    midnight: 'minuit',
  },
  de: {
    numbers: 'zwei drei vier funf sechs sieben acht neun zehn elf zwolf'.split(' '),
    percent: 'prozent',
    noon: 'mittags?',
    midnight: 'mitternacht',
  },
  it: {
    numbers: ['due', 'tre', 'quattro', 'cinque', '', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
    percent: 'per cento',
    noon: 'mezzogiorno',
    midnight: 'mezzanotte',
  },
};

export const CURRENCIES: readonly (readonly [words: string, currency: string])[] = [
  ['\\$|us ?\\$|usd|dollars?|dolares|dollari', '$'],
  ['€|eur|euros?', '€'],
  ['£|gbp|pounds?|libras|livres|pfund|sterline', '£'],
  ['chf|fr\\.|francs?|franken|franchi', 'chf'],
  ['¥|jpy|yen', '¥'],
];
