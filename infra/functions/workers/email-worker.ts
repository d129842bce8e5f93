import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { EmailWorkerEnvironment } from '#functions/email-worker/config.ts';
import { bindSender, bindTable } from '#infra/constructs/binding.ts';
import { addReputationAlarms } from '#infra/constructs/reputation-alarms.ts';
import { type EmailProvider, senderDomain } from '#infra/stages.ts';
import type { QueueWorkerFunction } from '../function-needs.ts';

/** Sends e-mail. The SES identity that it sends as is made beside it. */
export const queueWorker: QueueWorkerFunction<EmailWorkerEnvironment> = {
  stack: 'email',
  needs: ({ stage, data: { tables }, webOrigin, topic }, scope) => {
    const { provider, sender } = stage.config.email;
    addReputationAlarms(scope, topic);
    return {
      environment: {
        USERS_TABLE_NAME: bindTable(tables.users, 'read'),
        RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
        MODERATION_TABLE_NAME: bindTable(tables.moderation, 'get'),
        FAILED_MAILS_TABLE_NAME: bindTable(tables.failedMails, 'readWrite'),
        EMAIL_TOKENS_TABLE_NAME: bindTable(tables.emailTokens, 'readWrite'),
        PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'get'),
        EMAIL_PROVIDER: provider,
        EMAIL_SENDER: bindSender(sender, identityArn(scope, stage.config.email)),
        WEB_ORIGIN: webOrigin,
      },
      deadLetters: {
        impact:
          'At least one owner waits for a link, to confirm an address or to choose a new password, that was not sent.',
        runbook: 'emails-dead-letters',
      },
      delay: {
        impact:
          'Owners wait minutes for the link that confirms an address or lets them choose a new password.',
        runbook: 'emails-delay',
        maxAgeSeconds: 180,
      },
    };
  },
};

/** The SES identity of the sender's domain. SES v1 has no resource for it: `deploy:local` asks for it. */
function identityArn(scope: Construct, { provider, sender }: EmailProvider): string {
  const domain = senderDomain(sender);
  if (provider === 'ses')
    return new EmailIdentity(scope, 'Sender', { identity: Identity.domain(domain) }).emailIdentityArn;
  return Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: domain });
}
