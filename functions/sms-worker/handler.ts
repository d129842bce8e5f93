import { setTimeout } from 'node:timers/promises';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/modules/campaigns/promo-codes-repository.ts';
import { createGuestsRepository } from '#functions/modules/guests/guests-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createSendsRepository } from '#functions/modules/sends/sends-repository.ts';
import { createTextingSettingsRepository } from '#functions/modules/texting-settings/texting-settings-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/log.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import { createSmsProvider, keepsQuietHours } from '#functions/platform/sms/create-sms-provider.ts';
import { SmsMessageSchema } from '#shared/contract/queue-messages.ts';
import { readSmsWorkerConfig } from './config.ts';
import { createSmsWork } from './operations.ts';
import { createPace } from './pace.ts';

const config = readSmsWorkerConfig(process.env);
const client = createDynamoClient();
const log = createLog(config.SERVICE_NAME);
const textingSettings = createTextingSettingsRepository({
  client,
  tableName: config.TEXTING_SETTINGS_TABLE_NAME,
});

const work = createSmsWork({
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
  campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
  guests: createGuestsRepository({ client, tableName: config.GUESTS_TABLE_NAME }),
  counters: createRedemptionCountsRepository({ client, tableName: config.REDEMPTION_COUNTS_TABLE_NAME }),
  promoCodes: createPromoCodesRepository({ client, tableName: config.PROMO_CODES_TABLE_NAME }),
  sends: createSendsRepository({ client, tableName: config.SENDS_TABLE_NAME }),
  lists: openBucket({
    client: createS3Client({ forcePathStyle: config.S3_FORCE_PATH_STYLE }),
    bucketName: config.CAMPAIGN_LISTS_BUCKET_NAME,
  }),
  textingSettings,
  smsQueue: openQueue({ client: createSqsClient(), queueUrl: config.SMS_QUEUE_URL }),
  provider: createSmsProvider(config, { clock, findSender: textingSettings.findSender }),
  pace: createPace({ clock, wait: setTimeout }),
  keepsQuietHours: keepsQuietHours(config),
  clock,
  log,
});

export const handler = createQueueHandler({ schema: SmsMessageSchema, work, log });
