import type { Scan } from './fact-token.ts';

const PERCENT =
  /(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:%|percent|per cent|por ciento|pour cent|per cento|percento|prozent)/g;
const NUMBER = /(?<![\p{L}\d])(\d{1,9}(?:[.,]\d{3})*(?:[.,]\d{1,2})?)(st|nd|rd|th|er|eme|e|º|ª|°)?(?![\d])/gu;
const ABOUT_BEFORE =
  /(?:about|around|nearly|almost|roughly|over|more than|some|close to|up to|at least|unos|unas|cerca de|casi|mas de|alrededor de|environ|pres de|plus de|presque|circa|quasi|oltre|piu di|rund|etwa|ca\.|ungefahr|fast|uber|mehr als|gut)\s?$/;
const ABOUT_AFTER = /^\s?(?:-?odd|ish|or so|\+|plus\b|o asi|environ|oder so)/;

/** Ordinals in words count something only before these; "a second home" and "the first bite" are ways of speaking. */
const ORDINAL = new RegExp(
  `(?<![a-z])(?:${[
    'second|segunda|segundo|deuxieme|seconda|secondo|zweite[nrs]?',
    'third|tercera|tercero|tercer|troisieme|terza|terzo|dritte[nrs]?',
    'fourth|cuarta|cuarto|quatrieme|quarta|quarto|vierte[nrs]?',
    'fifth|quinta|quinto|cinquieme|funfte[nrs]?',
    'sixth|sexta|sexto|sixieme|sesta|sesto|sechste[nrs]?',
    'seventh|septima|septimo|septieme|settima|settimo|siebte[nrs]?',
  ]
    .map((words, index) => `(?<o${index + 2}>${words})`)
    .join(
      '|',
    )})[- ](?=(?:generation|generacion|generazione|location|restaurant|ristorante|restaurante|floor|century|decade|year|anniversary|avenue|street|place|branch|piso|planta|etage|piano|stock|jahr|ano|anno|siglo|siecle|secolo|jahrhundert)s?(?![a-z]))`,
  'g',
);

/** "1. Soup. 2. Bread.": numbers of a list count nothing. */
const FIRST_OF_LIST = /(?:^|[\s:])1[.)]\s/;
const SECOND_OF_LIST = /(?:[\s:])2[.)]\s/;
const OF_LIST = /^(?:.{0,2}[\s:])?\d[.)]\s/s;

/** Percentages, and then every number that is left. */
export function readNumbers(scan: Scan): void {
  scan.take(PERCENT, ([, value = '']) => ({ kind: 'percent', value: Number(value.replace(',', '.')) }));
  scan.take(ORDINAL, ({ groups = {} }) => {
    const value = Number(
      Object.keys(groups)
        .find((name) => groups[name] !== undefined)
        ?.slice(1),
    );
    return { kind: 'number', value, isAbout: false, isOrdinal: true };
  });
  const isList = FIRST_OF_LIST.test(scan.text) && SECOND_OF_LIST.test(scan.text);
  scan.take(NUMBER, (match) => {
    const [words, digits = '', ordinal] = match;
    if (isList && OF_LIST.test(scan.text.slice(Math.max(0, match.index - 3), match.index + 4))) return null;
    const before = scan.text.slice(Math.max(0, match.index - 16), match.index);
    const after = scan.text.slice(match.index + words.length, match.index + words.length + 8);
    return {
      kind: 'number',
      value: Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')),
      isAbout: ABOUT_BEFORE.test(before) || ABOUT_AFTER.test(after),
      isOrdinal: ordinal !== undefined,
    };
  });
}
