import { type AssistantReply, cannot } from '#shared/console/assistant/assistant-reply.ts';
import { monthsFrom } from '#shared/console/assistant/period.ts';
import type { PlatformQuery } from '#shared/console/assistant/platform-query.ts';
import { type RankedRestaurants, rankingOf, rankingReply } from '#shared/console/assistant/rankings.ts';
import type { RowDependencies } from './restaurant-rows.ts';
import { debtors, debts, leavers, newcomers, payers, subscribers, trials, users } from './restaurant-rows.ts';

const TOO_MANY = 'There are too many restaurants to list here.';

/** Ranks restaurants by what they pay, owe, or use, from their own rows. At most seven calls. */
export async function rankRestaurants(
  dependencies: RowDependencies,
  query: PlatformQuery,
  restaurantId?: string,
): Promise<AssistantReply> {
  const ranking = rankingOf(query);
  if (typeof ranking === 'string') return cannot(ranking);
  const today = dependencies.clock.now().toISOString().slice(0, 10);
  const asked =
    ranking.from === 'usage' && query.isPeriodAssumed ? { ...query, period: monthOf(today, query) } : query;
  const rows = await rowsOf();
  return rows === undefined ? cannot(TOO_MANY) : rankingReply(asked, ranking, rows);

  function rowsOf(): Promise<RankedRestaurants | undefined> {
    if (typeof ranking === 'string') return Promise.resolve(undefined);
    if (ranking.from === 'invoices') return payers(dependencies, asked);
    if (ranking.from === 'overdue') return debtors(dependencies);
    if (ranking.from === 'debts') return debts(dependencies, restaurantId);
    if (ranking.from === 'subscriptions') return subscribers(dependencies, asked);
    if (ranking.from === 'leaving') return leavers(dependencies);
    if (ranking.from === 'trials') return trials(dependencies);
    if (ranking.from === 'usage') return users(dependencies, asked, ranking.features);
    return newcomers(dependencies, asked.period);
  }
}

function monthOf(today: string, { period }: PlatformQuery) {
  return monthsFrom(today, { months: 1, today, label: 'this month so far' }) ?? period;
}
