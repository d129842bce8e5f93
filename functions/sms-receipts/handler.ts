import { createGuestsRepository } from '#functions/modules/guests/guests-repository.ts';
import { createSendsRepository } from '#functions/modules/sends/sends-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createLog } from '#functions/platform/log.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import { SmsReceiptSchema } from '#shared/contract/queue-messages.ts';
import { readSmsReceiptsConfig } from './config.ts';
import { createSmsReceiptWork } from './operations.ts';

const config = readSmsReceiptsConfig(process.env);
const client = createDynamoClient();

const work = createSmsReceiptWork({
  sends: createSendsRepository({ client, tableName: config.SENDS_TABLE_NAME }),
  guests: createGuestsRepository({ client, tableName: config.GUESTS_TABLE_NAME }),
});

export const handler = createQueueHandler({
  schema: SmsReceiptSchema,
  work,
  log: createLog(config.SERVICE_NAME),
});
