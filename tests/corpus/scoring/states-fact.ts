import type { DishFact, Fact, FactOf } from '../gold.ts';
import { holdsWords, plainDigits, plainPrice, plainWords } from '../plain-words.ts';
import type { PrintedPage } from './printed-page.ts';
import { statesClosed, statesHours } from './states-hours.ts';

const DIET_WORDS: Record<string, RegExp> = {
  vegan: /vegan|vegetalien|plant based/,
  vegetarian: /vegetar|pure veg|meat ?less/,
  halal: /halal|halaal/,
  kosher: /kosher|koscher|casher|kasher/,
  gluten_free: /gluten|glutine/,
};
const BOOKING = /book|reserv|prenota|appointment|anmeld|table|tisch|tavol|mesa/;
const NO_BOOKING =
  /(?:^| )(?:no|not|don t|dont|never|without|sin|pas de|sans|non|niente|senza|kein[a-z]*|ohne|nicht|ne)(?: |$)|walk ins? (?:only|welcome)|first come|solo walk in/;
/** Digits of a phone number that its national format keeps. */
const NATIONAL_DIGITS = 7;

/**
 * Whether guests can read this fact on the page, as data or in the owner's words: a price in its dish's row, hours in
 * their days' row. The name comes from the account, so no page counts as stating it.
 */
export function statesFact(page: PrintedPage, fact: Fact): boolean {
  const { rows, sentences, links, week } = page;
  const holds = (words: string) => rows.some((row) => holdsWords(row, words));
  switch (fact.field) {
    case 'name':
      return true;
    case 'kind':
    case 'cuisines':
    case 'payment':
    case 'parking':
    case 'access':
      return fact.values.some(holds);
    case 'email':
      return fact.values.some((value) => rows.some((row) => row.toLowerCase().includes(value.toLowerCase())));
    case 'people':
      return holds(fact.name);
    case 'diets': {
      const words = DIET_WORDS[fact.diet] ?? new RegExp(fact.diet);
      return rows.some((row) => words.test(plainWords(row)));
    }
    case 'phones':
      return rows.some((row) => plainDigits(row).includes(fact.number.slice(-NATIONAL_DIGITS)));
    case 'links':
      return [...rows, ...links].some((text) => holdsWords(text, fact.contains));
    case 'address':
      return rows.some((row) => fact.contains.every((part) => holdsWords(row, part)));
    case 'booking':
      return rows.some((row) => saysBooking(plainWords(row), fact.policy));
    case 'services':
      return isInWeek(week, fact) || sentences.some((sentence) => statesHours(sentence, fact));
    case 'closed_days':
      return week[fact.day]?.length === 0 || sentences.some((sentence) => statesClosed(sentence, fact.day));
    case 'dated_hours':
      return sentences.some((sentence) => saysDate(sentence, fact.from) && saysDate(sentence, fact.to));
    case 'menus':
      return sentences.some(
        (row) => fact.names.some((name) => holdsWords(row, name)) && holdsPrice(row, fact.prices ?? ['']),
      );
    case 'dishes':
      return statesDish(sentences, fact);
  }
}

function isInWeek(week: PrintedPage['week'], { days, opens, closes, season }: FactOf<'services'>): boolean {
  const isMidnight = (time: string | null) => time === '24:00' || time === '00:00';
  return (
    season === undefined &&
    days.every((day) =>
      week[day]?.some(
        (hours) =>
          hours.opens === opens &&
          (hours.closes === closes || (isMidnight(hours.closes) && isMidnight(closes))),
      ),
    )
  );
}

function saysBooking(row: string, policy: FactOf<'booking'>['policy']): boolean {
  const isDenied = NO_BOOKING.test(row);
  return policy === 'not_taken'
    ? isDenied && (BOOKING.test(row) || /walk ins?|first come/.test(row))
    : BOOKING.test(row);
}

/** "24 December", in all five languages. */
function saysDate(sentence: string, date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  const months = ['en', 'es', 'fr', 'it', 'de'].map((language) =>
    new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
      .format(day)
      .replace('.', '')
      .slice(0, 3),
  );
  const words = plainWords(sentence).split(' ');
  return (
    words.some((word) => Number.parseInt(word, 10) === day.getUTCDate()) &&
    months.some((month) => words.some((word) => word.startsWith(plainWords(month))))
  );
}

/** A price in its dish's row, as a separate number: "4" isn't in "14". */
function holdsPrice(row: string, prices: readonly string[]): boolean {
  const plain = plainPrice(row.replace(/(?<=\d)\s+(?=\d)/g, ' | '));
  return prices.some((price) => {
    const digits = plainPrice(price).replace(/^[^\d]+|[^\d]+$/g, '');
    if (digits === '') return price === '' || holdsWords(row, price);
    for (let at = plain.indexOf(digits); at !== -1; at = plain.indexOf(digits, at + 1)) {
      const isWhole =
        !/[\d]$|\d[.,]$/.test(plain.slice(0, at)) && !/^[.,]?\d/.test(plain.slice(at + digits.length));
      if (isWhole) return true;
    }
    return false;
  });
}

function statesDish(
  rows: readonly string[],
  { names, prices = [''], variants, is_market_price }: DishFact,
): boolean {
  return rows.some((row) => {
    if (!names.some((name) => holdsWords(row, name))) return false;
    if (variants !== undefined)
      return variants.every(
        ({ label, price }) => (label === '' || holdsWords(row, label)) && holdsPrice(row, [price]),
      );
    return is_market_price === true || holdsPrice(row, prices);
  });
}
