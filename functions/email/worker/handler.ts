import { randomBytes } from 'node:crypto';
import { createEmailTokensRepository } from '#functions/accounts/email-tokens-repository.ts';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createEmailOptOuts } from '#functions/bulk-emails/email-opt-outs.ts';
import { createFailedMailsRepository } from '#functions/email/failed-mails-repository.ts';
import { createMailer } from '#functions/email/provider/create-mailer.ts';
import { createModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { openPlatformRules } from '#functions/platform-settings/platform-rules.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { EmailMessageSchema } from '#shared/contract/queue-messages.ts';
import { emailWorkerNeeds } from './needs.ts';
import { createEmailWork } from './operations.ts';

export const handler = queueFunction(
  EmailMessageSchema,
  emailWorkerNeeds,
  ({ config, client, records, table, clock }) => {
    const TOKEN_BYTES = 32;
    const rules = openPlatformRules(config, client);
    const { WEB_ORIGIN: webOrigin } = config;
    if (webOrigin === undefined) throw new Error('The environment is incomplete. Set WEB_ORIGIN.');
    return createEmailWork({
      users: createUsersRepository(table('users')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      moderation: createModerationRepository(table('moderation')),
      emailTokens: createEmailTokensRepository(table('emailTokens')),
      failedMails: createFailedMailsRepository(table('failedMails')),
      mailer: createMailer(config, clock),
      optOuts: createEmailOptOuts(records),
      brandName: rules.brandName,
      postalAddress: rules.postalAddress,
      retentionDays: rules.retentionDays,
      clock,
      createToken: () => randomBytes(TOKEN_BYTES).toString('hex'),
      webOrigin,
    });
  },
);
