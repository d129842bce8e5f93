import { createGuestsRepository } from '#functions/modules/guests/guests-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createSendsRepository } from '#functions/modules/sends/sends-repository.ts';
import { createSenderNumbersRepository } from '#functions/modules/texting-settings/sender-numbers-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/log.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import { openReceipts } from '#functions/platform/receipts/open-receipts.ts';
import { InboundTextSchema } from '#shared/contract/queue-messages.ts';
import { readInboundTextsConfig } from './config.ts';
import { createInboundTextWork } from './operations.ts';

const config = readInboundTextsConfig(process.env);
const client = createDynamoClient();

const work = createInboundTextWork({
  senderNumbers: createSenderNumbersRepository({ client, tableName: config.SENDER_NUMBERS_TABLE_NAME }),
  restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
  guests: createGuestsRepository({ client, tableName: config.GUESTS_TABLE_NAME }),
  sends: createSendsRepository({ client, tableName: config.SENDS_TABLE_NAME }),
  smsQueue: openQueue({ client: createSqsClient(), queueUrl: config.SMS_QUEUE_URL }),
  receipts: openReceipts(config.RECEIPTS_TABLE_NAME),
  clock,
});

export const handler = createQueueHandler({
  schema: InboundTextSchema,
  work: (text, { sentAt }) => work(text, sentAt),
  log: createLog(config.SERVICE_NAME),
});
