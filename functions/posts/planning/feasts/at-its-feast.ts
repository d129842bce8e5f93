import { fold } from '#functions/ai/fold.ts';
import { type DateRule, dateInYear } from '#shared/posts/food-calendar/date-rule.ts';
import { HOLIDAYS } from '#shared/posts/food-calendar/holidays.ts';
import { MOVING_HOLIDAYS } from '#shared/posts/food-calendar/moving-holidays.ts';
import { ruleOf } from '#shared/posts/food-calendar/occasion.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';

/** Days of a feast around its date, both included; a feast of one evening is announced a week before. */
type Feast = { words: RegExp; rulesIn: (country: string) => readonly DateRule[]; from: number; to: number };

/** Folded words of a feast in the languages of menus. */
const FEASTS: readonly Feast[] = [
  feast(/\bc?hann?ukk?ah?\b|\bjanuca\b|\bhanouc?ca\b|\bhanouka\b/, movingRule('hanukkah'), [0, 7]),
  feast(/\bpassover\b|\bpesaj\b|\bpess?ac?h\b|\bpascua judia\b/, movingRule('passover'), [0, 8]),
  feast(/\bros(?:c|h|ch) ?-?ha|\broch hachana\b/, movingRule('rosh-hashanah'), [-3, 1]),
  feast(/\bramad[ah]n\b|\bramazan\b|\bramadao\b/, movingRule('eid'), [-30, -1]),
  feast(/\beid\b|\baid el-fitr\b|\bzuckerfest\b/, movingRule('eid'), [-3, 2]),
  feast(/\bdiwali\b|\bdeepavali\b/, movingRule('diwali'), [-3, 3]),
  feast(/\bnowruz\b|\bnouruz\b|\bnorouz\b/, movingRule('nowruz'), [-3, 12]),
  feast(
    /\b(?:lunar|chinese) new year\b|\bano nuevo (?:lunar|chino)\b|\bnouvel an (?:lunaire|chinois)\b|\bcapodanno (?:lunare|cinese)\b|\bchinesisches neujahr\b/,
    movingRule('lunar-new-year'),
    [-3, 14],
  ),
  feast(
    /\beaster\b|\bpascua\b(?! judia)|\bsemana santa\b|\bpaques\b|\bpasqua\b|\boster\p{L}*|\bpascoa\b|\bholy week\b/u,
    { easter: 0 },
    [-7, 1],
  ),
  feast(
    /\b(?:in|during|for|throughout) lent\b|^lent\b|\bcuaresma\b|\bcareme\b|\bquaresima\b|\bquaresma\b|\bfastenzeit\b/,
    { easter: 0 },
    [-46, -1],
  ),
  feast(
    /\bcarnival\b|\bcarnaval\b|\bcarnevale\b|\bfasching\b|\bkarneval\b|\bmardi gras\b/,
    { easter: -47 },
    [-14, 0],
  ),
  feast(
    /\bchristmas eve\b|\bnochebuena\b|\breveillon de noel\b|\bvigilia\b|\bheiligabend\b/,
    { month: 12, day: 24 },
    [-23, 0],
  ),
  feast(
    /\bchristmas\b|\bxmas\b|\bnavidad(?:es)?\b|\bnavide\p{L}*|\bnoel\b|\bnatal(?:e|izi\p{L}*)?\b|\bweihnacht\p{L}*/u,
    { month: 12, day: 25 },
    [-24, 12],
  ),
  feast(
    /\badvents?(?:zeit)?\b|\badviento\b|\bavent\b|\bavvento\b|\badvento\b/,
    { month: 12, day: 24 },
    [-27, 0],
  ),
  feast(
    /\bnew year'?s eve\b|\bnochevieja\b|\bsaint-sylvestre\b|\bsan silvestro\b|\bsilvester\b|\bcapodanno\b(?! (?:lunare|cinese))/,
    { month: 12, day: 31 },
    [-7, 1],
  ),
  feast(/\bvalentin\p{L}*/u, { month: 2, day: 14 }, [-7, 0]),
  feast(
    /\bmother'?s day\b|\bmothering sunday\b|\bdia de las? madres?\b|\bfete des meres\b|\bfesta della mamma\b|\bmuttertag\p{L}*/u,
    countryRules(/^mother/),
    [-21, 0],
  ),
  feast(
    /\bfather'?s day\b|\bdia del padre\b|\bfete des peres\b|\bfesta del papa\b|\bvatertag\p{L}*/u,
    countryRules(/^father/),
    [-21, 0],
  ),
  feast(/\bst\.? patrick|\bsan patricio\b/, { month: 3, day: 17 }, [-7, 0]),
  feast(/\bhalloween\b/, { month: 10, day: 31 }, [-14, 0]),
  feast(/\boktoberfest\b/, { month: 10, nth: 1, weekday: 0 }, [-16, 0]),
  feast(/\bthanksgiving\b(?! \(canad)/, { month: 11, nth: 4, weekday: 4 }, [-7, 1]),
];

/** "Not at Christmas": such words name the days on which there is none. */
const EXCEPT = /\b(?:not|except|no|excepto|salvo|sauf|hors|pas|nicht|ausser|tranne|escluso|non)\b/;

/**
 * Whether words such as "During Hanukkah" allow a day. Words without a feast allow every day. `country`: whose Mother's
 * Day; empty text for that of any.
 */
export function isAtItsFeast(availability: string, date: string, country = ''): boolean {
  const words = fold(availability.normalize('NFC'));
  const said = FEASTS.filter((each) => each.words.test(words));
  return said.length === 0 || EXCEPT.test(words) || said.some((each) => isWithin(each, date, country));
}

/** Whether words name a feast. */
export function namesFeast(text: string): boolean {
  const words = fold(text.normalize('NFC'));
  return FEASTS.some((each) => each.words.test(words));
}

/** Whether words such as "Easter menu" are about the feast of that very date. */
export function isOfFeastOn(text: string, date: string, country: string): boolean {
  const words = fold(text.normalize('NFC'));
  const said = FEASTS.find((each) => each.words.test(words));
  if (said === undefined || EXCEPT.test(words) || said.from > 0 || said.to < 0) return false;
  return said.rulesIn(country).some((rule) => dateInYear(rule, Number(date.slice(0, 4))) === date);
}

/** A feast about New Year belongs to the year before or after, too. */
function isWithin({ rulesIn, from, to }: Feast, date: string, country: string): boolean {
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

function feast(
  words: RegExp,
  rule: DateRule | Feast['rulesIn'],
  [from, to]: readonly [number, number],
): Feast {
  return { words, rulesIn: typeof rule === 'function' ? rule : () => [rule], from, to };
}

/** Of a feast that each country keeps on a day of its own. */
function countryRules(ids: RegExp): Feast['rulesIn'] {
  const rows = HOLIDAYS.filter(([id]) => ids.test(id)).map(([, rule, regions]) => ({
    regions: regions.split(' '),
    rule: typeof rule === 'string' ? ruleOf(rule) : rule,
  }));
  return (country) =>
    rows.filter(({ regions }) => country === '' || regions.includes(country)).map(({ rule }) => rule);
}

/** @throws Error where the calendar holds no such feast */
function movingRule(id: string): DateRule {
  const rule = MOVING_HOLIDAYS.find(([each]) => each === id)?.[1];
  if (rule === undefined) throw new Error(`The calendar holds no ${id}.`);
  return typeof rule === 'string' ? ruleOf(rule) : rule;
}
