import type { Minutes } from './fact-token.ts';

const HOUR = 60;
const NOON = 12 * HOUR;
const DAY = 24 * HOUR;

const PART_AM =
  'in the morning|de la manana|du matin|di mattina|del mattino|morgens|vormittags|fruh|am morgen|de madrugada|(?<!uhr\\s)am(?!\\s(?:abend|mittag|nachmittag|vormittag|wochenende|mo|di|mi|do|fr|sa|so))|a\\.m\\.?|a\\. m\\.?|(?<!\\s)a(?![a-z])';
const PART_PM =
  "in the afternoon|in the evening|at night|de la tarde|de la noche|de l'apres-midi|du soir|di sera|di pomeriggio|del pomeriggio|della sera|abends|nachmittags|mittags|nachts|am abend|pm|p\\.m\\.?|p\\. m\\.?|p(?![a-z])";
const NAMED: readonly (readonly [RegExp, Minutes])[] = [
  [/^(?:12 )?(?:high )?(?:noon|midday|mezzogiorno|mediodia)$|^midi$/, [NOON]],
  [/^(?:12 )?(?:midnight|minuit|mezzanotte|medianoche|mitternacht)$/, [0]],
];

/** One written time, with groups named after what they hold and the given suffix. */
export function clockPattern(suffix: string): string {
  return [
    `(?<named${suffix}>(?:12 )?(?:noon|midday|midnight|mezzogiorno|mezzanotte|mediodia|medianoche|minuit|mitternacht|(?<!apres-|apres |')midi)(?:\\s(?<namedHalf${suffix}>e mezz[ao]|et demie?|y media))?)`,
    `(?<before${suffix}>half past|half|a quarter past|quarter past|quarter after|a quarter to|quarter to|quarter till|halb|viertel nach|viertel vor|viertel|dreiviertel)\\s(?<beforeHour${suffix}>\\d{1,2})(?![\\d:.,]\\d)(?:\\s?(?:(?<beforeAm${suffix}>${PART_AM})|(?<beforePm${suffix}>${PART_PM}))(?![a-z]))?`,
    `(?<hour${suffix}>\\d{1,2})(?:\\s?(?:[:.]|h\\s?|heures?\\s|uhr\\s)(?<minute${suffix}>[0-5]\\d)(?!\\d))?(?<unit${suffix}>\\s?(?:o'?\\s?clock|uhr|heures?|horas|hrs|hs|h(?![a-z])))?(?:\\s?(?<after${suffix}>y media|y cuarto|menos cuarto|et demie|et quart|moins le quart|e mezzo|e mezza|e un quarto|e trenta))?(?:\\s?(?:(?<am${suffix}>${PART_AM})|(?<pm${suffix}>${PART_PM}))(?![a-z]))?`,
  ].join('|');
}

export type Clock = {
  minutes: Minutes;
  /** It can be nothing but a time: "5 pm", "17:30", "noon". */
  isSure: boolean;
};

const BEFORE: Readonly<Record<string, number>> = {
  'half past': 30,
  half: 30,
  'a quarter past': 15,
  'quarter past': 15,
  'quarter after': 15,
  'a quarter to': -15,
  'quarter to': -15,
  'quarter till': -15,
  halb: -30,
  'viertel nach': 15,
  'viertel vor': -15,
  viertel: -45,
  dreiviertel: -15,
};
const AFTER: Readonly<Record<string, number>> = {
  'y media': 30,
  'y cuarto': 15,
  'menos cuarto': -15,
  'et demie': 30,
  'et quart': 15,
  'moins le quart': -15,
  'e mezzo': 30,
  'e mezza': 30,
  'e un quarto': 15,
  'e trenta': 30,
};

/** What the groups of a match mean as a time; undefined for what is none, such as "25". */
export function readClock(
  groups: Readonly<Record<string, string | undefined>>,
  suffix: string,
): Clock | undefined {
  const part = (name: string) => groups[`${name}${suffix}`];
  const named = part('named');
  if (named !== undefined) return readNamed(named, part('namedHalf') !== undefined);
  const before = part('before');
  const hour = Number(part('beforeHour') ?? part('hour'));
  const isAm = part('am') !== undefined || part('beforeAm') !== undefined;
  const isPm = part('pm') !== undefined || part('beforePm') !== undefined;
  if (hour > 24 || ((isAm || isPm) && hour > 12 && part('unit') === undefined)) return undefined;
  const minute =
    Number(part('minute') ?? 0) + (AFTER[part('after') ?? ''] ?? 0) + (BEFORE[before ?? ''] ?? 0);
  const isExact = hour > 12 || hour === 0 || /^0/.test(part('hour') ?? '');
  const isOfAfternoon = hour > 12 && hour < 24;
  const halves =
    isAm && !isOfAfternoon
      ? [hour % 12]
      : isPm && !isOfAfternoon
        ? [(hour % 12) + (hour > 12 ? 0 : 12)]
        : isExact
          ? [hour]
          : [hour % 12, (hour % 12) + 12];
  const isSure =
    before !== undefined ||
    part('minute') !== undefined ||
    part('unit') !== undefined ||
    part('after') !== undefined ||
    isAm ||
    isPm;
  const isNight = isPm && /nach|night|noche/.test(part('pm') ?? '');
  const hours = isNight && hour <= 5 ? [hour] : isNight && hour === 12 ? [0] : halves;
  return { minutes: hours.map((each) => (each * HOUR + minute + DAY) % DAY), isSure };
}

function readNamed(words: string, isHalfPast: boolean): Clock {
  const name = words.replace(/\s(?:e mezz[ao]|et demie?|y media)$/, '');
  const minutes = NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? [];
  return { minutes: minutes.map((each) => each + (isHalfPast ? HOUR / 2 : 0)), isSure: true };
}
