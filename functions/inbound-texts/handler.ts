import { createGuestsRepository } from '#functions/modules/guests/guests-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createSendsRepository } from '#functions/modules/sends/sends-repository.ts';
import { createSenderNumbersRepository } from '#functions/modules/texting-settings/sender-numbers-repository.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { openReceipts } from '#functions/platform/receipts/open-receipts.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
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
      smsQueue: openDeferredQueue(queue('sms')),
      receipts: openReceipts(config.RECEIPTS_TABLE_NAME),
      clock,
    });
    return (text, { sentAt }) => work(text, sentAt);
  },
);
