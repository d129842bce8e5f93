import * as z from 'zod/mini';
import { fold } from '#functions/ai/fold.ts';
import { ANSWER_FAILURES, ModelFailure } from '#functions/ai/models/model-failure.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import { REVIEW_MOODS } from '#shared/posts/contract/restaurant-text.ts';
import { REVIEW_REPLY_PROMPT } from '../prompts/review-reply.ts';
import { detectLanguage } from '../readers/language/detect-language.ts';
import { recordPrompt } from '../record-prompt.ts';
import { REPLY_LINES } from './reply-lines.ts';

const FactsSchema = z.object({
  name: z.string(),
  /** The guest’s words. */
  review: z.string(),
  /** How the owner reads it. */
  mood: z.enum(REVIEW_MOODS),
  /** Counts up for other words. */
  turn: z.int(),
});
const ReplySchema = z.object({ reply: z.string().check(z.minLength(1), z.maxLength(1_000)) });
type Facts = z.infer<typeof FactsSchema>;

/** A reply to a review. Without a model it speaks to how the guest felt, not to what the guest wrote. */
export const reviewReplyTask = defineTextTask({
  name: 'review_reply',
  feature: 'content_generation',
  facts: FactsSchema,
  result: ReplySchema,
  compose: ({ name, mood, turn }: Facts) => {
    const lines = REPLY_LINES[mood];
    return { reply: (lines[turn % lines.length] ?? '').replaceAll('{name}', () => name) };
  },
  prompt: {
    ...REVIEW_REPLY_PROMPT,
    text: ({ name, review, mood }) =>
      recordPrompt({ restaurant: name, review, guest_is: mood }, [], REVIEW_REPLY_PROMPT.request),
    answer: ReplySchema,
    complete: (answer) => {
      if (answer.reply === '') throw new ModelFailure(ANSWER_FAILURES.wrongForm);
      return answer;
    },
    words: ({ reply }) => [reply],
    source: ({ name, review }) => ({ language: languageOf(review), names: [name], said: [], quoted: review }),
  },
  check: () => undefined,
  forReaders: ({ reply }) => [
    { contentType: 'marketing_copy', field: 'copy', text: reply, about: { used_for: 'review_reply' } },
  ],
});

/** A reply has the language of its review. Few words that belong to several languages count as English. */
function languageOf(review: string): string {
  const language = detectLanguage(review, fold(review));
  return language === 'und' ? 'en' : language;
}
