import type { InboundTextsEnvironment } from '#functions/inbound-texts/config.ts';
import { bindQueue, bindTable } from '#infra/constructs/binding.ts';
import type { QueueWorkerFunction } from '../function-needs.ts';

/** Does what guests ask for by a text. */
export const queueWorker: QueueWorkerFunction<InboundTextsEnvironment> = {
  stack: 'inbound-texts',
  needs: ({ data: { tables, queues } }) => ({
    environment: {
      SENDER_NUMBERS_TABLE_NAME: bindTable(tables.senderNumbers, 'get'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'get'),
      GUESTS_TABLE_NAME: bindTable(tables.guests, 'readWrite'),
      SENDS_TABLE_NAME: bindTable(tables.sends, 'readWrite'),
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      SMS_QUEUE_URL: bindQueue(queues.sms.queue),
    },
    deadLetters: {
      impact: 'At least one guest who asked for no more texts may get another one. The law counts each.',
      runbook: 'inbound-texts-dead-letters',
    },
    delay: {
      impact: 'Guests who ask for no more texts wait for it, and may get another one meanwhile.',
      runbook: 'inbound-texts-delay',
      maxAgeSeconds: 300,
    },
  }),
};
