import type { FigureClosingEnvironment } from '#functions/figure-closing/config.ts';
import { bindTable } from '#infra/constructs/binding.ts';
import type { ScheduledFunction } from '../function-needs.ts';

/** Adds up the figures of days that are over, and scores customers by what they did. */
export const scheduledFunction: ScheduledFunction<FigureClosingEnvironment> = {
  stack: 'figure-closing',
  needs: ({ data: { tables } }) => ({
    environment: {
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'readWrite'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
      RESTAURANT_NAMES_TABLE_NAME: bindTable(tables.restaurantNames, 'read'),
      SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'read'),
      PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'readWrite'),
    },
    memoryMegabytes: 512,
    timeoutSeconds: 15 * 60,
    failure: {
      impact:
        "Administrators' screens take longer from day to day, and the customers at risk stay those of an earlier day.",
      runbook: 'figure-closing',
    },
  }),
};
