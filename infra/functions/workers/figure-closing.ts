import type { FigureClosingEnvironment } from '#functions/figure-closing/config.ts';
import { bindTable } from '#infra/constructs/binding.ts';
import type { ScheduledFunction } from '../function-needs.ts';

/** Adds up the figures of days that are over. */
export const scheduledFunction: ScheduledFunction<FigureClosingEnvironment> = {
  stack: 'figure-closing',
  needs: ({ data: { tables } }) => ({
    environment: { FIGURES_TABLE_NAME: bindTable(tables.figures, 'readWrite') },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    failure: {
      impact: "Administrators' screens take longer from day to day.",
      runbook: 'figure-closing',
    },
  }),
};
