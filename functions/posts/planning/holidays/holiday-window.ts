import { fold } from '#functions/ai/fold.ts';
import { type DateRule, dateInYear } from '#shared/posts/food-calendar/date-rule.ts';
import { HOLIDAYS } from '#shared/posts/food-calendar/holidays.ts';
import { MOVING_HOLIDAYS } from '#shared/posts/food-calendar/moving-holidays.ts';
import { ruleOf } from '#shared/posts/food-calendar/occasion.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';

/** Days around a holiday's date, both included; a holiday of one evening is announced a week before. */
type Holiday = { words: RegExp; rulesIn: (country: string) => readonly DateRule[]; from: number; to: number };

/** Folded words for holidays in the languages of menus. */
const WINDOWS: readonly Holiday[] = [
  holiday(/\bc?hann?ukk?ah?\b|\bjanuca\b|\bhanouc?ca\b|\bhanouka\b/, movingRule('hanukkah'), [0, 7]),
  holiday(/\bpassover\b|\bpesaj\b|\bpess?ac?h\b|\bpascua judia\b/, movingRule('passover'), [0, 8]),
  holiday(/\bros(?:c|h|ch) ?-?ha|\broch hachana\b/, movingRule('rosh-hashanah'), [-3, 1]),
  holiday(/\bramad[ah]n\b|\bramazan\b|\bramadao\b/, movingRule('eid'), [-30, -1]),
  holiday(/\beid\b|\baid el-fitr\b|\bzuckerfest\b/, movingRule('eid'), [-3, 2]),
  holiday(/\bdiwali\b|\bdeepavali\b/, movingRule('diwali'), [-3, 3]),
  holiday(/\bnowruz\b|\bnouruz\b|\bnorouz\b/, movingRule('nowruz'), [-3, 12]),
  holiday(
    /\b(?:lunar|chinese) new year\b|\bano nuevo (?:lunar|chino)\b|\bnouvel an (?:lunaire|chinois)\b|\bcapodanno (?:lunare|cinese)\b|\bchinesisches neujahr\b/,
    movingRule('lunar-new-year'),
    [-3, 14],
  ),
  holiday(
    /\beaster\b|\bpascua\b(?! judia)|\bsemana santa\b|\bpaques\b|\bpasqua\b|\boster\p{L}*|\bpascoa\b|\bholy week\b/u,
    { easter: 0 },
    [-7, 1],
  ),
  holiday(
    /\b(?:in|during|for|throughout) lent\b|^lent\b|\bcuaresma\b|\bcareme\b|\bquaresima\b|\bquaresma\b|\bfastenzeit\b/,
    { easter: 0 },
    [-46, -1],
  ),
  holiday(
    /\bcarnival\b|\bcarnaval\b|\bcarnevale\b|\bfasching\b|\bkarneval\b|\bmardi gras\b/,
    { easter: -47 },
    [-14, 0],
  ),
  holiday(
    /\bchristmas eve\b|\bnochebuena\b|\breveillon de noel\b|\bvigilia\b|\bheiligabend\b/,
    { month: 12, day: 24 },
    [-23, 0],
  ),
  holiday(
    /\bchristmas\b|\bxmas\b|\bnavidad(?:es)?\b|\bnavide\p{L}*|\bnoel\b|\bnatal(?:e|izi\p{L}*)?\b|\bweihnacht\p{L}*/u,
    { month: 12, day: 25 },
    [-24, 12],
  ),
  holiday(
    /\badvents?(?:zeit)?\b|\badviento\b|\bavent\b|\bavvento\b|\badvento\b/,
    { month: 12, day: 24 },
    [-27, 0],
  ),
  holiday(
    /\bnew year'?s eve\b|\bnochevieja\b|\bsaint-sylvestre\b|\bsan silvestro\b|\bsilvester\b|\bcapodanno\b(?! (?:lunare|cinese))/,
    { month: 12, day: 31 },
    [-7, 1],
  ),
  holiday(/\bvalentin\p{L}*/u, { month: 2, day: 14 }, [-7, 0]),
  holiday(
    /\bmother'?s day\b|\bmothering sunday\b|\bdia de las? madres?\b|\bfete des meres\b|\bfesta della mamma\b|\bmuttertag\p{L}*/u,
    countryRules(/^mother/),
    [-21, 0],
  ),
  holiday(
    /\bfather'?s day\b|\bdia del padre\b|\bfete des peres\b|\bfesta del papa\b|\bvatertag\p{L}*/u,
    countryRules(/^father/),
    [-21, 0],
  ),
  holiday(/\bst\.? patrick|\bsan patricio\b/, { month: 3, day: 17 }, [-7, 0]),
  holiday(/\bhalloween\b/, { month: 10, day: 31 }, [-14, 0]),
  holiday(/\boktoberfest\b/, { month: 10, nth: 1, weekday: 0 }, [-16, 0]),
  holiday(/\bthanksgiving\b(?! \(canad)/, { month: 11, nth: 4, weekday: 4 }, [-7, 1]),
];

/** "Not at Christmas" names days that are excluded. */
const EXCEPT = /\b(?:not|except|no|excepto|salvo|sauf|hors|pas|nicht|ausser|tranne|escluso|non)\b/;

/**
 * Whether words such as "During Hanukkah" allow a day. Words without a holiday allow every day. `country`: whose
 * Mother's Day; if empty, that of any country.
 */
export function isInHolidayWindow(availability: string, date: string, country = ''): boolean {
  const words = fold(availability.normalize('NFC'));
  const named = WINDOWS.filter((each) => each.words.test(words));
  return named.length === 0 || EXCEPT.test(words) || named.some((each) => isWithin(each, date, country));
}

/** Whether words name a holiday. */
export function namesHoliday(text: string): boolean {
  const words = fold(text.normalize('NFC'));
  return WINDOWS.some((each) => each.words.test(words));
}

/** Whether words such as "Easter menu" are about the holiday on that date. */
export function isAboutHolidayOn(text: string, date: string, country: string): boolean {
  const words = fold(text.normalize('NFC'));
  const named = WINDOWS.find((each) => each.words.test(words));
  if (named === undefined || EXCEPT.test(words) || named.from > 0 || named.to < 0) return false;
  return named.rulesIn(country).some((rule) => dateInYear(rule, Number(date.slice(0, 4))) === date);
}

/** A window around New Year may belong to the holiday of the year before or after. */
function isWithin({ rulesIn, from, to }: Holiday, date: string, country: string): boolean {
  const year = Number(date.slice(0, 4));
  const rules = rulesIn(country);
  if (rules.length === 0) return true;
  return rules.some((rule) =>
    [year - 1, year, year + 1].some((each) => {
      const day = dateInYear(rule, each);
      return day !== undefined && date >= daysAfter(day, from) && date <= daysAfter(day, to);
    }),
  );
}

function holiday(
  words: RegExp,
  rule: DateRule | Holiday['rulesIn'],
  [from, to]: readonly [number, number],
): Holiday {
  return { words, rulesIn: typeof rule === 'function' ? rule : () => [rule], from, to };
}

/** The rules of a holiday whose date differs by country. */
function countryRules(ids: RegExp): Holiday['rulesIn'] {
  const rows = HOLIDAYS.filter(([id]) => ids.test(id)).map(([, rule, regions]) => ({
    regions: regions.split(' '),
    rule: typeof rule === 'string' ? ruleOf(rule) : rule,
  }));
  return (country) =>
    rows.filter(({ regions }) => country === '' || regions.includes(country)).map(({ rule }) => rule);
}

/** @throws Error if the calendar has no such holiday */
function movingRule(id: string): DateRule {
  const rule = MOVING_HOLIDAYS.find(([each]) => each === id)?.[1];
  if (rule === undefined) throw new Error(`The calendar has no ${id}.`);
  return typeof rule === 'string' ? ruleOf(rule) : rule;
}
