import type { ScopeDays } from '#functions/modules/figures/figures-repository.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { businessAssistantRoutes } from '#shared/contract/routes/admin/business-assistant-routes.ts';
import { type AssistantReply, cannot, togetherAs } from '#shared/domain/admin/assistant/assistant-reply.ts';
import { sayOfCatalogue } from '#shared/domain/admin/assistant/catalogue-reply.ts';
import { whyNot } from '#shared/domain/admin/assistant/check-query.ts';
import { composeReply, GREETING_REPLY } from '#shared/domain/admin/assistant/compose-reply.ts';
import { forecastReply } from '#shared/domain/admin/assistant/forecast-reply.ts';
import { METRICS } from '#shared/domain/admin/assistant/metrics/metrics.ts';
import { performanceOf } from '#shared/domain/admin/assistant/performance.ts';
import type { PlatformQuery } from '#shared/domain/admin/assistant/platform-query.ts';
import type { ReadQuestion } from '#shared/domain/admin/assistant/reading/question-reading.ts';
import { readQuestion } from '#shared/domain/admin/assistant/reading/read-question.ts';
import { hasOtherMeaning } from '#shared/domain/admin/assistant/reading/sure-meaning.ts';
import { plainWords } from '#shared/domain/admin/assistant/reading/tokens.ts';
import { runQuery, scopesOf } from '#shared/domain/admin/assistant/run-query.ts';
import { summaryReply } from '#shared/domain/admin/assistant/summary-reply.ts';
import { revenueOutlook } from '#shared/domain/admin/revenue/revenue-outlook.ts';
import type { FigureScope } from '#shared/domain/event-figures.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';
import { explainRevenueChange } from './explain-revenue-change.ts';
import { findRestaurant } from './find-restaurant.ts';
import { rankRestaurants } from './rank-restaurants.ts';
import { tellStanding } from './tell-standing.ts';

/** Of a query that a model has read: the figures are ours all the same, what was meant is less sure. */
const CONFIDENCE_OF_MODELS = 70;
const SUMMARY_DAYS = 30;

type Dependencies = BusinessAssistantDependencies;

/** Reads a question, reads the figures that it means, and says them: at most ten calls of the tables. */
export function createAskBusinessAssistant(
  dependencies: Dependencies,
): Operation<typeof businessAssistantRoutes.askBusinessAssistant> {
  return async ({ body: { query: question, include_insights } }) => {
    const now = dependencies.clock.now();
    const today = now.toISOString().slice(0, 10);
    const read = readQuestion(question, today);
    const reply = await replyTo(dependencies, { read, question, today, now });
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

type Asked = { read: ReadQuestion; question: string; today: string; now: Date };

async function replyTo(dependencies: Dependencies, asked: Asked): Promise<AssistantReply> {
  const { read, question, today, now } = asked;
  if (read.kind === 'query') return answer(dependencies, read.query, { mended: read.mended });
  if (read.kind === 'catalogue') return sayOfCatalogue(read, await dependencies.rules.planLimits());
  if (read.kind === 'said') {
    if (read.what === 'help') return GREETING_REPLY;
    const [ever] = await dependencies.figures.listDaysOf(['platform']);
    return summaryReply(performanceOf(ever?.days ?? [], { now, days: SUMMARY_DAYS }), SUMMARY_DAYS);
  }
  if (read.kind === 'forecast') {
    const [ever] = await dependencies.figures.listDaysOf(['platform']);
    return forecastReply(
      revenueOutlook(ever?.days ?? [], { now, monthsAhead: read.ahead.last + 1 }),
      read.ahead,
    );
  }
  if (read.kind === 'several') {
    const once = { ...dependencies, figures: readOnce(dependencies.figures) };
    const replies = read.queries.map((query) => answer(once, query, { mended: [] }));
    return togetherAs(await Promise.all(replies));
  }
  const query = await dependencies.readWithModel({ question, today });
  const uncertain = query && hasOtherMeaning(plainWords(question), query);
  if (query === undefined || uncertain !== undefined) return cannot(uncertain ?? read.why);
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
  if (query.metric === 'standing' && restaurant !== undefined)
    return tellStanding(dependencies, restaurant.id);
  if (query.group === 'restaurant' || METRICS[query.metric].isFromRows === true)
    return rankRestaurants(dependencies, query, restaurant?.id);
  const listed = await listDays(dependencies, scopesOf(query, restaurant?.id));
  const result = runQuery(query, new Map(listed.map(({ scope, days }) => [scope, days])));
  if (result === undefined) return cannot('The figures are being counted at this moment. Please ask again.');
  return composeReply(query, {
    result,
    mended,
    ...(restaurant !== undefined && { restaurantName: restaurant.name }),
  });
}

/** Figures of several answers at once: what they share is read once. */
function readOnce(figures: Dependencies['figures']): Dependencies['figures'] {
  const asked = new Map<string, ReturnType<Dependencies['figures']['listDaysOf']>>();
  return {
    listDaysOf: (scopes, days) => {
      const key = JSON.stringify([scopes, days]);
      const listed = asked.get(key) ?? figures.listDaysOf(scopes, days);
      asked.set(key, listed);
      return listed;
    },
  };
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
