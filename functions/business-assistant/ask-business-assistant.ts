import type { ScopeDays } from '#functions/modules/figures/figures-repository.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { businessAssistantRoutes } from '#shared/contract/routes/admin/business-assistant-routes.ts';
import { type AssistantReply, cannot } from '#shared/domain/admin/assistant/assistant-reply.ts';
import { sayOfCatalogue } from '#shared/domain/admin/assistant/catalogue-reply.ts';
import { whyNot } from '#shared/domain/admin/assistant/check-query.ts';
import { composeReply, GREETING_REPLY } from '#shared/domain/admin/assistant/compose-reply.ts';
import { performanceOf } from '#shared/domain/admin/assistant/performance.ts';
import type { PlatformQuery } from '#shared/domain/admin/assistant/platform-query.ts';
import { type ReadQuestion, readQuestion } from '#shared/domain/admin/assistant/reading/read-question.ts';
import { runQuery, scopesOf } from '#shared/domain/admin/assistant/run-query.ts';
import { summaryReply } from '#shared/domain/admin/assistant/summary-reply.ts';
import type { FigureScope } from '#shared/domain/event-figures.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';
import { explainRevenueChange } from './explain-revenue-change.ts';
import { findRestaurant } from './find-restaurant.ts';
import { rankRestaurants } from './rank-restaurants.ts';

/** Of a query that a model has read: the figures are ours all the same, what was meant is less sure. */
const CONFIDENCE_OF_MODELS = 70;
const SUMMARY_DAYS = 30;

type Dependencies = BusinessAssistantDependencies;

/** Reads a question, reads the figures that it means, and says them: at most ten calls of the tables. */
export function createAskBusinessAssistant(
  dependencies: Dependencies,
): Operation<typeof businessAssistantRoutes.askBusinessAssistant> {
  return async ({ body: { query: question, include_insights } }, { userId }) => {
    const now = dependencies.clock.now();
    const today = now.toISOString().slice(0, 10);
    const read = readQuestion(question, today);
    const reply = await replyTo(dependencies, { read, question, today, now, userId });
    return {
      data: {
        response: reply.text,
        insights: include_insights ? reply.insights : [],
        recommendations: include_insights ? reply.recommendations : [],
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

type Asked = { read: ReadQuestion; question: string; today: string; now: Date; userId: string };

async function replyTo(dependencies: Dependencies, asked: Asked): Promise<AssistantReply> {
  const { read, question, today, now, userId } = asked;
  if (read.kind === 'query') return answer(dependencies, read.query, { mended: read.mended });
  if (read.kind === 'catalogue') return sayOfCatalogue(read, await dependencies.rules.planLimits());
  if (read.kind === 'said') {
    if (read.what === 'help') return GREETING_REPLY;
    const [ever] = await dependencies.figures.listDaysOf(['platform']);
    return summaryReply(performanceOf(ever?.days ?? [], { now, days: SUMMARY_DAYS }), SUMMARY_DAYS);
  }
  const query = await dependencies.readWithModel({ question, today }, { userId });
  if (query === undefined) return cannot(read.why);
  const reply = await answer(dependencies, query, { mended: [] });
  return { ...reply, confidence: Math.min(reply.confidence, CONFIDENCE_OF_MODELS) };
}

async function answer(
  dependencies: Dependencies,
  query: PlatformQuery,
  { mended }: { mended: Extract<ReadQuestion, { kind: 'query' }>['mended'] },
): Promise<AssistantReply> {
  const refusal = whyNot(query);
  if (refusal !== undefined) return cannot(refusal);
  if (query.isWhy === true) return explainRevenueChange(dependencies, query, dependencies.clock.now());
  if (query.group === 'restaurant') return rankRestaurants(dependencies, query);
  const found =
    query.restaurant === undefined ? undefined : await findRestaurant(dependencies, query.restaurant);
  if (found?.kind === 'none')
    return cannot(`I know neither a figure nor a restaurant called “${query.restaurant}”.`);
  if (found?.kind === 'many')
    return cannot(
      `Several restaurants have “${query.restaurant}” in their names: put one of them in quotation marks.`,
      found.names.map((name) => `${query.metric} of "${name}"`),
    );
  const restaurant = found?.restaurant;
  const listed = await listDays(dependencies, scopesOf(query, restaurant?.id));
  const result = runQuery(query, new Map(listed.map(({ scope, days }) => [scope, days])));
  if (result === undefined) return cannot('The figures are being counted at this moment. Please ask again.');
  return composeReply(query, {
    result,
    mended,
    ...(restaurant !== undefined && { restaurantName: restaurant.name }),
  });
}

/** The whole first: no part has an earlier day, so that none is asked for what may lie before the days that are closed. */
async function listDays(
  { figures, clock }: Dependencies,
  [whole, ...parts]: readonly FigureScope[],
): Promise<ScopeDays[]> {
  if (whole === undefined) return [];
  const listed = await figures.listDaysOf([whole]);
  const from = listed[0]?.days[0]?.day;
  if (parts.length === 0 || from === undefined) return listed;
  const to = clock.now().toISOString().slice(0, 10);
  return [...listed, ...(await figures.listDaysOf(parts, { from, to }))];
}
