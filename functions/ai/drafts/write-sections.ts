import type { Feature } from '#shared/site/site-content.ts';
import { SECTION_TOPICS, type SectionTopic } from '../library/copy-library.ts';
import { owner, suggested } from './draft-builder.ts';
import type { OwnerSentences } from './owner-sentences.ts';
import type { PageSource } from './page-source.ts';

export const OWNER_DETAILS_NEEDED = 'Fill in the details only you know.';

/** The reason shown with a plausible sentence. */
export const CONFIRM = 'Keep this if it’s true for you, or change it.';

/** One section for each topic that the owner mentioned or asked for. */
export function writeFeatures(source: PageSource, { sections }: OwnerSentences): Feature[] {
  const { library, drawer, builder, requests, removed } = source;
  const topics = SECTION_TOPICS.filter((topic) => sections.has(topic) || requests.sections.includes(topic));
  return topics.flatMap((topic) => {
    const copy = library.sections[topic];
    const facts = sections.get(topic) ?? [];
    const title = drawer.draw(copy.title, topicSlots(source, topic)) ?? '';
    const asked = {
      id: `section-${topic}`,
      reason: facts.length > 0 ? CONFIRM : OWNER_DETAILS_NEEDED,
    };
    // Without a fact from the owner, the whole section is a suggestion.
    const content =
      facts.length > 0
        ? builder.text(facts.map(owner))
        : builder.text([suggested(drawer.draw(copy.suggested, topicSlots(source, topic)), asked, removed)]);
    return title === '' || content === '' ? [] : [{ topic, title, content }];
  });
}

const topicSlots = ({ requests, slots }: PageSource, topic: SectionTopic) =>
  topic === 'founder' && requests.founder !== '' ? { ...slots, first: requests.founder } : slots;
