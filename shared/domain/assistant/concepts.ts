import { isNearly, plainQuestion, wordsOf } from '../questions/plain-question.ts';

/** What questions are about, with the words and phrases that owners use for it. */
const CONCEPTS = {
  undo: 'undo, revert, take that back',
  beyond:
    'next month, next year, will i, will we, forecast, predict, competitor, competitors, across the street, next door, other restaurants, weather, poem, joke, write, delete, remove, erase, send, launch, hire, fire, lawyer, tax, taxes, best selling, best seller, best sellers, bestseller, most popular, most ordered',
  score: 'score, how am i doing, how are we doing, how we doing, where do i stand, where do we stand',
  progress: 'progress, foundation, foundational, ongoing, how far',
  next: 'next, next step, what do i do, what should i do, what shall i do, what should we do, what to do, todo, to do, focus, priority, priorities, task, tasks, checklist, momentum',
  potential: 'potential, on the table, unlock, unlocked, missing out, losing',
  critical: 'critical, urgent, crucial, most important',
  quick: 'minute, minutes, min, mins, quick, quickly, quick win, short on time',
  done: 'done, finished, completed, ticked, status of',
  under: 'under, still open, left to do, remaining',
  campaign: 'campaign, campaigns, promotion, promotions, marketing bring',
  grow: 'more customers, more guests, more people, get customers, get new customers, attract, grow',
  ad: 'ad, ads, advert, adverts, advertising, facebook',
  brought:
    'bring, brought, working, new customers, new guests, new people, anyone new, results, result, worked, redeemed, came back, come back, coming back, re engaged, reengaged, came in, come in, happened',
  works: 'work, works',
  spent: 'spent, spend, spending, cost, costs',
  code: 'code, codes, promo',
  guest: 'guest, guests, customers, customer list, my list, contacts, subscribers',
  textable: 'text, texted, texts, texting, sms, opted out, opt out, unsubscribed, consent',
  lapsed:
    'lapsed, in a while, for a while, long time, in ages, not been, not come, not ordered, lost, regulars, win back, bring back, gone quiet, quiet, disappeared, stopped coming',
  last: 'last, lately, most recently, recently',
  visit: 'order, ordered, visit, visited, been here, here, come, came',
  hours: 'hours, open, opening, opens, close, closes, closed, closing, shut',
  price: 'price, prices, priced, cost, costs, charge, how much is, how much are, how much for',
  dish: 'dish, dishes, menu',
  without:
    'without, no price, no prices, missing price, missing prices, not have price, not have prices, not have a price, have prices, unpriced',
  missing: 'missing, incomplete, lacks, lacking, gaps, not filled in, fill in',
  phone: 'phone, telephone, phone number',
  address: 'address, located, location',
  email: 'email, mail',
  booking: 'reservation, reservations, booking, bookings, reserve, walk ins',
  payment: 'payment, pay, cards, card, cash, amex, visa, mastercard',
  website: 'website, websites, site, web page, homepage',
  revenue: 'revenue, turnover, sales, income, earn, earned, earning, money',
  help: 'help, what can you do, what can i ask, what do you know, who are you',
  hello: 'hello, hi, hey, good morning, good evening',
  thanks: 'thanks, thank you, thank, thx, cheers',
} as const;

export type Concept = keyof typeof CONCEPTS;

const PHRASES = (Object.entries(CONCEPTS) as [Concept, string][]).map(
  ([concept, phrases]) => [concept, phrases.split(', ').map((phrase) => ` ${phrase} `)] as const,
);
const VOCABULARY = new Set(Object.values(CONCEPTS).flatMap((phrases) => phrases.split(/,? /)));
/** Words of their own that are nearly one of ours. */
const OTHER_WORDS = new Set(
  'change changed charged contact content cooking pending bought ticket tickets closer worker warning tested'.split(
    ' ',
  ),
);

/** What a question is about; a word that is nearly one of ours counts as it. */
export function conceptsOf(question: string): Set<Concept> {
  const text = ` ${wordsOf(plainQuestion(question)).map(mended).join(' ')} `;
  return new Set(
    PHRASES.filter(([, phrases]) => phrases.some((phrase) => text.includes(phrase))).map(
      ([concept]) => concept,
    ),
  );
}

/** Letters from which on a typing error is mended; in shorter words only letters that changed places are. */
const [SWAPPED_FROM, MENDED_FROM] = [5, 6];

function mended(word: string): string {
  if (word.length < SWAPPED_FROM || VOCABULARY.has(word) || OTHER_WORDS.has(word)) return word;
  return [...VOCABULARY].find((known) => isMeant(known, word)) ?? word;
}

function isMeant(known: string, word: string): boolean {
  if (!isNearly(known, word)) return false;
  return Math.min(known.length, word.length) >= MENDED_FROM || lettersOf(known) === lettersOf(word);
}

const lettersOf = (word: string) => [...word].toSorted().join('');

const QUESTION_WORDS = new Set(
  'what which who when where why how is are am do does did can could has have will would should any'.split(
    ' ',
  ),
);
const POLITE =
  /^(?:(?:please|ok|okay|hey|hi|hello|can you|could you|would you|i want to|i need to|id like to|i would like to|lets) )+/;

/** What is to be done, when the words are a statement or a request and no question. */
export function statementIn(question: string): string | undefined {
  const plain = plainQuestion(question)
    .replace(POLITE, '')
    .replace(/^please /, '');
  const [first = ''] = wordsOf(plain);
  return QUESTION_WORDS.has(first) || question.trim().endsWith('?') ? undefined : plain;
}
