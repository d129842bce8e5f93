/** How a name begins, and the article that stands before it within a sentence; the first that fits. */
type Articles = readonly (readonly [begins: RegExp, article: string])[];

const ENGLISH: Articles = [[/^(?:Fourth of July|Day of the Dead)$/, 'the ']];
const SPANISH: Articles = [
  [/^(?:Noche |Fiesta |Asunción|Copa )/, 'la '],
  [/^(?:D[ií]a |Domingo |Lunes |Martes |Año Nuevo Lunar|Primero |Cuatro |Cinco |Super |fin |\d)/, 'el '],
];
const FRENCH: Articles = [
  [/^(?:Assomption|Action |Aïd|Epiphanie|Épiphanie)/, 'l’'],
  [/^(?:Fête |Saint-|Journée |Burns |Melbourne )/, 'la '],
  [/^(?:Jour |Réveillon |Dimanche |Lundi |Nouvel |Super |week-end |Carbonara |\d)/, 'le '],
];
const ITALIAN: Articles = [
  [/^(?:Festa |Giornata |Vigilia |Burns |Melbourne )/, 'la '],
  [/^Epifania/, 'l’'],
  [/^(?:Giorno |Primo |Quattro |Ringraziamento|Capodanno lunare|Super |weekend |Carbonara )/, 'il '],
];
const GERMAN: Articles = [[/^(?:Erste|Vierte)r (?:Mai|Juli)$/, 'der ']];

/** Common nouns, which are written small within a French sentence. */
const SMALL_IN_FRENCH = /^(?:Jour|Réveillon|Dimanche|Lundi|Fête des)(?= )/;

/** "la fête des Pères", "el Día de la Madre"; names that have their article or take none stay as they are. */
export const frenchFeast = (name: string): string =>
  `${articleOf(FRENCH, name)}${name.replace(SMALL_IN_FRENCH, (noun) => noun.toLowerCase())}`;
export const englishFeast = (name: string): string => `${articleOf(ENGLISH, name)}${name}`;
export const spanishFeast = (name: string): string => `${articleOf(SPANISH, name)}${name}`;
export const italianFeast = (name: string): string => `${articleOf(ITALIAN, name)}${name}`;
export const germanFeast = (name: string): string =>
  articleOf(GERMAN, name) === '' ? name : `der ${name.replace(/^(Erste|Vierte)r /, '$1 ')}`;

/** When it is: "el Día de la Madre", "en la Noche de Burns", "en Navidad". */
export function onSpanishFeast(name: string): string {
  const article = articleOf(SPANISH, name);
  return article === 'el ' ? `el ${name}` : `en ${article}${name}`;
}

function articleOf(articles: Articles, name: string): string {
  return articles.find(([begins]) => begins.test(name))?.[1] ?? '';
}
