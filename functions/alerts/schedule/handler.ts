import { createAlertsStore } from '#functions/alerts/alerts-store.ts';
import { createInvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { createQueueWaits } from '#functions/jobs/queue-waits.ts';
import { readQueues } from '#functions/jobs/read-queues.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { openFunction } from '#functions/platform/aws/called-function.ts';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { openEncryptor } from '#functions/platform/encryption/open-encryptor.ts';
import { scheduledFunction } from '#functions/platform/worker-functions.ts';
import { createMonthSpend } from '#functions/platform-settings/month-spend.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { checkAlerts } from './check-alerts.ts';
import { alertsScheduleNeeds } from './needs.ts';

/** Runs every five minutes. */
export const handler = scheduledFunction(
  alertsScheduleNeeds,
  ({ config, records, table, queueUrl, clock, runtime }) => {
    const figures = createFiguresRepository(table('figures'));
    const sqs = createSqsClient();
    const dependencies = {
      alerts: createAlertsStore(records),
      waits: createQueueWaits(records),
      settings: createPlatformSettingsStore(records),
      monthSpend: createMonthSpend({ records, figures, clock }),
      invoices: createInvoicesRepository(table('invoices')),
      figures,
      readQueues: () => readQueues(sqs, queueUrl),
      emails: openQueue({ client: sqs, queueUrl: queueUrl('emails') }),
      callWeb: openFunction(config.PAGE_FETCH_FUNCTION_NAME),
      encryptor: openEncryptor(config),
      ...runtime,
    };
    return () => checkAlerts(dependencies);
  },
);
