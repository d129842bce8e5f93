import { passagesOf } from '#shared/profile/page-words.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { FaqTopic, SectionTopic } from '../library/copy-library.ts';
import { topicOf } from '../library/page-topics.ts';

/** The owner's own sentences by where they go; each goes to one place. */
export type OwnerSentences = {
  story: string[];
  sections: ReadonlyMap<SectionTopic, string[]>;
  faq: ReadonlyMap<FaqTopic, string[]>;
};

/** Where no topic has it: longer passages are prose of their own, whatever single word they hold. */
const LONGEST_TOPIC_SENTENCE = 200;

/** `identity`: what the restaurant is, in the owner's words; a sentence with it is about more than its topic. Pure. */
export function ownerSentences(profile: RestaurantProfile, identity = ''): OwnerSentences {
  const story: string[] = [];
  const sections = new Map<SectionTopic, string[]>();
  const faq = new Map<FaqTopic, string[]>();
  const push = <Key>(map: Map<Key, string[]>, key: Key, text: string) =>
    map.set(key, [...(map.get(key) ?? []), text]);
  const notes = profile.house_notes.map(({ text }) => asSentence(text));
  const place = (text: string, isNote: boolean) => {
    const isIdentity = identity !== '' && text.toLowerCase().includes(identity.toLowerCase());
    const topic = isIdentity || text.length > LONGEST_TOPIC_SENTENCE ? undefined : topicOf(text);
    if (topic?.section !== undefined) push(sections, topic.section, text);
    else if (topic?.faq !== undefined && isNote) push(faq, topic.faq, text);
    else if (!isNote || isIdentity) story.push(text);
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
