import { READ_LANGUAGES, type ReadLanguage } from '../../library/words/function-words.ts';

type Foreign = Exclude<ReadLanguage, 'en'>;

/** Local names of countries and larger cities. English has other names for some of them. */
const PLACES: Readonly<Record<Foreign, string>> = {
  de: `Deutschland Österreich Schweiz Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen
    Bremen Dresden Hannover Nürnberg Duisburg Bochum Wuppertal Bielefeld Bonn Münster Karlsruhe Mannheim Augsburg
    Wiesbaden Mainz Kiel Lübeck Rostock Freiburg Heidelberg Ulm Regensburg Würzburg Kassel Potsdam Erfurt Jena
    Wien Graz Linz Salzburg Innsbruck Klagenfurt Bregenz Zürich Bern Basel Luzern Winterthur`,
  fr: `France Paris Lyon Marseille Toulouse Nice Nantes Montpellier Strasbourg Bordeaux Lille Rennes Reims Grenoble
    Dijon Angers Nîmes Toulon Annecy Avignon Cannes Rouen Metz Nancy Biarritz Genève Lausanne`,
  it: `Italia Roma Milano Napoli Torino Palermo Genova Bologna Firenze Bari Catania Venezia Verona Trieste Padova Lecce
    Pisa Siena Lucca Perugia Bergamo Modena Parma Ravenna Rimini Cagliari Salerno`,
  es: `España México Argentina Colombia Perú Madrid Barcelona Valencia Sevilla Málaga Bilbao Zaragoza Alicante Córdoba
    Granada Murcia Cádiz Palma Salamanca Guadalajara Monterrey Puebla Oaxaca Mérida Cancún Bogotá Medellín Lima
    Rosario Montevideo`,
};

const STREETS: Readonly<Record<Foreign, RegExp>> = {
  de: /\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|gasse|platz|weg) \d+\p{L}?/u,
  fr: /(?<![\p{L}\d])\d+(?: bis| ter)?,? (?:rue|place|quai|chemin) [^,\n]+/iu,
  it: /(?<!\p{L})(?:via|viale|corso|piazza|vicolo) \p{Lu}[^,\n]+/iu,
  es: /(?<!\p{L})(?:calle|avenida|paseo|plaza) \p{Lu}[^,\n]+/iu,
};

/** Forms of a location in only one language: "Pizzeria à Nice", "Gelateria a Roma". */
const IN_A_PLACE: readonly (readonly [Foreign, RegExp])[] = [
  ['fr', /(?<!\p{L})(?:à|au|aux) (?=\p{Lu})/u],
  [
    'it',
    /(?<!\p{L})(?:ristorante|trattoria|osteria|gelateria|pizzeria|bar|caffè|enoteca|pasticceria|pub|sushi|bistrot?) ad? (?=\p{Lu})/iu,
  ],
];

const placesOf = (language: Foreign) =>
  new RegExp(
    String.raw`(?:(?<!\p{L})(?:in|à|a|en|ad) |, ?|\d{4,5} )(?:${PLACES[language].split(/\s+/).join('|')})(?!\p{L})(?!, ?\p{Lu}\p{L}+(?<!${PLACES[language].split(/\s+/).join('|')}))`,
    'u',
  );
const FOREIGN = READ_LANGUAGES.filter((language): language is Foreign => language !== 'en');
const PLACE_NAMES = FOREIGN.map((language) => [language, placesOf(language)] as const);

/** Words that all these languages have borrowed. English texts contain other words too. */
const BORROWED = new Set(
  `pizzeria pizza pasta sushi ramen bar bars cafe café bistro bistrot restaurant ristorante catering burger burgers pub grill
  lounge steakhouse brunch vegan kebab tapas taqueria food truck deli snack bowls drinks cocktails espresso gelato tacos
  curry wok brasserie trattoria osteria gelateria enoteca the in a à au en ad di de la le el und et e y & con mit avec`.split(
    /\s+/,
  ),
);
/** The start of an English text that has no other English words. */
const ENGLISH_START =
  /^\W*(?:cozy|cosy|small|modern|casual|family|fun|elegant|rustic|upscale|friendly|new|little|tiny|trendy|seafood|italian|french|greek|mexican|indian|chinese|japanese|korean|vietnamese|spanish|turkish|american|german|traditional|fine|craft|best|fresh)(?!\p{L})/iu;

/**
 * The language of a text whose words don’t decide it, by its location: a preposition, a street, a town, or `home`,
 * the language of the known country. Undefined if the text may be English.
 */
export function languageOfPlace(source: string, home: ReadLanguage | undefined): ReadLanguage | undefined {
  const said = IN_A_PLACE.find(([, words]) => words.test(source))?.[0];
  if (said !== undefined) return said;
  const street = FOREIGN.find((language) => STREETS[language].test(source));
  const rest = street === undefined ? source : source.replace(STREETS[street], ' ');
  const isNeutral = (rest.match(/(?<!\p{L})\p{Ll}[\p{L}’']*/gu) ?? []).every((word) => BORROWED.has(word));
  if (!isNeutral || ENGLISH_START.test(source)) return undefined;
  return street ?? PLACE_NAMES.find(([, names]) => names.test(source))?.[0] ?? home;
}
