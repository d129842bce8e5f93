import { randomBytes } from 'node:crypto';
import { createEmailTokensRepository } from '#functions/modules/email-tokens/email-tokens-repository.ts';
import { createFailedMailsRepository } from '#functions/modules/failed-mails/failed-mails-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openPlatformRules } from '#functions/modules/platform-settings/platform-rules.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createMailer } from '#functions/platform/email/create-mailer.ts';
import { createLog } from '#functions/platform/log.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import { EmailMessageSchema } from '#shared/contract/queue-messages.ts';
import { readEmailWorkerConfig } from './config.ts';
import { createEmailWork } from './operations.ts';

/** Far beyond guessing. */
const TOKEN_BYTES = 32;

const config = readEmailWorkerConfig(process.env);
const client = createDynamoClient();

const work = createEmailWork({
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
  restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
  moderation: createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME }),
  emailTokens: createEmailTokensRepository({ client, tableName: config.EMAIL_TOKENS_TABLE_NAME }),
  failedMails: createFailedMailsRepository({ client, tableName: config.FAILED_MAILS_TABLE_NAME }),
  mailer: createMailer(config, clock),
  brandName: openPlatformRules(config, client).brandName,
  clock,
  createToken: () => randomBytes(TOKEN_BYTES).toString('hex'),
  webOrigin: config.WEB_ORIGIN,
});

export const handler = createQueueHandler({
  schema: EmailMessageSchema,
  work,
  log: createLog(config.SERVICE_NAME),
});
