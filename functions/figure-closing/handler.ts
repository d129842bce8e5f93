import { createSubscriptionsRepository } from '#functions/modules/billing/subscriptions-repository.ts';
import { openChurnRecords } from '#functions/modules/churn/churn-records.ts';
import { scoreAllCustomers } from '#functions/modules/churn/score-all-customers.ts';
import { closeDays } from '#functions/modules/figures/close-days.ts';
import { closeMonths } from '#functions/modules/figures/close-months.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { openPlatformRecords } from '#functions/modules/platform-records/open-platform-records.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { uuidV7 } from '#functions/platform/ids.ts';
import { readFigureClosingConfig } from './config.ts';

/** Leaves the last of fifteen minutes to what is in hand. */
const SCORES_FOR_MS = 10 * 60_000;

const config = readFigureClosingConfig(process.env);
const client = createDynamoClient();
const on = (tableName: string) => ({ client, tableName });
const figures = createFiguresRepository(on(config.FIGURES_TABLE_NAME));

/** Called once a day. */
export const handler = async () => {
  const closing = { figures, clock, newId: () => uuidV7(clock.now()) };
  await closeDays(closing);
  await closeMonths(closing);
  await scoreAllCustomers(
    {
      figures,
      restaurants: createRestaurantsRepository(on(config.RESTAURANTS_TABLE_NAME)),
      names: createRestaurantNamesRepository(on(config.RESTAURANT_NAMES_TABLE_NAME)),
      subscriptions: createSubscriptionsRepository(on(config.SUBSCRIPTIONS_TABLE_NAME)),
      churn: openChurnRecords(openPlatformRecords(config, client)),
      clock,
    },
    { worksForMs: SCORES_FOR_MS },
  );
};
