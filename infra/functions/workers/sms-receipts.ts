import type { SmsReceiptsEnvironment } from '#functions/sms-receipts/config.ts';
import { bindTable } from '#infra/constructs/binding.ts';
import type { QueueWorkerFunction } from '../function-needs.ts';

/** Notes what became of texts. */
export const queueWorker: QueueWorkerFunction<SmsReceiptsEnvironment> = {
  stack: 'sms-receipts',
  needs: ({ data: { tables } }) => ({
    environment: {
      GUESTS_TABLE_NAME: bindTable(tables.guests, 'readWrite'),
      SENDS_TABLE_NAME: bindTable(tables.sends, 'readWrite'),
    },
    deadLetters: {
      impact: 'Of at least one text nobody learns whether it was delivered.',
      runbook: 'sms-receipts-dead-letters',
    },
    delay: {
      impact: 'Campaigns show fewer deliveries than there are.',
      runbook: 'sms-receipts-delay',
      maxAgeSeconds: 900,
    },
  }),
};
