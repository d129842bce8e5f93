import { plainQuestion, wordsOf } from '#shared/assistant/matching/plain-question.ts';
import { stemmed } from '#shared/assistant/matching/vocabulary.ts';
import { asClosed, statementIn } from './statement.ts';
import { VOCABULARY } from './vocabulary.ts';

/** What a message says besides its subject. Empty text if absent. */
export type Slots = {
  hasPhone: boolean;
  /** A weekday with hours, or closed every week. */
  hasTimes: boolean;
  amount: string | undefined;
  /** What to add or remove, in the owner’s words. */
  name: string;
  /** A guest’s words. */
  quoted: string;
  /** The topic of a text. */
  topic: string;
  platform: 'instagram' | 'facebook' | 'tiktok' | 'google_business';
  /** A statement or a request, not a question. */
  isStatement: boolean;
};

const PHONE = /(?<![\d-])(?!\d{4}-\d\d-\d\d(?!\d))[+(]?\d[\d\s().–-]{5,}\d/;
const WEEKDAY =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\b(?:every|each) (?:day|night|week)\b|\b(?:daily|weekdays|weekends)\b/i;
const TIME = /\d|\b(?:midnight|noon)\b/i;
const EVERY_WEEK = /\bclosed\b.*\b(?:every|each|\w+days)\b|\b\w+days\b.*\bclosed\b/i;
const AMOUNT = /\$ ?(\d+(?:\.\d+)?)|(?<![\d.-])(\d+\.\d\d)\b|\s(\d{1,4})$/;
const QUOTATIONS = [
  /["“”]([^"“”]{2,})["“”]/,
  /[‘]([^‘]{2,}?)[’](?=$|[\s.?!,])/,
  /(?:^|[\s:(])'(.{2,}?)'(?=$|[\s.?!,)])/,
];

/** Texts that have a topic. */
const ABOUT_SOMETHING = ['post', 'text', 'ad', 'instagram', 'facebook', 'tiktok', 'google post'];
const TOPIC =
  /\b(?:about|sobre|saying|announcing|for(?! (?:me|us|instagram|facebook|tiktok|google|(?:(?:our|the|my) )?(?:regulars|guests|customers))\b)|on(?= (?:our|the|my) ))\s+(.+)$/i;

/** "Send a text to my regulars 10% off this weekend" */
const OFFER = /(?<=\s)(\d+ ?% off\b.*)$/i;

/** The message without its slots, and the slots. */
export function slotsOf(question: string): { rest: string; slots: Slots } {
  const written = question.trim().replace(/(\d+(?:\.\d+)?) ?(?:bucks|dollars?)\b/gi, '$$$1');
  const { text, quoted } = quotationIn(written);
  const { rest, topic } = topicIn(text);
  return {
    rest,
    slots: {
      hasPhone: PHONE.test(rest),
      hasTimes: WEEKDAY.test(rest) && (TIME.test(rest) || EVERY_WEEK.test(asClosed(rest))),
      amount: AMOUNT.exec(rest)
        ?.slice(1)
        .find((found) => found !== undefined),
      name: nameIn(rest),
      quoted,
      topic,
      platform: platformIn(rest),
      isStatement: statementIn(question) !== undefined,
    },
  };
}

const meaningsIn = (text: string) =>
  new Set(wordsOf(plainQuestion(text)).map((word) => VOCABULARY.meanings.get(stemmed(word))));
const speaksOf = (text: string, meanings: readonly string[]) => {
  const found = meaningsIn(text);
  return meanings.some((meaning) => found.has(meaning));
};

/** A review in quotation marks or after a colon. */
function quotationIn(text: string): { text: string; quoted: string } {
  const isOfReview = speaksOf(text.split(/[:"“‘]/)[0] ?? '', ['review', 'reply']);
  if (!isOfReview) return { text, quoted: '' };
  const found = QUOTATIONS.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (found) return { text: text.replace(found[0], ' '), quoted: found[1]?.trim() ?? '' };
  const [, head, tail] = /^([^:]+):\s*(\S.+)$/s.exec(text) ?? [];
  return head === undefined || tail === undefined
    ? { text, quoted: '' }
    : { text: head, quoted: tail.trim() };
}

/** "Write a post about our taco Tuesday": the words after "about" or a colon, or an offer. */
function topicIn(text: string): { rest: string; topic: string } {
  const found = TOPIC.exec(text) ?? /:\s*(\S.+)$/s.exec(text) ?? OFFER.exec(text);
  if (found === null || !speaksOf(text.slice(0, found.index), ABOUT_SOMETHING))
    return { rest: text, topic: '' };
  const topic = (found[1] ?? '')
    .replace(/^(?:our|the|my|us|having) /i, '')
    .replace(/[\s.!?]+$/, '')
    .replace(/ (?:please|pls|plz|thanks)$/i, '');
  return { rest: text.slice(0, found.index), topic };
}

function platformIn(text: string): Slots['platform'] {
  const found = meaningsIn(text);
  if (found.has('facebook')) return 'facebook';
  if (found.has('tiktok')) return 'tiktok';
  return /\bgoogle\b/i.test(text) ? 'google_business' : 'instagram';
}

const ADDING = ['add', 'remove', 'delete'];
const ON_THE_MENU = /\s+(?:(?:to|on|onto|off|of|from) (?:the|our|my)|al|del) men[uú](?!\w)/i;
/** Words before and after a name that aren’t part of it. */
const AROUND_NAMES = ['', 'add', 'remove', 'dish', 'change', 'thanks'];

/** The words after "add" or "take off" without filler words. A menu isn’t a dish. */
function nameIn(text: string): string {
  const [head = '', behindColon] = text.split(/:\s*(?=\S)/s, 2);
  const isListed = behindColon !== undefined && speaksOf(head, [...ADDING, 'dish']);
  const words = (isListed ? behindColon : text.replace(ON_THE_MENU, '')).split(/\s+/);
  const meaningAt = (word: string) => VOCABULARY.meanings.get(stemmed(plainQuestion(word)));
  const verb = words.findIndex((word) => ADDING.includes(meaningAt(word) ?? ''));
  if (verb < 0 && !isListed) return '';
  const isAround = (word: string) =>
    word === word.toLowerCase() &&
    (plainQuestion(word) === '' || AROUND_NAMES.includes(meaningAt(word) ?? '?'));
  const named = words.slice(verb + 1);
  const first = named.findIndex((word) => !isAround(word));
  const last = named.findLastIndex((word) => !isAround(word));
  const name = first < 0 ? '' : named.slice(first, last + 1).join(' ');
  return /\bmenu$/i.test(name) ? '' : name.replace(/[.!?]+$/, '');
}
