import { fold } from '#functions/ai/fold.ts';
import type { Diet } from '#shared/menu/diets.ts';
import { asWholeSentence } from '#shared/profile/phrases/sentence.ts';
import { stableHash } from '#shared/text/stable-hash.ts';
import type { CopyLibrary } from '../../library/copy-library.ts';
import type { FaqTopic } from '../../library/faq-topics.ts';
import { topicOf } from '../../library/page-topics.ts';
import { FAQ_WORDS, type FaqWords } from '../../library/words/faq-words.ts';
import type { FaqFacts } from './faq-facts.ts';

/** `topic`: of questions that the library words. */
type Entry = { topic?: FaqTopic; question: string; answer: string };

/** One press adds at most so many. */
const MOST = 6;

/** Questions that nothing on the page asks yet and that known facts answer: each can be published as it is. Pure. */
export function writeFaqs(facts: FaqFacts, { faq }: CopyLibrary): { question: string; answer: string }[] {
  const words = FAQ_WORDS[facts.language.toLowerCase().split('-')[0] ?? ''];
  if (words === undefined) return [];
  const asked = new Set(facts.existing.map(({ question }) => fold(question).trim()));
  const said = new Set(facts.existing.map(({ answer }) => fold(answer).trim()));
  const isAsked = ({ topic, question, answer }: Entry) => {
    const others = topic === undefined ? [] : faq[topic].question;
    return (
      said.has(fold(answer)) ||
      [question, ...others].some((each) => asked.has(fold(each))) ||
      (topic !== undefined && facts.existing.some((item) => topicOf(item.question).faq === topic))
    );
  };
  const questionOn = (topic: FaqTopic) => {
    const { question } = faq[topic];
    return question[stableHash(`${facts.seed}\u0000${topic}`) % question.length] ?? '';
  };
  return entries(facts, words, questionOn)
    .filter(({ question, answer }) => question !== '' && answer !== '')
    .filter((entry) => !isAsked(entry))
    .slice(0, MOST)
    .map(({ question, answer }) => ({ question, answer }));
}

/** In the order in which guests ask. */
function entries(facts: FaqFacts, words: FaqWords, questionOn: (topic: FaqTopic) => string): Entry[] {
  const on = (topic: FaqTopic, answer: string): Entry => ({ topic, question: questionOn(topic), answer });
  const { address, phone, email, menuUrl, orderingUrl } = facts;
  const place = address.replace(/\s*\n\s*/g, ', ').replace(/\.$/, '');
  const ways = [phone && words.call(phone), email && words.email(email)].filter((way) => way !== '');
  return [
    { question: words.dishesQuestion, answer: said(named(facts), words.dishes) },
    on('reservations', booking(facts, words)),
    {
      question: words.whereQuestion,
      answer: place === '' ? facts.town && words.inTown(facts.town) : words.where(place),
    },
    on('parking', asWholeSentence(facts.parking)),
    on('vegetarian', said(suited(facts, ['vegetarian', 'vegan']), words.yes)),
    on('vegan', said(suited(facts, ['vegan']), words.yes)),
    on('gluten_free', said(suited(facts, ['gluten_free']), words.yes)),
    on('online_ordering', orderingUrl && words.orderOnline(plainUrl(orderingUrl))),
    on('payment', asWholeSentence(facts.payment)),
    on('wheelchair', isOnWheelchairs(facts.access) ? asWholeSentence(facts.access) : ''),
    { question: words.contactQuestion, answer: ways.join(' ') },
    { question: words.menuQuestion, answer: menuUrl && words.menu(plainUrl(menuUrl)) },
  ];
}

/** The owner's words first. That a place can be called says nothing of tables. */
function booking({ bookingNote, bookingUrl, bookingPolicy }: FaqFacts, words: FaqWords): string {
  if (bookingPolicy === 'not_taken') return asWholeSentence(bookingNote) || words.notBooked;
  return asWholeSentence(bookingNote) || (bookingUrl && words.bookOnline(plainUrl(bookingUrl)));
}

/** As people write an address in a sentence. */
const plainUrl = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Words on access may be on the bus stop alone. */
const isOnWheelchairs = (access: string) => topicOf(access).faq === 'wheelchair';

/** A name that fits into a sentence. */
const PLAIN_NAME = /^[\p{L}’'&. -]{3,40}$/u;
const MOST_NAMES = 4;
const FEWEST_NAMES = 2;

const plainNames = (dishes: FaqFacts['dishes']) => [
  ...new Set(dishes.map(({ name }) => name.trim()).filter((name) => PLAIN_NAME.test(name))),
];

/** Dishes of several headings, in the order of the menu. */
function named({ dishes }: FaqFacts): string[] {
  const firsts = dishes.filter(
    ({ course }, index) => dishes.findIndex((other) => other.course === course) === index,
  );
  const names = [...new Set([...plainNames(firsts), ...plainNames(dishes)])].slice(0, MOST_NAMES);
  return names.length < FEWEST_NAMES ? [] : names;
}

/** Dishes that the owner has marked. */
function suited({ dishes }: FaqFacts, diets: readonly Diet[]): string[] {
  const marked = dishes.filter((dish) => (dish.diets ?? []).some((diet) => diets.includes(diet)));
  return plainNames(marked).slice(0, MOST_NAMES);
}

const said = (names: readonly string[], sentence: (names: string) => string) =>
  names.length === 0 ? '' : sentence(names.join(', '));
