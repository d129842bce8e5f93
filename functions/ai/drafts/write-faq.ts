import { asSentence } from '#shared/profile/phrases/sentence.ts';
import { takesReservations } from '#shared/profile/takes-reservations.ts';
import { BLANK } from '#shared/site/review/draft-texts.ts';
import { FAQ_TOPICS, type FaqTopic } from '../library/faq-topics.ts';
import { owner, suggested } from './draft-builder.ts';
import { answeredByDiets, type OwnerSentences } from './owner-sentences.ts';
import type { PageSource } from './page-source.ts';
import { CONFIRM } from './write-sections.ts';

/** Questions of most guests, in order. They are added if no fact answers them. */
const USUAL: readonly FaqTopic[] = [
  'reservations',
  'allergies',
  'parking',
  'kids',
  'groups',
  'takeout',
  'vegetarian',
  'wheelchair',
];
const OF_BAR: readonly FaqTopic[] = ['reservations', 'groups', 'allergies', 'parking', 'wheelchair'];
/** Restaurants without tables, with one menu for all guests. */
const NO_TABLES =
  /counter|take-?\s?(?:away|out)|baker|panader|pasteler|boulanger|pâtisser|forno|pasticcer|bäcker|konditorei|stand\b|kiosk|imbiss|gelat|ice cream|heladería|eisdiele/i;
const ONE_MENU = /tasting|omakase|prix fixe|degustaci|dégustation|degustazione/i;

/** The usual questions that fit the kind of place. */
function usualFor({ place, identity, profile }: PageSource): readonly FaqTopic[] {
  const kind = `${identity} ${profile.kind}`;
  if (place === 'caterer') return ['allergies', 'vegetarian', 'vegan', 'gluten_free'];
  if (place === 'formal' || ONE_MENU.test(kind)) return ['allergies', 'parking', 'wheelchair', 'dress_code'];
  if (place === 'street' || NO_TABLES.test(kind)) return ['allergies', 'parking', 'vegetarian', 'takeout'];
  if (place === 'bar') return OF_BAR;
  return USUAL;
}

/** Topics that answer a question in other words. */
const ANSWERED_BY: Partial<Record<FaqTopic, readonly FaqTopic[]>> = {
  reservations: ['walk_ins'],
  kids: ['high_chairs'],
  vegetarian: ['vegan'],
};
const MOST_SUGGESTED = 5;

/** Questions answered by the owner’s facts, then with plausible answers that the owner confirms. */
export function writeFaq(
  source: PageSource,
  { faq }: OwnerSentences,
): { question: string; answer: string }[] {
  const { library, drawer, builder, requests, removed, slots, profile } = source;
  const known = answersOf(source, faq);
  const takesTables = takesReservations(profile);
  const diets = answeredByDiets(profile);
  const usual = usualFor(source).filter((topic) => !diets.has(topic));
  // "No bookings, just come in" is also an answer about groups.
  const isBookingSpoken = requests.spoken.includes('reservations');
  const isSpokenOf = (topic: FaqTopic) =>
    (topic === 'reservations' && takesTables) ||
    (topic === 'groups' && isBookingSpoken) ||
    [topic, ...(ANSWERED_BY[topic] ?? [])].some((each) => requests.spoken.includes(each));
  const open = [...requests.faq, ...usual.filter((topic) => !isSpokenOf(topic))].filter(
    (topic) => !known.has(topic),
  );
  const asked = [...new Set(open)].slice(0, Math.max(MOST_SUGGESTED, requests.faq.length));
  const entry = (topic: FaqTopic, answer: string) => {
    const question = drawer.draw(library.faq[topic].question, slots);
    return question === undefined || answer === '' ? [] : [{ question, answer }];
  };
  return [
    ...FAQ_TOPICS.filter((topic) => known.has(topic)).flatMap((topic) =>
      entry(topic, builder.text((known.get(topic) ?? []).map(owner))),
    ),
    ...asked.flatMap((topic) => {
      const lines = library.faq[topic].suggested;
      const known = profile.dishes.length > 0 ? lines : lines.filter((line) => !ON_MENU.test(line));
      const fitting = profile.phones.length > 0 ? known : withoutCalls(known);
      const line = drawer.draw(requests.faq.includes(topic) ? fitting : withoutBlanks(fitting), slots);
      return entry(topic, builder.text([suggested(line, { id: `faq-${topic}`, reason: CONFIRM }, removed)]));
    }),
  ];
}

/** Unrequested suggestions have no blanks, so one tap keeps them. */
const withoutBlanks = (lines: readonly string[]) => lines.filter((line) => !line.includes(BLANK));

/** Answers that refer to a printed menu. */
const ON_MENU =
  /marked|on (?:our|the) menu|gekennzeichnet|auf der karte|en (?:la|nuestra) carta|señalad|à la carte|indiqu|nel menù|segnalat/i;

/** Without a number, guests can’t call. */
const CALLS = /\bcall\b|ll[áa]ma|llám|appel|t[ée]l[ée]phon|\bruf|anruf|chiam|telefon/i;
const withoutCalls = (lines: readonly string[]) => lines.filter((line) => !CALLS.test(line));

/** How to book by phone, by language. */
const CALL: Readonly<Record<string, string>> = {
  en: 'Call us at',
  es: 'Llámanos al',
  fr: 'Appelez-nous au',
  de: 'Rufen Sie uns an:',
  it: 'Chiamaci al',
};

function callFor({ phones, languages }: PageSource['profile']): string {
  const call = CALL[(languages[0] ?? 'en').slice(0, 2)];
  const phone = phones[0]?.typed ?? '';
  return call === undefined || phone === '' ? '' : `${call} ${phone}`;
}

/** Facts that answer guests’ questions. Topics of the page’s visit section are added only on request. */
function answersOf({ profile, requests }: PageSource, faq: OwnerSentences['faq']): Map<FaqTopic, string[]> {
  const answers = new Map(faq);
  const add = (topic: FaqTopic, text: string) => {
    if (text !== '' && requests.faq.includes(topic) && !answers.has(topic))
      answers.set(topic, [asSentence(text)]);
  };
  add('parking', profile.parking);
  add('payment', profile.payment);
  add('reservations', profile.booking.note === '' ? callFor(profile) : profile.booking.note);
  return answers;
}
