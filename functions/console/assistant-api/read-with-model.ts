import * as z from 'zod/mini';
import { fencedJson } from '#functions/ai/fenced-text.ts';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import { filled } from '#functions/ai/prompts/filled.ts';
import { QUESTION_PROMPT } from '#functions/ai/prompts/question.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import type { Writer } from '#functions/ai/writer.ts';
import { PLATFORM_ID } from '#functions/features/create-platform-meter.ts';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { whyNot } from '#shared/console/assistant/check-query.ts';
import { METRIC_IDS, METRICS } from '#shared/console/assistant/metrics/metrics.ts';
import { spanName } from '#shared/console/assistant/period.ts';
import { GROUPS, type PlatformQuery } from '#shared/console/assistant/platform-query.ts';
import { MAX_QUESTION_LENGTH } from '#shared/console/contract/business-assistant.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';

/** The query that a model reads from a question; undefined if it reads none, or one that isn't allowed. */
export type ReadWithModel = (asked: {
  question: string;
  today: string;
}) => Promise<PlatformQuery | undefined>;

const FactsSchema = z.object({
  question: z.string().check(z.maxLength(MAX_QUESTION_LENGTH)),
  today: z.iso.date(),
});
type Facts = z.infer<typeof FactsSchema>;

const days = z.object({ from: z.iso.date(), to: z.iso.date() });
/** The output of a model: which metric, never its value. */
const AnswerSchema = z.object({
  is_answerable: z.boolean(),
  /** True if the question asks for a value at one moment, not over a period. */
  is_of_moment: z.boolean(),
  metric: z.enum(METRIC_IDS),
  period: days,
  compare: z.nullable(days),
  group: z.nullable(z.enum(GROUPS)),
  order: z.nullable(z.enum(['most', 'least'])),
  plan: z.nullable(z.enum(PLAN_IDS)),
  feature: z.nullable(z.enum(AI_FEATURES)),
  /** As written in the question. */
  restaurant: z.nullable(z.string()),
});
type Answer = z.infer<typeof AnswerSchema>;
type Result = { query: PlatformQuery | null };

/** The query that a question asks for. */
export const readQuestionTask = defineTextTask<Facts, Result, Answer>({
  name: 'read_question',
  feature: 'marketing_assistant',
  isDoneByRulesToo: true,
  facts: FactsSchema,
  result: z.object({ query: z.nullable(z.custom<PlatformQuery>()) }),
  compose: () => ({ query: null }),
  prompt: {
    ...QUESTION_PROMPT,
    text: ({ question, today }) =>
      `${filled(QUESTION_PROMPT.request, { today })}\n${fencedJson('question', question)}`,
    answer: AnswerSchema,
    complete: (answer, { question }) => ({ query: queryOf(answer, question) }),
  },
  check: ({ query }, { today }) => {
    if (query === null) return;
    const spans = [query.period, ...(query.compare === undefined ? [] : [query.compare])];
    if (spans.some(({ from, to }) => from > to || to > today))
      throw new ModelFailure('The model chose dates in the future.');
    if (whyNot(query) !== undefined)
      throw new ModelFailure('The model chose a query our metrics can’t answer.');
  },
});

/** Asks the model through the writer, which returns nothing and costs nothing without one (decision 0058). */
export function createReadWithModel(writer: Writer): ReadWithModel {
  return async (asked) => {
    const { result } = await writer.write(readQuestionTask, asked, { restaurantId: PLATFORM_ID });
    return result.query ?? undefined;
  };
}

function queryOf(answer: Answer, question: string): PlatformQuery | null {
  const { is_answerable, is_of_moment, metric, period, compare, group, order, plan, feature, restaurant } =
    answer;
  // A count over a period doesn't answer how many there are now.
  if (!is_answerable || (is_of_moment && METRICS[metric].kind === 'flow')) return null;
  if (restaurant !== null && !question.toLowerCase().includes(restaurant.toLowerCase()))
    throw new ModelFailure('The model named a restaurant that isn’t in the question.');
  return {
    metric,
    period: { ...period, label: spanName(period) },
    isPeriodAssumed: false,
    ...(compare !== null && { compare: { ...compare, label: spanName(compare) } }),
    ...(group !== null && { group }),
    ...(order !== null && { order }),
    ...(plan !== null && { plan }),
    ...(feature !== null && { feature }),
    ...(restaurant !== null && { restaurant }),
  };
}
