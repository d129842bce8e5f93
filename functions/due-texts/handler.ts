import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createSendsRepository } from '#functions/modules/sends/sends-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';
import { readDueTextsConfig } from './config.ts';
import { queueDueTexts } from './queue-due-texts.ts';

const config = readDueTextsConfig(process.env);
const client = createDynamoClient();
const dependencies = {
  campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
  sends: createSendsRepository({ client, tableName: config.SENDS_TABLE_NAME }),
  smsQueue: openDeferredQueue<SmsMessage>(config.SMS_QUEUE_URL),
  clock,
};

/** Called every five minutes. */
export const handler = () => queueDueTexts(dependencies);
