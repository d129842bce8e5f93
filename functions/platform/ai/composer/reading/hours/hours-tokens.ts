import type { OwnerText } from '../owner-text.ts';

export type TimeToken = {
  kind: 'time';
  /** As the owner wrote it. */
  raw: string;
  hour: number;
  minute: number;
  half?: 'am' | 'pm';
  /** Certainly a time of day, and not a price or a number of guests: "8am", "19:30", "noon". */
  isCertain: boolean;
  /** "late": no time that could be put into a table. */
  isOpenEnded: boolean;
};

export type HoursToken =
  | TimeToken
  | { kind: 'days'; days: readonly number[] }
  | { kind: 'partOfDay' | 'month'; raw: string }
  | {
      kind:
        | 'open'
        | 'closed'
        | 'to'
        | 'from'
        | 'at'
        | 'and'
        | 'comma'
        | 'except'
        | 'meal'
        | 'filler'
        | 'event'
        | 'word'
        | 'end';
    };

/** "Di-So", "mar-dom": too short to be days unless two of them make a range. */
const SHORT_DAYS = [
  'mo|lun',
  'di|mar',
  'mi|mer|mie',
  'do|gio|jeu|jue',
  'fr|ven|vie',
  'sa|sab|sam',
  'so|dom|dim',
];
const ANY_SHORT_DAY = `\\b(?:${SHORT_DAYS.join('|')})\\b\\.?`;
const inRange = (names: string) =>
  `(?:${names})(?=\\b\\.?\\s?[-–]\\s?${ANY_SHORT_DAY})|(?<=${ANY_SHORT_DAY}\\s?[-–]\\s?)(?:${names})`;

const FULL_DAYS = [
  'mon(?:days?)?|lunes|lunedi|lundi|montags?',
  'tue(?:s(?:days?)?)?|martes|martedi|mardi|dienstags?',
  'wed(?:nesdays?)?|miercoles|mercoledi|mercredi|mittwochs?',
  'thu(?:r(?:s(?:days?)?)?)?|jueves|giovedi|jeudi|donnerstags?',
  'fri(?:days?)?|viernes|venerdi|vendredi|freitags?',
  'sat(?:urdays?)?|sabados?|sabato|samedi|samstags?',
  'sun(?:days?)?(?!\\s?(?:terrace|deck|room|light|shine|trap|roast))|domingos?|domenica|dimanche|sonntags?',
];
const DAY_PATTERNS = FULL_DAYS.map((names, day) => `${names}|${inRange(SHORT_DAYS[day] ?? '')}`);
const CLOSED = /^(?:closed|shut|gesloten|chius[oi]|cerrad[oa]s?|fermee?|geschlossen|ruhetag)$/;
const OPEN =
  /^(?:open|opens|opening|hours|serving|abierto|aperto|ouvert|geoffnet|offnungszeiten|orari[oi]?|horario|horaires)$/;
const FILLER =
  /^(?:for|on|in|the|we|are|is|it|between|all|year|every|each|round|dinner|breakfast|brunch|lunch|service|kitchen|il|la|le|los|las|el|les|am|only|o'clock|uhr|hrs?|hours?|days?|week|a)$/;
const EVENT =
  /^(?:happy|live|music|jazz|quiz|karaoke|dj|flamenco|concerts?|tastings?|classes|workshops?|market|special|specials|roasts?)$/;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|summer)$/;
const PART = /^(?:mornings?|lunch(?:times?)?|afternoons?|evenings?|nights?|dinner)$/;

const TOKEN = new RegExp(
  [
    ...DAY_PATTERNS.map((pattern) => `\\b(${pattern})\\b`),
    '\\b(daily|every ?day|all week|(?:7|seven) days(?: a week)?|tous les jours|taglich|tutti i giorni|todos los dias)\\b',
    '\\b(weekdays)\\b',
    '\\b(weekends?)\\b',
    '\\b(\\d{1,2})(?:[:.h](\\d{2}))?\\s?(am|pm|a\\.m\\.?|p\\.m\\.?|h|uhr)?(?![\\d%$€£]|[.,:]\\d|\\s?(?:euros?|eur|course|guests|seats|people))',
    '\\b(noon|midday|midnight|late)\\b',
    "([\\p{L}][\\p{L}'.]*[\\p{L}]|\\p{L})",
    '([-–—])',
    '([,&/])',
    '([.;!?\\n])',
  ].join('|'),
  'gu',
);

function timeToken(found: RegExpMatchArray, text: OwnerText): TimeToken {
  const raw = text.plain.slice(found.index, (found.index ?? 0) + found[0].length).trim();
  const word = found[14];
  if (word !== undefined) {
    const hour = word === 'midnight' ? 0 : 12;
    return {
      kind: 'time',
      raw: word,
      hour,
      minute: 0,
      half: word === 'midnight' ? 'am' : 'pm',
      isCertain: true,
      isOpenEnded: word === 'late',
    };
  }
  const [hour, minute, suffix] = [Number(found[11]), Number(found[12] ?? 0), found[13] ?? ''];
  const half = suffix.startsWith('a')
    ? ('am' as const)
    : suffix.startsWith('p')
      ? ('pm' as const)
      : undefined;
  const isCertain = suffix !== '' || /\d[:h]\d/.test(raw);
  return { kind: 'time', raw, hour, minute, ...(half && { half }), isCertain, isOpenEnded: false };
}

function wordToken(word: string): HoursToken {
  if (CLOSED.test(word)) return { kind: 'closed' };
  if (OPEN.test(word)) return { kind: 'open' };
  if (/^(?:to|till?|until|through|thru|al|bis|au|hasta|fino)$/.test(word)) return { kind: 'to' };
  if (/^(?:from|ab|desde|dalle|des)$/.test(word)) return { kind: 'from' };
  if (word === 'at') return { kind: 'at' };
  if (/^(?:and|y|e|et|und)$/.test(word)) return { kind: 'and' };
  if (/^(?:except|excluding|but|excepto|tranne|sauf|ausser)$/.test(word)) return { kind: 'except' };
  if (EVENT.test(word)) return { kind: 'event' };
  if (PART.test(word))
    return /^(?:lunch|dinner)$/.test(word) ? { kind: 'meal' } : { kind: 'partOfDay', raw: word };
  if (MONTH.test(word)) return { kind: 'month', raw: word.charAt(0).toUpperCase() + word.slice(1) };
  return { kind: FILLER.test(word) ? 'filler' : 'word' };
}

function tokenOf(found: RegExpMatchArray, text: OwnerText): HoursToken {
  const day = [1, 2, 3, 4, 5, 6, 7].find((group) => found[group] !== undefined);
  if (day !== undefined) return { kind: 'days', days: [day - 1] };
  if (found[8] !== undefined) return { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
  if (found[9] !== undefined) return { kind: 'days', days: [0, 1, 2, 3, 4] };
  if (found[10] !== undefined) return { kind: 'days', days: [5, 6] };
  if (found[11] !== undefined || found[14] !== undefined) return timeToken(found, text);
  if (found[15] !== undefined) return wordToken(found[15]);
  if (found[16] !== undefined) return { kind: 'to' };
  if (found[17] !== undefined) return { kind: found[17] === '&' ? 'and' : 'comma' };
  return { kind: 'end' };
}

/** The words that matter for opening hours, in order. */
export function hoursTokens(text: OwnerText): HoursToken[] {
  return Array.from(text.folded.matchAll(TOKEN), (found) => tokenOf(found, text));
}
