import * as z from 'zod/mini';
import { dayAfter } from '#functions/metrics/closed-days.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import { type Clock, epochSeconds } from '#functions/platform/clock.ts';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';
import { costsOfMonth, monthSpan } from '#shared/platform-settings/month-costs.ts';
import { STOCK_COUNTERS } from '#shared/platform-settings/usage-units.ts';

const KIND = {
  scope: 'spend',
  data: z.object({
    /** Counters from before the month, and costs within it. */
    opening: z.record(z.string(), z.number()),
    cost_micros: z.number(),
    computed_at: z.iso.datetime(),
  }),
};
const KEPT_SECONDS = 400 * 86_400;
/** Sorts after every day. */
const END = '9';

export type MonthSpendDependencies = {
  records: PlatformRecordsRepository;
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  clock: Clock;
};

/**
 * The platform's costs this month, in millionths of a dollar. The first caller who finds the value older than
 * `maxAgeSeconds` recounts it for all, so there is one count in that time.
 */
export function createMonthSpend({ records, figures, clock }: MonthSpendDependencies) {
  const stored = records.of(KIND);
  return async (maxAgeSeconds: number): Promise<number> => {
    const now = clock.now();
    const today = now.toISOString().slice(0, 10);
    const month = today.slice(0, 7);
    const record = await stored.find(month);
    if (record !== undefined && now.getTime() - Date.parse(record.data.computed_at) < maxAgeSeconds * 1000)
      return record.data.cost_micros;
    const { from } = monthSpan(month, today);
    const opening = record?.data.opening ?? (await openingOf(figures, from));
    const [listed] = await figures.listDaysOf(['platform'], { from, to: END });
    const days = [{ day: '0', counts: opening }, ...(listed?.days ?? [])];
    const { totalMicros } = costsOfMonth(days, { month, today });
    // A faster caller has stored the same count.
    await stored.save({
      record_id: month,
      version: (record?.version ?? 0) + 1,
      data: { opening, cost_micros: totalMicros, computed_at: now.toISOString() },
      expires_at: epochSeconds(now) + KEPT_SECONDS,
    });
    return totalMicros;
  };
}

async function openingOf(figures: Pick<FiguresRepository, 'listDaysOf'>, from: string): Promise<Counts> {
  const [listed] = await figures.listDaysOf(['platform'], { from: '0', to: dayAfter(from, -1) });
  const ever = addCounts(listed?.days.map(({ counts }) => counts) ?? []);
  return Object.fromEntries(STOCK_COUNTERS.map((name) => [name, ever[name] ?? 0]));
}
