import { passagesOf } from '#shared/profile/page-words.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { hasSentenceWords } from '../brief/headline.ts';
import { fold } from '../fold.ts';
import type { SectionTopic } from '../library/copy-library.ts';
import type { FaqTopic } from '../library/faq-topics.ts';
import { leadingTopicOf, type SentenceTopic, topicOf, topicsIn } from '../library/page-topics.ts';
import { KIND } from '../readers/kind/kind-words.ts';
import type { PageRequests } from './page-source.ts';

/** The owner’s sentences by their place on the page. Each has one place. */
export type OwnerSentences = {
  story: string[];
  sections: ReadonlyMap<SectionTopic, string[]>;
  faq: ReadonlyMap<FaqTopic, string[]>;
};

/** Questions about a diet that make no sense because the whole kitchen follows it. Pure. */
export function answeredByDiets({ diets }: Pick<RestaurantProfile, 'diets'>): ReadonlySet<FaqTopic> {
  return new Set(
    diets.flatMap((diet): FaqTopic[] => {
      if (diet === 'vegan') return ['vegan', 'vegetarian'];
      return diet === 'vegetarian' || diet === 'gluten_free' ? [diet] : [];
    }),
  );
}

const OF_DIETS: ReadonlySet<FaqTopic> = new Set<FaqTopic>([
  'vegan',
  'vegetarian',
  'gluten_free',
  'halal_kosher',
]);

/** "Halal burgers, chicken wraps, and loaded fries" answers no question about a diet. */
const namesDishes = (text: string, topic: FaqTopic): boolean =>
  OF_DIETS.has(topic) && !hasSentenceWords(text) && !/^\S+\.?$|\b(?:can|may|available)\b/i.test(text);

/** "Family-run vegetarian restaurant, est. 1989" says what the place is. */
const namesKind = (text: string, topic: FaqTopic): boolean =>
  OF_DIETS.has(topic) && KIND.test(fold(text.split(',')[0] ?? ''));

/** "Family owned since 2012", "Been here 9 yrs" */
const HISTORY =
  /(?<!\p{L})(?:(?:since|desde|depuis|seit|dal) (?:1[89]|20)\d\d(?!\d)|\d+ (?:yrs?|years|años|ans|jahren?|anni)(?!\p{L}))/iu;

/** Longer passages, and those about more topics, are prose, even if they contain words of a topic. */
const LONGEST_TOPIC_SENTENCE = 120;
const MOST_TOPICS = 3;
const topicsBesideDiets = (text: string): number =>
  topicsIn(text).filter(({ faq }) => faq === undefined || !OF_DIETS.has(faq)).length;

/** The topic that a short sentence begins with. Pure. */
export function ownTopicOf(text: string): SentenceTopic | undefined {
  const isWide = text.length > LONGEST_TOPIC_SENTENCE || topicsBesideDiets(text) > MOST_TOPICS;
  return isWide ? undefined : leadingTopicOf(text);
}

const FEWEST_WORDS_OF_INTRODUCTION = 5;
/** Whether a brief’s first sentence is long enough to introduce a restaurant. Pure. */
export const isIntroduction = (text: string): boolean =>
  text.split(/\s+/).length >= FEWEST_WORDS_OF_INTRODUCTION;

/**
 * Sorts the owner’s sentences by place. `identity`: what the restaurant is, in the owner’s words; a sentence that
 * contains it, or the kind, is about more than its topic. `asked`: questions that the owner asked for, which a note answers. A
 * sentence about one topic begins its section, such as “We cater!”; other notes stay in the list of notes.
 * `placed`: sentences whose place the owner chose. Pure.
 */
export function ownerSentences(
  profile: RestaurantProfile,
  {
    identity = '',
    asked = [],
    placed = [],
  }: Partial<Pick<PageRequests, 'placed'>> & {
    identity?: string;
    asked?: readonly (FaqTopic | SectionTopic)[];
  } = {},
): OwnerSentences {
  const story: string[] = [];
  const diets = answeredByDiets(profile);
  const sections = new Map<SectionTopic, string[]>();
  const faq = new Map<FaqTopic, string[]>();
  const push = <Key>(map: Map<Key, string[]>, key: Key, text: string) =>
    map.set(key, [...(map.get(key) ?? []), text]);
  const notes = profile.house_notes.map(({ text }) => asSentence(text));
  const place = (text: string, isNote: boolean) => {
    const chosen = placed.find((each) => each.text === text)?.use;
    if (chosen === 'note') return;
    if (chosen === 'about') return void story.push(text);
    if (chosen === 'answer') return push(faq, topicOf(text).faq ?? 'first_visit', text);
    // A question that the owner asked for is answered by the sentence that names its topic.
    const requested = topicsIn(text).find(
      (each) => each.faq !== undefined && each.section === undefined && asked.includes(each.faq),
    )?.faq;
    if (requested !== undefined && !faq.has(requested)) return push(faq, requested, text);
    const isIdentity = [identity, profile.kind].some(
      (what) => what !== '' && text.toLowerCase().includes(what.toLowerCase()),
    );
    const said = isIdentity ? undefined : ownTopicOf(text);
    // An all-vegetarian kitchen needs no answer to "Do you have vegetarian dishes?"
    const topic =
      said?.faq !== undefined &&
      (diets.has(said.faq) || namesDishes(text, said.faq) || namesKind(text, said.faq))
        ? undefined
        : said;
    const isOfOne = !text.includes(',') && topicsIn(text).length === 1;
    const isAsked = (each: FaqTopic) => !isNote || (isOfOne && asked.includes(each));
    // "Family owned since 2012." has the form of a note, but belongs in the story.
    if (isNote && HISTORY.test(text)) return void story.push(text);
    if (topic?.section !== undefined && (!isNote || (isOfOne && hasSentenceWords(text))))
      push(sections, topic.section, text);
    else if (topic?.faq !== undefined && isAsked(topic.faq)) push(faq, topic.faq, text);
    else if (!isNote) story.push(text);
  };
  const [first = '', ...others] = passagesOf(profile);
  // Without a kind, the first words say what the restaurant is: "Wedding and private dining barn outside Ludlow, …"
  if (isIntroduction(first) && identity === '' && profile.kind === '') story.push(first);
  else if (first !== '') place(first, false);
  for (const text of others) place(text, false);
  for (const text of notes) place(text, true);
  return { story, sections, faq };
}
