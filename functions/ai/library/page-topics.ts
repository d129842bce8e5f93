import type { SectionTopic } from './copy-library.ts';
import type { FaqTopic } from './faq-topics.ts';

/** Words of five languages by which a sentence belongs to a topic. */
type TopicWords = { words: RegExp; section?: SectionTopic; faq?: FaqTopic };

const TOPICS: readonly TopicWords[] = [
  { words: /happy[- ]?h(?:ou)?rs?\b|hora feliz/i, section: 'happy_hour', faq: 'happy_hour' },
  {
    words:
      /\bcater|caterin|traiteur|party (?:trays|platters)|charolas|(?:comida|bandejas) para (?:fiestas|eventos)/i,
    section: 'catering',
    faq: 'catering',
  },
  {
    words:
      /private (?:event|part|dining|room)|banquet|rehearsal dinner|event space|we host|eventos|banquetes|événement|privatisation|privatiser|privatfeier|veranstaltung|feiern|eventi|feste private/i,
    section: 'events',
    faq: 'private_events',
  },
  {
    words:
      /\bdeliver(?:y|ies|s|ing)?\b|door ?dash|uber ?eats|grubhub|deliveroo|lieferando|a domicilio|livraison|livrons|lieferservice|lieferung|wir liefern|consegna/i,
    section: 'delivery',
    faq: 'delivery',
  },
  {
    words:
      /take-?(?:out|away)|to[- ]go\b|pick-?up|carry-?out|para llevar|à emporter|zum mitnehmen|abholung|da asporto/i,
    section: 'takeout',
    faq: 'takeout',
  },
  { words: /\bbrunch\b/i, section: 'brunch', faq: 'brunch' },
  {
    words:
      /lunch (?:menu|specials?|deals?|buffet)|business lunch|menú (?:del día|ejecutivo)|formule (?:du )?midi|menu du (?:jour|midi)|mittags(?:tisch|men[uü]|karte|buffet)|pranzo di lavoro|menù (?:del giorno|di mezzogiorno)/i,
    section: 'lunch',
    faq: 'lunch',
  },
  {
    words:
      /\bspecials? of the day|daily specials?|especiales del día|plats? du jour|tagesgerichte?|piatti? del giorno/i,
    section: 'specials',
  },
  {
    words:
      /(?:family|kid|child)[- ]friendly|(?:families|kids) (?:are )?welcome|(?:familien|kinder)freundlich|familias bienvenidas|familles bienvenues|famiglie benvenute/i,
    section: 'family',
    faq: 'kids',
  },
  {
    words:
      /roof-?top|terrace|patio|outdoor|garden seating|beer garden|terraza|terrasse|biergarten|dehors|giardino|terrazza|jardin/i,
    section: 'outdoor',
    faq: 'outdoor_seating',
  },
  {
    words: /live (?:music|jazz|bands?)|música en vivo|musique live|livemusik|live-musik|musica dal vivo/i,
    section: 'live_music',
    faq: 'live_music',
  },
  {
    words: /gift (?:card|certificate)|tarjetas? de regalo|bons? cadeaux?|gutschein|buoni regalo/i,
    section: 'gift_cards',
    faq: 'gift_cards',
  },
  {
    words:
      /\bpark(?:ing|plätze|platz|en)\b|\b(?:to park|park (?:behind|in the (?:lot|rear|back)|on the street))\b|aparcamiento|estacionamiento|stationnement|parcheggio/i,
    faq: 'parking',
  },
  { words: /allerg|\b(?:pea)?nut[- ]free|frei von nüssen/i, faq: 'allergies' },
  { words: /gluten/i, faq: 'gluten_free' },
  { words: /\bvegan/i, faq: 'vegan' },
  { words: /vegetari|végétari/i, faq: 'vegetarian' },
  { words: /halal|kosher|koscher|casher|cacher/i, faq: 'halal_kosher' },
  { words: /\bdogs?\b|\bpets?\b|perros|mascotas|chiens?\b|hunde?\b|\bcani\b/i, faq: 'dogs' },
  { words: /high ?chairs?|tronas?|chaises? hautes?|kinderst[uü]hl|seggiolon/i, faq: 'high_chairs' },
  {
    words: /(?<!our )\bkids?\b|\b(?:18|21)\s?\+|child(?:ren)?\b|niños|enfants|kinder\b|bambini/i,
    faq: 'kids',
  },
  {
    words:
      /wheelchair|step-?free|accessible|silla de ruedas|fauteuil roulant|rollstuhl|barrierefrei|sedia a rotelle/i,
    faq: 'wheelchair',
  },
  { words: /\bbyob\b|corkage|descorche|droit de bouchon|korkgeld/i, faq: 'corkage' },
  { words: /dress code|código de vestimenta|tenue/i, faq: 'dress_code' },
  { words: /wi-?fi|wlan/i, faq: 'wifi' },
  {
    words: /\bwalk[- ]?ins?\b|sin reserva|sans réservation|ohne reservierung|senza prenotazione/i,
    faq: 'walk_ins',
  },
  { words: /groups? of|large (?:group|part)|grupos|groupes|gruppen|gruppi/i, faq: 'groups' },
];

/** Words that negate a sentence. Such a sentence answers a question, but opens no section. */
const DENIED =
  /(?<!\p{L})(?:no|not|don['’]?t|never|without|sorry|can['’]?t|won['’]?t|sin|nunca|pas|sans|jamais|kein\p{L}*|nicht|ohne|non|senza|niente)(?!\p{L})/iu;
/** Italian for “never”, but not “Chiang Mai”. */
const NEVER = /(?:^[Mm]|(?<!\p{L})m)ai(?!\p{L})/u;

/** Whether a sentence is negative: "We don’t do takeout." Pure. */
export const isDenied = (sentence: string): boolean => DENIED.test(sentence) || NEVER.test(sentence);

const DIETS: ReadonlySet<FaqTopic | undefined> = new Set([
  'gluten_free',
  'vegetarian',
  'vegan',
  'halal_kosher',
] as const);
const DIET_WORD = /gluten|\bveg(?:an|etari)|végéta|plant[- ]based|halal|kosher|koscher|[ck]a[cs]her/i;
/** "A vegetarian platter": the word describes one dish of a list. */
const DESCRIBES = new RegExp(`(?:${DIET_WORD.source})\\p{L}*\\s\\p{L}`, 'iu');
const MOST_WORDS_OF_DISH = 4;

/**
 * Whether a list names dishes with a diet next to others without: "Doro wat, kitfo, and a vegetarian platter". As an
 * answer about the diet, it would claim it of all. Pure.
 */
function isMixedList(sentence: string): boolean {
  const items = sentence.replace(/[.!]+$/, '').split(/,\s*(?:and\s)?|\s(?:and|&|y|et|e|und)\s/i);
  const [marked, others] = [true, false].map((is) => items.filter((item) => DIET_WORD.test(item) === is));
  const isShort = (item: string) => item.trim().split(/\s+/).length <= MOST_WORDS_OF_DISH;
  return (
    // Of two parts with a comma, one may be a remark: "Vegan dishes, just ask."
    (items.length > 2 || !sentence.includes(',')) &&
    others?.length !== 0 &&
    others?.every(isShort) === true &&
    marked?.every((item) => DESCRIBES.test(item)) === true
  );
}

export type SentenceTopic = { section: SectionTopic | undefined; faq: FaqTopic | undefined };

/** The topic of an owner’s sentence if it has exactly one with a place on the page. Pure. */
export function topicOf(sentence: string): SentenceTopic {
  const found = TOPICS.find(({ words }) => words.test(sentence));
  const faq = DIETS.has(found?.faq) && isMixedList(sentence) ? undefined : found?.faq;
  return { section: isDenied(sentence) ? undefined : found?.section, faq };
}

const MOST_LEADING_WORDS = 7;
/** "Kids play area, beer garden, darts" answers no question. */
const MOST_PARTS = 2;

/**
 * The topic that a sentence begins with, if its first part names one: "Dogs are welcome on our porch." A topic later
 * in a sentence is a detail: "My wife Nan and six college kids help out." Pure.
 */
export function leadingTopicOf(sentence: string): SentenceTopic {
  const [lead = ''] = sentence.split(/[,;:(–—]/);
  const { faq, section } = firstTopicIn(lead.split(/\s+/).slice(0, MOST_LEADING_WORDS).join(' '));
  const isList = sentence.split(',').length > MOST_PARTS && section === undefined;
  const isMixed = isList || (DIETS.has(faq) && isMixedList(sentence));
  return { faq: isMixed ? undefined : faq, section: isDenied(sentence) ? undefined : section };
}

/** "Dogs are fine on the terrace" is about dogs. */
function firstTopicIn(words: string): Partial<TopicWords> {
  const places = TOPICS.map((topic) => ({ topic, at: words.search(topic.words) })).filter(
    ({ at }) => at >= 0,
  );
  return places.toSorted((one, other) => one.at - other.at)[0]?.topic ?? {};
}

/** All topics that a text names, in the order of the table. */
export function topicsIn(text: string): SentenceTopic[] {
  return [...TOPICS, { words: RESERVATIONS, faq: 'reservations' as const }]
    .filter(({ words }) => words.test(text))
    .map(({ section, faq }: TopicWords) => ({ section, faq }));
}

const RESERVATIONS = /reserv|\bbook(?:ing)?s?\b|réserv|reservier|prenot/i;
