import { BRAND_NAME } from '#shared/contract/brand.ts';
import type { MarketingReply, Topic } from './topic.ts';
import { TOPICS } from './topics.ts';

export const GREETING: MarketingReply = {
  paragraphs: [
    `Hi! I’m ${BRAND_NAME}’s Marketing AI Assistant.`,
    `Ask me what ${BRAND_NAME} does for a restaurant, what it costs, or how to get started.`,
  ],
};

export const QUICK_QUESTIONS = [
  `What does ${BRAND_NAME} do?`,
  'How much does it cost?',
  'How does the free trial work?',
  'What results can you show?',
  'How do I get started?',
] as const;

const GREETED: Topic = {
  ...GREETING,
  id: 'greeting',
  keywords: ['hello', 'hi ', 'hey', 'good morning', 'good evening'],
};

const UNKNOWN: MarketingReply = {
  paragraphs: ['I don’t have an answer for that. Send us your question, and we’ll reply by email.'],
  links: ['contact'],
};

/** A name counts as much as this many keywords. */
const NAME_WEIGHT = 3;

/** The canned answer of the topic with the most keywords in the question. */
export function marketingAnswer(question: string): MarketingReply {
  const words = ` ${question.toLowerCase().replace(/[^\p{L}\p{N}%]+/gu, ' ')} `;
  const found = [...TOPICS, GREETED]
    .map((topic) => ({ topic, fit: fitOf(topic, words) }))
    .toSorted((one, other) => other.fit - one.fit)[0];
  return found === undefined || found.fit === 0 ? UNKNOWN : found.topic;
}

function fitOf({ keywords, names = [], needsName }: Topic, words: string): number {
  const hitsOf = (starts: readonly string[]) => starts.filter((start) => words.includes(` ${start}`)).length;
  const named = hitsOf(names);
  return needsName && named === 0 ? 0 : NAME_WEIGHT * named + hitsOf(keywords);
}
