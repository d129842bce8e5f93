import { createGuestsRepository } from '#functions/guests/guests-repository.ts';
import { openAuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createSenderNumbersRepository } from '#functions/sms/sender-numbers-repository.ts';
import { createSendsRepository } from '#functions/sms/sends-repository.ts';
import { InboundTextSchema } from '#shared/contract/queue-messages.ts';
import { inboundTextsNeeds } from './needs.ts';
import { createInboundTextWork } from './operations.ts';

export const handler = queueFunction(
  InboundTextSchema,
  inboundTextsNeeds,
  ({ config, table, queue, clock }) => {
    const work = createInboundTextWork({
      senderNumbers: createSenderNumbersRepository(table('senderNumbers')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      guests: createGuestsRepository(table('guests')),
      sends: createSendsRepository(table('sends')),
      smsQueue: queue('sms'),
      auditRecords: openAuditRecords(config.RECEIPTS_TABLE_NAME),
      clock,
    });
    return (text, { sentAt }) => work(text, sentAt);
  },
);
