import type { CopyLibrary, CuisineCopy, Line } from '../library/copy-library.ts';

/** Kinds of place that differ in what guests find there. */
export const PLACE_KINDS = ['caterer', 'street', 'daytime', 'treats', 'bar', 'room', 'unknown'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** What a line may speak of that not every place has. */
type Need = 'table' | 'evening' | 'visit' | 'meal';

const LACKS: Readonly<Record<PlaceKind, readonly Need[]>> = {
  caterer: ['table', 'evening', 'visit'],
  street: ['table', 'evening'],
  daytime: ['evening'],
  treats: ['evening', 'meal'],
  bar: ['meal'],
  room: [],
  unknown: ['table'],
};

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Clear words of the owner for a kind; the first that fits counts. */
const WORDS: readonly (readonly [PlaceKind, RegExp])[] = [
  [
    'street',
    whole(
      'food ?trucks?|taco trucks?|\\p{L}+ truck|camión de comida|food ?cart|takeout only|take-?out only|solo para llevar|nur zum mitnehmen|imbiss\\p{L}*|à emporter uniquement|solo asporto',
    ),
  ],
  [
    'room',
    whole(
      'restaurante?|restaurants?|ristorante|trattoria|osteria|gasthaus|gasthof|wirtshaus|bistro|bistrot|brasserie|steakhouse|dining room',
    ),
  ],
  [
    'caterer',
    whole(
      'cater(?:ing|er|ers)|traiteur|banqueter[íi]a|(?:ghost|cloud) kitchen|delivery[- ]only|pick-?up only',
    ),
  ],
  [
    'treats',
    whole(
      'baker(?:y|ies)|panader[íi]a|pasteler[íi]a|bäckerei|konditorei|boulangerie|pâtisserie|panificio|pasticceria|ice cream|gelat\\p{L}*|helader[íi]a|eisdiele|glacier|donuts?|doughnuts?',
    ),
  ],
  ['daytime', whole('caf[ée]|cafeter[íi]a|coffee (?:shop|bar|house)|breakfast room')],
  [
    'bar',
    whole(
      '(?:neighborhood|dive|sports|cocktail|karaoke|piano|tiki|whiskey) bar(?! (?:and|&) grill)|taproom|cocktail lounge',
    ),
  ],
];

/** The kind of place that the owner names; `unknown` where no clear word does. Pure. */
export function placeKindOf(said: string): PlaceKind {
  return WORDS.find(([, words]) => words.test(said))?.[0] ?? 'unknown';
}

/** Words of a language that speak of a table, of the evening, or of coming to the place. */
const NEEDS: Readonly<Record<string, Readonly<Record<Need, RegExp>>>> = {
  en: {
    table: whole(
      'tables?|tablecloth|seats?|seated|sit|sits|chairs?|booth|stools?|waiter|server|reserve|reservations?',
    ),
    evening: whole('evenings?|nights?|tonight|dinners?|supper'),
    visit: whole(
      'come|comes|coming|stop by|drop (?:in|by)|show up|turn up|visit|walk in|here|see you|find us|head over|head home|go home|way|map|in person|neighbors',
    ),
    meal: whole(
      'cook|cooks|cooking|cooked|kitchens?|meals?|stove|recipes?|pots|dishes|groceries|grocery|menu',
    ),
  },
  es: {
    table: whole('mesas?|sobremesa|sillas?|siéntate|sent\\p{L}*|meser[oa]s?|camarer[oa]s?|reserv\\p{L}*'),
    evening: whole('noches?|cen(?:a|as|ar|es|amos)|esta noche'),
    visit: whole(
      'ven|vente|vengan?|ven[ií]r?|vienes|pasa|pásate|visit\\p{L}*|aquí|entra|lleg\\p{L}*|esperamos|acércate|mapa|camino',
    ),
    meal: whole('cocin\\p{L}*|platos?|recetas?|menú|comida'),
  },
  de: {
    table: whole(
      '\\p{L}*tisch\\p{L}*|platz|plätze|setz\\p{L}*|sitz\\p{L}*|st[uü]hl\\p{L}*|kellner\\p{L}*|reservier\\p{L}*',
    ),
    evening: whole('\\p{L}*abend\\p{L}*|nacht|nächte'),
    visit: whole('\\p{L}*komm\\p{L}*|\\p{L}*vorbei\\p{L}*|schau\\p{L}*|besuch\\p{L}*|hier|weg'),
    meal: whole('\\p{L}*koch\\p{L}*|\\p{L}*küche|abwasch\\p{L}*|wäscht|töpfe|karte'),
  },
  fr: {
    table: whole(
      'tables?|tablée|chaises?|asse\\p{L}*|assis\\p{L}*|serveu\\p{L}*|réserv\\p{L}*|attabl\\p{L}*',
    ),
    evening: whole('soirs?|soirées?|nuits?|dîn\\p{L}*'),
    visit: whole('ven(?:ez|ir|u|us)|viens|passe[rz]?|ici|entrez|entrer|poussez|chez nous|adresse|chemin'),
    meal: whole('cuisin\\p{L}*|vaisselle|casseroles?|repas|carte|assiettes?'),
  },
  it: {
    table: whole(
      'tavol\\p{L}*|sedi\\p{L}*|sedut\\p{L}*|sedersi|camerier\\p{L}*|prenot\\p{L}*|accomod\\p{L}*',
    ),
    evening: whole('ser[ae]|serat\\p{L}*|stasera|cen[ae]|cenare|notte'),
    visit: whole(
      'vien\\p{L}*|veni\\p{L}*|passa\\p{L}*|qui|entra\\p{L}*|aspettiamo|indirizzo|strada|trovarci',
    ),
    meal: whole('cucin\\p{L}*|fornelli|piatti|pasto|menù'),
  },
};

/** Whether a text speaks of nothing that this kind of place may lack. Pure. */
export function fitsPlace(text: string, kind: PlaceKind, language: string): boolean {
  const needs = NEEDS[language.toLowerCase().split('-')[0] ?? ''];
  return needs === undefined || !LACKS[kind].some((need) => needs[need].test(text));
}

function mapped<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  change: (value: Value) => Value,
): Record<Key, Value> {
  const entries = Object.entries(record) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)])) as Record<Key, Value>;
}

/** The copy of a page with only the lines that fit the kind of place. Pure. */
export function copyForPlace<
  Copy extends Pick<CopyLibrary, 'hero' | 'about' | 'gallery' | 'contact' | 'meta' | 'sections'>,
>(
  { copy, cuisine }: { copy: Copy; cuisine: CuisineCopy },
  kind: PlaceKind,
  language: string,
): { copy: Copy; cuisine: CuisineCopy } {
  const fitting = (lines: readonly Line[]) => lines.filter((line) => fitsPlace(line, kind, language));
  const fittingOrAll = (lines: readonly Line[]) => {
    const some = fitting(lines);
    return some.length > 0 ? some : lines;
  };
  const { about, contact } = copy;
  return {
    copy: {
      ...copy,
      hero: fitting(copy.hero),
      about: {
        ...about,
        title: fitting(about.title),
        opening: fitting(about.opening),
        middle: fitting(about.middle),
        closing: fitting(about.closing),
        paragraphs: about.paragraphs.filter((paragraph) => fitsPlace(paragraph.join(' '), kind, language)),
      },
      gallery: { line: fitting(copy.gallery.line) },
      contact: {
        title: fittingOrAll(contact.title),
        titleInTown: fittingOrAll(contact.titleInTown),
        line: fitting(contact.line),
      },
      sections: mapped(copy.sections, ({ title, written, suggested: asked }) => ({
        title: fittingOrAll(title),
        written: fitting(written),
        suggested: asked,
      })),
      meta: fitting(copy.meta),
    },
    cuisine: {
      ...cuisine,
      hero: fitting(cuisine.hero),
      about: fitting(cuisine.about),
      gallery: fitting(cuisine.gallery),
    },
  };
}
