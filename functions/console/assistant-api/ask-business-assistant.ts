import type { Operation } from '#functions/platform/http/http-handler.ts';
import { type AssistantReply, unknownWord, unsure } from '#shared/console/assistant/assistant-reply.ts';
import { nextSteps } from '#shared/console/assistant/next-steps.ts';
import { isOfMoment } from '#shared/console/assistant/questions/compile.ts';
import type { ReadQuestion } from '#shared/console/assistant/questions/question-reading.ts';
import { readPeriods } from '#shared/console/assistant/questions/read-periods.ts';
import { readQuestion } from '#shared/console/assistant/questions/read-question.ts';
import { plainWords } from '#shared/console/assistant/questions/words.ts';
import type { businessAssistantRoutes } from '#shared/console/contract/business-assistant-routes.ts';
import { answerAsked } from './answer-asked.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';

/** The confidence of a query that a model read. The numbers are ours, but the meaning is less certain. */
const CONFIDENCE_OF_MODELS = 70;

type Dependencies = BusinessAssistantDependencies;

/** Answers a question. If the meaning isn't certain, answers the closest match and suggests three questions. */
export function createAskBusinessAssistant(
  dependencies: Dependencies,
): Operation<typeof businessAssistantRoutes.askBusinessAssistant> {
  return async ({ body: { query: question, include_insights } }) => {
    const now = dependencies.clock.now();
    const today = now.toISOString().slice(0, 10);
    const reply = await replyTo(dependencies, { read: readQuestion(question, today), question, today });
    return {
      data: {
        response: reply.text,
        insights: include_insights ? reply.insights : [],
        recommendations: include_insights ? nextSteps(reply) : [],
        confidence_score: reply.confidence,
        query: reply.query ?? null,
        chart: reply.chart ?? null,
        section: reply.section ?? null,
        suggestions: reply.suggestions,
        as_of: now.toISOString(),
      },
    };
  };
}

type Question = { read: ReadQuestion; question: string; today: string };

async function replyTo(dependencies: Dependencies, asked: Question): Promise<AssistantReply> {
  const { asked: meant, why, near, corrected } = asked.read;
  const reply = meant && (await answerAsked(dependencies, meant, { corrected }));
  const isSure = why === undefined && reply !== undefined;
  if (isSure && (reply.confidence > 0 || reply.suggestions.length > 0)) return reply;
  const byModel = await answerByModel(dependencies, asked);
  if (byModel !== undefined) return byModel;
  if (why !== undefined) return unsure(reply, { why, near });
  // No restaurant has this name, so the closest match is the whole platform.
  const { restaurant, ...whole } = meant?.kind === 'query' ? meant.query : {};
  const closest =
    'metric' in whole && (await answerAsked(dependencies, { kind: 'query', query: whole }, { corrected }));
  return unsure(closest || undefined, { why: unknownWord(restaurant ?? 'that'), near });
}

/** Reads a question with a model if the catalog doesn't have it. */
async function answerByModel(
  dependencies: Dependencies,
  { question, today }: Question,
): Promise<AssistantReply | undefined> {
  const query = await dependencies.readWithModel({ question, today });
  // Use the days of the question, not the model's.
  const plain = plainWords(question);
  if (query === undefined || isOfMoment(plain, query, readPeriods(plain, today).periods)) return undefined;
  const reply = await answerAsked(dependencies, { kind: 'query', query }, { corrected: [] });
  return reply.confidence === 0
    ? undefined
    : { ...reply, confidence: Math.min(reply.confidence, CONFIDENCE_OF_MODELS) };
}
