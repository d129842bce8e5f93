import type { ScopeDays } from '#functions/metrics/figures-repository.ts';
import type { CorrectedWord } from '#shared/assistant/matching/words.ts';
import { type AssistantReply, cannot, unknownWord } from '#shared/console/assistant/assistant-reply.ts';
import { catalogReply } from '#shared/console/assistant/catalog-reply.ts';
import { whyNot } from '#shared/console/assistant/check-query.ts';
import { composeReply, GREETING_REPLY } from '#shared/console/assistant/compose-reply.ts';
import { forecastReply } from '#shared/console/assistant/forecast-reply.ts';
import { METRICS } from '#shared/console/assistant/metrics/metrics.ts';
import { performanceOf } from '#shared/console/assistant/performance.ts';
import type { PlatformQuery } from '#shared/console/assistant/platform-query.ts';
import type { Asked } from '#shared/console/assistant/questions/question-reading.ts';
import { runQuery, scopesOf } from '#shared/console/assistant/run-query.ts';
import { meaningReply, shownReply } from '#shared/console/assistant/screen-reply.ts';
import { summaryReply } from '#shared/console/assistant/summary-reply.ts';
import type { FigureScope } from '#shared/metrics/event-figures.ts';
import { revenueOutlook } from '#shared/metrics/revenue/revenue-outlook.ts';
import { answerPlanStatus } from './answer-plan-status.ts';
import { answerAtRisk, answerToDo } from './answer-risk.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';
import { explainRevenueChange, STILL_COUNTING } from './explain-revenue-change.ts';
import { findRestaurant } from './find-restaurant.ts';
import { rankRestaurants } from './rank-restaurants.ts';

const SUMMARY_DAYS = 30;

type Dependencies = BusinessAssistantDependencies;
type With = { corrected: readonly CorrectedWord[] };

/** Reads the metrics of a query and writes the answer, with at most ten table calls. */
export async function answerAsked(
  dependencies: Dependencies,
  asked: Asked,
  { corrected }: With,
): Promise<AssistantReply> {
  const now = dependencies.clock.now();
  const listEver = async () => (await dependencies.figures.listDaysOf(['platform']))[0]?.days ?? [];
  switch (asked.kind) {
    case 'query':
      return answerQuery(dependencies, asked.query, { corrected });
    case 'catalog':
      return catalogReply(asked, await dependencies.rules.planLimits());
    case 'forecast': {
      const outlook = revenueOutlook(await listEver(), { now, monthsAhead: Math.max(1, asked.ahead.last) });
      return forecastReply(outlook, asked.ahead);
    }
    case 'meaning':
      return meaningReply(asked.metric);
    case 'shown':
      return shownReply(asked);
    case 'said':
      if (asked.what === 'help') return GREETING_REPLY;
      if (asked.what === 'atRisk') return answerAtRisk(dependencies);
      if (asked.what === 'todo') return answerToDo(dependencies);
      return summaryReply(performanceOf(await listEver(), { now, days: SUMMARY_DAYS }), SUMMARY_DAYS);
  }
}

async function answerQuery(
  dependencies: Dependencies,
  query: PlatformQuery,
  { corrected }: With,
): Promise<AssistantReply> {
  const refusal = whyNot(query);
  if (refusal !== undefined) return cannot(refusal);
  if (query.isWhy === true) return explainRevenueChange(dependencies, query, dependencies.clock.now());
  const found =
    query.restaurant === undefined ? undefined : await findRestaurant(dependencies, query.restaurant);
  if (found?.kind === 'none') return cannot(unknownWord(query.restaurant ?? ''), []);
  if (found?.kind === 'many')
    return cannot(
      `Several restaurants match “${query.restaurant}.” Enter the full name in quotation marks.`,
      found.names.map((name) => `${query.metric} of "${name}"`),
    );
  const restaurant = found?.restaurant;
  if (query.metric === 'standing' && restaurant !== undefined)
    return answerPlanStatus(dependencies, restaurant.id);
  if (query.group === 'restaurant' || METRICS[query.metric].isFromRows === true)
    return rankRestaurants(dependencies, query, restaurant?.id);
  const listed = await listDays(dependencies, scopesOf(query, restaurant?.id));
  const result = runQuery(query, new Map(listed.map(({ scope, days }) => [scope, days])));
  if (result === undefined) return cannot(STILL_COUNTING);
  return composeReply(query, {
    result,
    corrected,
    ...(restaurant !== undefined && { restaurantName: restaurant.name }),
  });
}

/** Reads the total first, because no part has an earlier first day than the total. */
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
