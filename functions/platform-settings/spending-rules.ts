import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { memoizeFor } from '#functions/platform/memoize-for.ts';
import { openPlatformRecords } from '#functions/platform/records/open-platform-records.ts';
import {
  createPlatformRules,
  type PlatformRules,
  type RulesConfig,
  SETTINGS_SECONDS,
} from '#functions/platform-settings/platform-rules.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { formatUtcMonthDay } from '#shared/format/dates.ts';
import {
  type BudgetReservationsRepository,
  createBudgetReservationsRepository,
  type Settle,
} from './budget-reservations-repository.ts';
import { createMonthSpend, type MonthSpendDependencies } from './month-spend.ts';

const MICROS_OF_CENT = 10_000;
const NOTHING_RESERVED: Settle = async () => undefined;

/** Checks the budget before work that costs the platform money per use. */
export type SpendingRules = PlatformRules & {
  /**
   * Throws `budget_reached` if the month's budget doesn't allow it. `cents`: the cost, if known; then the month is
   * recounted first, because the amount may be large.
   */
  assertMaySpend: (cents?: number) => Promise<void>;
  /** As `Meter.reserve`. */
  reserve: (micros: number) => Promise<Settle>;
};

export function createSpendingRules(
  dependencies: MonthSpendDependencies & {
    reservations: BudgetReservationsRepository;
    keptSeconds?: number | undefined;
  },
): SpendingRules {
  const { records, reservations, clock, keptSeconds = SETTINGS_SECONDS } = dependencies;
  const rules = createPlatformRules({ settings: createPlatformSettingsStore(records), clock, keptSeconds });
  const countSpend = createMonthSpend(dependencies);
  const knownSpend = memoizeFor(keptSeconds, () => countSpend(keptSeconds), clock);
  return {
    ...rules,
    assertMaySpend: async (cents) => {
      const budget = await rules.monthlyBudgetCents();
      if (budget === null) return;
      const spent = (await (cents === undefined ? knownSpend() : countSpend(0))) / MICROS_OF_CENT;
      if (spent < budget && spent + (cents ?? 0) <= budget) return;
      throw budgetReached(clock.now(), spent < budget);
    },
    reserve: async (micros) => {
      const budget = await rules.monthlyBudgetCents();
      if (budget === null) return NOTHING_RESERVED;
      const room = budget * MICROS_OF_CENT - (await knownSpend());
      if (room > 0 && micros === 0) return NOTHING_RESERVED;
      const now = clock.now();
      const settle = room > 0 ? await reservations.reserve(micros, { roomMicros: room, now }) : undefined;
      if (settle === undefined) throw budgetReached(now, false);
      return settle;
    },
  };
}

function budgetReached(now: Date, hasSome: boolean): AppError {
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const day = formatUtcMonthDay(next);
  const message = hasSome
    ? `This campaign would exceed the platform’s budget for this month. Text fewer guests, or send it after ${day}.`
    : `AI tools and texts are paused until ${day} because the platform reached its monthly budget. Your websites aren’t affected.`;
  return new AppError('budget_reached', { message });
}

/** The environment of a function whose work costs money per use. */
export type SpendingConfig = RulesConfig & { FIGURES_TABLE_NAME: string };

/** The rules in the tables that a function's environment names. */
export function openSpendingRules(config: SpendingConfig, client: DynamoClient): SpendingRules {
  return createSpendingRules({
    records: openPlatformRecords(config, client),
    reservations: createBudgetReservationsRepository({
      client,
      tableName: config.PLATFORM_RECORDS_TABLE_NAME,
    }),
    figures: createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME }),
    clock: systemClock,
    keptSeconds: config.SETTINGS_SECONDS,
  });
}
