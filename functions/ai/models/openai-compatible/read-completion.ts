import * as z from 'zod/mini';
import { jsonInText } from '../json-in-text.ts';
import type { ModelUsage } from '../language-model.ts';
import { ANSWER_FAILURES, ModelFailure } from '../model-failure.ts';

const tokens = z._default(z.int().check(z.nonnegative()), 0);
/** Some servers send the text in parts. */
const ContentSchema = z.union([z.string(), z.array(z.object({ text: z._default(z.string(), '') }))]);

const CompletionSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.nullish(ContentSchema), refusal: z.nullish(z.string()) }),
        finish_reason: z.nullish(z.string()),
      }),
    )
    .check(z.minLength(1)),
  usage: z.nullish(z.object({ prompt_tokens: tokens, completion_tokens: tokens })),
});

/** The answer in a chat completion, unchecked. Throws `ModelFailure`, which tells apart why there is none. */
export function readCompletion(text: string, requests: number): { answer: unknown; usage: ModelUsage } {
  const completion = completionOf(text, requests);
  const usage = {
    requests,
    inputTokens: completion.usage?.prompt_tokens ?? 0,
    outputTokens: completion.usage?.completion_tokens ?? 0,
  };
  const [choice] = completion.choices;
  const reason = choice?.finish_reason;
  if (reason === 'content_filter') throw new ModelFailure(ANSWER_FAILURES.filtered, { usage });
  if (reason === 'length') throw new ModelFailure(ANSWER_FAILURES.cutOff, { usage });
  const content = contentOf(choice?.message.content);
  if (choice?.message.refusal || content.trim() === '') {
    throw new ModelFailure(ANSWER_FAILURES.declined, { usage });
  }
  const answer = jsonInText(content);
  if (answer === undefined) throw new ModelFailure(ANSWER_FAILURES.unreadable, { usage });
  return { answer, usage };
}

function completionOf(text: string, requests: number): z.output<typeof CompletionSchema> {
  const { success, data } = CompletionSchema.safeParse(parsed(text));
  if (!success) throw new ModelFailure(ANSWER_FAILURES.unreadable, { requests });
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function contentOf(content: z.output<typeof ContentSchema> | null | undefined): string {
  if (content === null || content === undefined) return '';
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('');
}
