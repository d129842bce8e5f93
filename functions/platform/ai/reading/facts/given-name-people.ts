import { fold } from '#functions/platform/ai/fold.ts';
import { matchesOf } from '../text/matches.ts';
import { GIVEN_NAMES } from './given-names.ts';

/** Somebody whose first name is known; offsets are those of the sentence. */
export type NamedPerson = { name: string; start: number; end: number };

const WORD = "\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,23}";
const PARTICLE =
  '(?:d[aeiou]|del|della|dello|dos|du|van|von|der|den|la|le|al|el|bin|ibn|ben|ter|ten|Le|La|De|Di|Van|Von|El|Al|Du|Da|Mc)';
const LAST = `(?: (?:${PARTICLE} ){0,2}(?!(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive|Square)(?![A-Za-zÀ-ɏ]))${WORD})`;
const FULL_NAME = new RegExp(
  `(?<![\\p{L}\\d'’&-])(${WORD})((?: ["“'‘(]${WORD}["”'’)])?(?: \\p{Lu}\\.)?${LAST}{0,2})(?![\\p{L}-])`,
  'gu',
);
/** Words with a capital that make a name one of a business, a street, a dish, a place or a day. */
const NO_SURNAME =
  /^(?:farms?|ranch|dairy|creamery|winery|vineyards?|estate|brewing|brewery|bakery|bakes|bakehouse|roasters?|coffee|café|cafe|kitchen|house|diner|grill|bar|pub|inn|tavern|restaurant|ristorante|trattoria|osteria|bistro|deli|market|shop|store|foods?|catering|pizza|burger|salad|soup|sandwich|sauce|special|street|st|avenue|ave|road|rd|lane|ln|drive|blvd|way|place|square|park|hall|hotel|church|school|hospital|theat(?:er|re)|museum|bros|brothers|sons?|sisters|company|inc|llc|gmbh|award|beard|prize|day|week|garden|gardens|yard|corner|deli|cellars?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|restaurante|taquer[ií]a|gasthaus|gasthof|straße|strasse|weg|platz|hof)$/i;
/** What stands before names of places, suppliers, artists, prizes and those who are remembered. */
const NOT_OF_THE_HOUSE =
  /(?:^|[^\p{L}])(?:san|santa|santo|saint|sainte|st|ste|sankt|são|sao|mount|lake|fort|port|calle|rue|via|viale|piazza|plaza|place|avenida|avenue|quai|camino|paseo|corso|largo|(?:named|called) (?:after|for)|in (?:honou?r|memory) of|memory of|(?:photo|picture|image|music|art|artwork|painting|mural|song|design|recipe|book|logo)s? (?:by|from|of)|supplied by|(?:meat|beef|pork|lamb|eggs|cheese|honey|milk|fish|bread|coffee|beans|vegetables|produce|flour|wine|wines|beer|oysters|bacon|sausages?) (?:from|by)|(?:trained|worked|studied|learned|cooked|apprenticed) (?:with|under|for)|queen|king|president|prince(?:ss)?|saint-|pope|como|wie|like|chez|bei|lehrling bei|formad[oa] con|formé(?:e)? (?:chez|par)|allievo di) (?:the |our |my |chef )?$/iu;
/** In a sentence that speaks of these, a name is as often that of somebody else. */
const OF_OTHERS =
  /(?<![A-Za-zÀ-ɏ])(?:critics?|review(?:s|ed|er)?|newspaper|magazine|journalist|blogger|influencer|lawyer|attorney|accountant|bookkeeper|inspector|landlord|landlady|lease|mortgage|ex|ex-(?:wife|husband|partner|boss|chef|owner)|former(?:ly)?|previous(?:ly)?|prior|used to|sold (?:it|us|the)|bought (?:it|the|this)|took (?:it )?over from|taken over from|inherited|retired|died|passed away|rip|late|dead|widow(?:er)?|funeral|suppl(?:y|ies|ier|iers|ied)|farmers?|butcher|fishmonger|deliver(?:s|ed)?|photographer|designer|developer|web ?site|nephew who|rivals?|competitors?|next door|neighbou?rs?|customers?|regulars?|guests?|celebrit(?:y|ies)|actor|actress|singer|mayor|senator|governor|president|ate here|visited|came in|invoice|bill to|booking name|email me|call me|ask for|contact|regards|cheers|thanks|thank you|yours|sincerely|signed|sent from|cc|attn|p\.?s|crítico|reseña|periodista|abogad[oa]|gestor|casero|alquiler|exmarido|ex-?mujer|antig[uü][oa]|anterior|compramos|traspas[oó]|vendió|jubil[oó]|murió|falleci[oó]|proveedor|vecin[oa]|clientes?|alcalde|saludos|gracias|atentamente|critique|journaliste|avocat|comptable|bailleur|loyer|ancien(?:ne)?|précédente?|racheté|repris (?:à|de)|retraite|décédée?|mort[e]?|fournisseur|voisine?|clients?|maire|cordialement|merci|bien à vous|critico|recensione|giornalista|avvocato|commercialista|affitto|precedente|vecchi[oa]|rilevato|comprato|pensione|mort[oa]|mancat[oa]|fornitore|vicin[oa]|client[ei]|sindaco|saluti|grazie|cordiali|kritiker|kritik|journalist|anwalt|steuerberater|vermieter|pacht|ehemalig\p{L}*|früher\p{L}*|vorig\p{L}*|vorgänger|übernommen|gekauft|rente|gestorben|verstorben|lieferant(?:en)?|nachbar|stammgäste?|gäste?|bürgermeister|grüße|gruß|danke|mfg)(?![A-Za-zÀ-ɏ])/iu;
const BUSINESS_AFTER = /^(?:['’]s?\s+\p{Lu}|\s?&\s(?:sons?|co)\b|\s(?:&|and)\s(?:sons?|daughters?|co)\b)/iu;
const FOOD_NEXT =
  /^\s(?:salad|sandwich|burger|pizza|style|sauce|roll|cake|pie|special|menu|curry|salat|sauce|torte|salade|ensalada|insalata|style)(?![A-Za-zÀ-ɏ])/iu;

function isKnown(first: string): boolean {
  const folded = fold(first);
  return (
    !/['’]s$/u.test(first) && folded.split('-').some((part, index) => index === 0 && GIVEN_NAMES.has(part))
  );
}

/** The last names that belong to a first one; stops at words that no person is called. */
function surnames(rest: string): string | undefined {
  const words = rest.trim().split(' ').filter(Boolean);
  return words.some((word) => NO_SURNAME.test(word)) ? undefined : rest.trimEnd();
}

/** People of the house with a first name that is known and a last one, wherever they stand in a sentence. */
export function peopleByGivenName(sentence: string): NamedPerson[] {
  if (OF_OTHERS.test(sentence)) return [];
  const people: NamedPerson[] = [];
  for (const match of matchesOf(FULL_NAME, sentence)) {
    const [, first = '', rest = ''] = match;
    if (!isKnown(first)) continue;
    const last = surnames(rest);
    const before = sentence.slice(Math.max(0, match.index - 60), match.index);
    if (last === undefined || NOT_OF_THE_HOUSE.test(before)) continue;
    const end = match.index + first.length + last.length;
    const after = sentence.slice(end, end + 30);
    if (BUSINESS_AFTER.test(after) || FOOD_NEXT.test(after)) continue;
    people.push({ name: sentence.slice(match.index, end), start: match.index, end });
  }
  return withCouples(sentence, people).filter(({ name }) => name.includes(' '));
}

/** "Walt and Edna Lindqvist": who shares a last name stays together. */
function withCouples(sentence: string, people: readonly NamedPerson[]): NamedPerson[] {
  const joined: NamedPerson[] = [];
  for (const person of people) {
    const before = joined.at(-1);
    const isCouple =
      before !== undefined &&
      !before.name.includes(' ') &&
      person.name.includes(' ') &&
      /^ (?:and|und|et|y|e|&) $/u.test(sentence.slice(before.end, person.start));
    if (!isCouple) joined.push(person);
    else {
      joined[joined.length - 1] = {
        name: sentence.slice(before.start, person.end),
        start: before.start,
        end: person.end,
      };
    }
  }
  return joined;
}
