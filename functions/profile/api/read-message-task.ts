import * as z from 'zod/mini';
import { fencedJson } from '#functions/ai/fenced-text.ts';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import { MESSAGE_PROMPT, NO_ENTRY } from '#functions/ai/prompts/message.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import { MAX_MESSAGE_LENGTH } from '#shared/assistant/contract/assistant-message.ts';
import { ASKS, askAs } from '#shared/assistant/questions/ask-as.ts';

const FactsSchema = z.object({ message: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)) });
const ResultSchema = z.object({ question: z.nullable(z.string()) });
/** The model's output: a catalog entry, never an answer. */
const AnswerSchema = z.object({ entry: z.enum([NO_ENTRY, ...ASKS.keys()]), words: z.string() });

/** Finds the catalog entry that a message means, as a question that the assistant's rules understand. */
export const readMessageTask = defineTextTask({
  name: 'read_message',
  feature: 'marketing_assistant',
  isDoneByRulesToo: true,
  facts: FactsSchema,
  result: ResultSchema,
  // The rules have already failed to read it.
  compose: (): z.infer<typeof ResultSchema> => ({ question: null }),
  prompt: {
    ...MESSAGE_PROMPT,
    text: ({ message }) => fencedJson('message', message),
    answer: AnswerSchema,
    complete: ({ entry, words }, { message }) => {
      if (!message.toLowerCase().includes(words.toLowerCase()))
        throw new ModelFailure('The model added details that aren’t in the message.');
      return { question: askAs(entry, words.trim()) ?? null };
    },
  },
  check: () => undefined,
});
