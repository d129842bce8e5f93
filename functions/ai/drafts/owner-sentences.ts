import { passagesOf } from '#shared/profile/page-words.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { SectionTopic } from '../library/copy-library.ts';
import type { FaqTopic } from '../library/faq-topics.ts';
import { topicOf } from '../library/page-topics.ts';
import { hasVerb } from '../readers/pieces/sentence-forms.ts';

import type { PageRequests } from './page-source.ts';

/** The owner's own sentences by where they go; each goes to one place. */
export type OwnerSentences = {
  story: string[];
  sections: ReadonlyMap<SectionTopic, string[]>;
  faq: ReadonlyMap<FaqTopic, string[]>;
};

/** Where no topic has it: longer passages are prose of their own, whatever single word they hold. */
const LONGEST_TOPIC_SENTENCE = 200;

/** A shorter note, such as "Dogs ok", reads better in the list of notes than as an answer. */
const WORDS_OF_ANSWER = 4;
const isAnswer = (text: string) => hasVerb(text) || text.split(/\s+/).length >= WORDS_OF_ANSWER;

/**
 * `identity`: what the restaurant is, in the owner's words; a sentence with it is about more than its topic. `asked`:
 * questions that the owner asked for, which any note answers. `placed`: sentences whose place the owner chose. Pure.
 */
export function ownerSentences(
  profile: RestaurantProfile,
  {
    identity = '',
    asked = [],
    placed = [],
  }: Partial<Pick<PageRequests, 'placed'>> & { identity?: string; asked?: readonly FaqTopic[] } = {},
): OwnerSentences {
  const story: string[] = [];
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
    const isIdentity = identity !== '' && text.toLowerCase().includes(identity.toLowerCase());
    const topic = isIdentity || text.length > LONGEST_TOPIC_SENTENCE ? undefined : topicOf(text);
    if (topic?.section !== undefined) push(sections, topic.section, text);
    else if (topic?.faq !== undefined && isNote) {
      if (isAnswer(text) || asked.includes(topic.faq)) push(faq, topic.faq, text);
    } else if (!isNote || isIdentity) story.push(text);
  };
  for (const text of passagesOf(profile)) place(text, false);
  for (const text of notes) place(text, true);
  for (const { kind, name, description, availability } of profile.menus) {
    if (kind !== 'happy_hour') continue;
    const said = [name, availability, description].filter((part) => part !== '').join(', ');
    push(sections, 'happy_hour', asSentence(said));
  }
  return { story, sections, faq };
}
