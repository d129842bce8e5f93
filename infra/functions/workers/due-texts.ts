import type { DueTextsEnvironment } from '#functions/due-texts/config.ts';
import { bindQueue, bindTable } from '#infra/constructs/binding.ts';
import type { ScheduledFunction } from '../function-needs.ts';

/** Hands held texts to the worker when their time has come. */
export const scheduledFunction: ScheduledFunction<DueTextsEnvironment> = {
  stack: 'due-texts',
  needs: ({ data: { tables, queues } }) => ({
    environment: {
      CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'readWrite', ['byDue']),
      SENDS_TABLE_NAME: bindTable(tables.sends, 'read', ['byDue']),
      SMS_QUEUE_URL: bindQueue(queues.sms.queue),
    },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    failure: {
      impact: 'Texts that were held for the morning, or planned, do not go out.',
      runbook: 'due-texts',
    },
  }),
};
