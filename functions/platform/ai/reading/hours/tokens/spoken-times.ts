/** A time in words, as people say it: "nine thirty", "half past five", "dix-neuf heures", "halb zwölf". */
export type SpokenTime = { end: number; hour: number; minute?: number; is24: boolean };

type Spoken = {
  /** Words of the hours, 1 first. */
  hours: readonly string[];
  /** Before the hour, with its distance to it in minutes: "half past five", "halb sechs". */
  before: Readonly<Record<string, number>>;
  /** Behind the hour: "five thirty", "sette e mezza". Behind digits only those with a word that joins them. */
  after: Readonly<Record<string, number>>;
  /** Behind the hour, which they make certain. */
  units: readonly string[];
  /** A word for an hour is one only behind these or before a range. */
  leads: readonly string[];
  ranges: readonly string[];
};

const words = (text: string) => text.split(' ');

const SPOKEN: Readonly<Record<string, Spoken>> = {
  en: {
    hours: words('one two three four five six seven eight nine ten eleven twelve'),
    before: { 'half past ': 30, 'quarter past ': 15, 'a quarter past ': 15, 'quarter to ': -15, 'half ': 30 },
    after: { ' thirty': 30, ' fifteen': 15, ' forty five': 45, ' forty-five': 45, '-thirty': 30 },
    units: [" o'clock", ' oclock', ' am', ' pm', ' a.m', ' p.m'],
    leads: words('from at til till until to between and by thru through open opens close closes'),
    ranges: words('to til till until thru through -'),
  },
  es: {
    hours: words('una dos tres cuatro cinco seis siete ocho nueve diez once doce'),
    before: {},
    after: { ' y media': 30, ' y cuarto': 15, ' menos cuarto': -15, ' y 30': 30 },
    units: [' horas', ' de la manana', ' de la tarde', ' de la noche'],
    leads: words('las hasta'),
    ranges: words('a hasta'),
  },
  fr: {
    hours: words(
      'une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-une vingt-deux vingt-trois',
    ),
    before: {},
    after: {
      ' heures et demie': 30,
      ' heures et quart': 15,
      ' heures trente': 30,
      ' heures quinze': 15,
      'h et demie': 30,
      ' h et demie': 30,
      ' heures moins le quart': -15,
    },
    units: [' heures', ' heure', ' h'],
    leads: [],
    ranges: [],
  },
  it: {
    hours: words(
      'una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitre',
    ),
    before: {},
    after: {
      ' e mezza': 30,
      ' e mezzo': 30,
      ' e trenta': 30,
      ' e un quarto': 15,
      ' e quindici': 15,
      ' e 30': 30,
      ' e 45': 45,
    },
    units: [],
    leads: ['le', 'alle', 'dalle', 'ore', "all'"],
    ranges: ['alle'],
  },
  de: {
    hours: words(
      'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig',
    ),
    before: { 'halb ': -30, 'viertel nach ': 15, 'viertel vor ': -15 },
    after: { ' uhr dreißig': 30, ' uhr dreissig': 30 },
    units: [' uhr'],
    leads: words('von ab bis um zwischen'),
    ranges: words('bis'),
  },
};

/** First words by which most words are told to be no time. */
const FIRST_WORDS = new Map(
  Object.entries(SPOKEN).map(([language, { hours, before }]) => [
    language,
    new Set([...hours, ...Object.keys(before)].map((word) => word.split(/[ -]/)[0] ?? word)),
  ]),
);

const LETTER = /[\p{L}\d]/u;
/** Longest words before a word that tells what it is. */
const NEAR = 12;

/** The longest of the words that stands here and ends there. */
function wordAt(folded: string, at: number, known: readonly string[]): string | undefined {
  let found: string | undefined;
  for (const word of known) {
    const isLonger = found === undefined || word.length > found.length;
    if (isLonger && folded.startsWith(word, at) && !LETTER.test(folded.charAt(at + word.length)))
      found = word;
  }
  return found;
}

const shifted = (hour: number, minutes: number) =>
  minutes < 0 ? { hour: hour === 1 ? 12 : hour - 1, minute: 60 + minutes } : { hour, minute: minutes };

function isLed(folded: string, at: number, { leads, ranges }: Spoken, end: number): boolean {
  const before = /([a-z']+)\s?$/.exec(folded.slice(Math.max(0, at - NEAR), at))?.[1] ?? '';
  if (leads.includes(before) || isEndOfSpoken(folded.slice(Math.max(0, at - 30), at))) return true;
  const next = /^\s?([a-z]+|-)/.exec(folded.slice(end, end + NEAR))?.[1] ?? '';
  return ranges.includes(next);
}

/** "de nueve y media a": the end of a range follows. */
function isEndOfSpoken(before: string): boolean {
  return /(?<![a-z])(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: y media| y cuarto| menos cuarto)? a $/.test(
    before,
  );
}

/** A time in words that begins here. */
export function spokenTimeAt(folded: string, at: number, language: string): SpokenTime | undefined {
  const spoken = SPOKEN[language];
  const first = /^[a-z]+/.exec(folded.slice(at, at + 16))?.[0] ?? '';
  if (spoken === undefined || FIRST_WORDS.get(language)?.has(first) !== true) return undefined;
  if (LETTER.test(folded.charAt(at - 1))) return undefined;
  const lead = Object.keys(spoken.before).find((word) => folded.startsWith(word, at)) ?? '';
  const from = at + lead.length;
  const name = wordAt(folded, from, spoken.hours);
  const digits =
    lead === '' ? undefined : /^(?:1[0-2]|[1-9])(?![\d:.]\d|\d)/.exec(folded.slice(from, from + 5))?.[0];
  if (name === undefined && digits === undefined) return undefined;
  const hour = name === undefined ? Number(digits) : spoken.hours.indexOf(name) + 1;
  let end = from + (name ?? digits ?? '').length;
  const after = wordAt(folded, end, Object.keys(spoken.after));
  const isSure = lead.length > 5 || spoken.units.some((unit) => folded.startsWith(unit, end));
  end += after?.length ?? 0;
  if (!isSure && (after === undefined || language === 'en') && !isLed(folded, at, spoken, end))
    return undefined;
  const minutes = lead === '' ? spoken.after[after ?? ''] : spoken.before[lead];
  const is24 = hour > 12 || (language === 'fr' && hour >= 9);
  if (minutes === undefined) return { end, hour, is24 };
  return { end, ...shifted(hour, minutes), is24 };
}

/** "6 e mezza", "11 y media", "7 h et demie": the minutes in words behind digits, and where they end. */
export function spokenMinutesAt(
  folded: string,
  at: number,
  language: string,
): { end: number; minute: number } | undefined {
  const after = SPOKEN[language]?.after ?? {};
  const found = wordAt(
    folded,
    at,
    Object.keys(after).filter((word) => (after[word] ?? 0) > 0 && /[ h] ?(?:y|e|et) /.test(` ${word}`)),
  );
  return found === undefined ? undefined : { end: at + found.length, minute: after[found] ?? 0 };
}
