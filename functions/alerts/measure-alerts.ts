import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { QueueDepth } from '#functions/jobs/read-queues.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { PlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import type { AlertRule } from '#shared/alerts/alert-rules.ts';
import { isDisputeOpen } from '#shared/billing/dispute.ts';

const MICROS_OF_CENT = 10_000;
const DAY_MS = 86_400_000;
/** Maximum age of a cost total before it is calculated again. */
const SPEND_SECONDS = 300;
/** Fewer websites don’t give a meaningful failure rate. */
const LEAST_GENERATIONS = 5;
const [PAGE, MOST_PAGES] = [100, 50];

export type MeasureDependencies = {
  settings: Pick<PlatformSettingsStore, 'get'>;
  monthSpend: (maxAgeSeconds: number) => Promise<number>;
  invoices: Pick<InvoicesRepository, 'listByStatusEventually' | 'listByFlagEventually'>;
  figures: Pick<FiguresRepository, 'total'>;
  readQueues: () => Promise<QueueDepth[]>;
  clock: Clock;
};

/** The current value of a rule; null if there is nothing to measure. */
type Measure = (dependencies: MeasureDependencies, threshold: number) => Promise<number | null>;

export const MEASURES: Readonly<Record<AlertRule, Measure>> = {
  /** Percent of the monthly budget. */
  budget: async ({ settings, monthSpend }) => {
    const { monthlyBudgetCents } = await settings.get();
    if (monthlyBudgetCents === null) return null;
    return (100 * (await monthSpend(SPEND_SECONDS))) / MICROS_OF_CENT / monthlyBudgetCents;
  },
  /** Dollars. Counting stops at the threshold to bound its cost. */
  overdue: async ({ invoices }, threshold) => {
    let [cents, pages]: [number, number] = [0, 0];
    let startAfter: Record<string, string> | undefined;
    do {
      const page = await invoices.listByStatusEventually('overdue', { limit: PAGE, startAfter });
      cents += page.invoices.reduce((sum, { due }) => sum + due, 0);
      startAfter = page.next;
      pages += 1;
    } while (startAfter !== undefined && cents < threshold * 100 && pages < MOST_PAGES);
    return cents / 100;
  },
  /** Of the newest disputes: older ones are decided. */
  disputes: async ({ invoices }) => {
    const { invoices: disputed } = await invoices.listByFlagEventually('disputed', { limit: PAGE });
    return disputed.filter(({ dispute }) => dispute !== undefined && isDisputeOpen(dispute.status)).length;
  },
  /** Percent of the websites of yesterday and today (UTC). */
  failure_rate: async ({ figures, clock }) => {
    const now = clock.now();
    const day = (date: Date) => date.toISOString().slice(0, 10);
    const days = { from: day(new Date(now.getTime() - DAY_MS)), to: day(now) };
    const counts = await figures.total('platform', days);
    const failed = counts.count_generation_failed ?? 0;
    const all = failed + (counts.count_site_generated ?? 0) + (counts.count_site_regenerated ?? 0);
    return all < LEAST_GENERATIONS ? 0 : (100 * failed) / all;
  },
  dead_letters: async ({ readQueues }) =>
    (await readQueues()).reduce((sum, { dead_letters }) => sum + dead_letters, 0),
};
