import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { EmailWorkerEnvironment } from '#functions/email-worker/config.ts';
import { bindSender, bindTable } from '#infra/constructs/binding.ts';
import { addReputationAlarms } from '#infra/constructs/reputation-alarms.ts';
import type { Stage } from '#infra/stacks/stage.ts';
import type { QueueWorkerFunction } from './function-needs.ts';

/** Sends e-mail. The SES identity that it sends as is made beside it. */
export const queueWorker: QueueWorkerFunction<EmailWorkerEnvironment> = {
  stack: 'email',
  needs: ({ stage, data: { tables }, webOrigin, topic }, scope) => {
    const sender = new EmailIdentity(scope, 'Sender', { identity: Identity.domain(domainOf(stage)) });
    addReputationAlarms(scope, topic);
    return {
      environment: {
        USERS_TABLE_NAME: bindTable(tables.users, 'read'),
        RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
        EMAIL_TOKENS_TABLE_NAME: bindTable(tables.emailTokens, 'readWrite'),
        EMAIL_PROVIDER: stage.config.email.provider,
        EMAIL_SENDER: bindSender(stage.config.email.sender, sender.emailIdentityArn),
        WEB_ORIGIN: webOrigin,
      },
      deadLetters: {
        impact: 'At least one new owner waits for a verification e-mail that was not sent.',
        runbook: 'emails-dead-letters',
      },
      delay: {
        impact: 'New owners wait minutes for their verification e-mail.',
        runbook: 'emails-delay',
        maxAgeSeconds: 180,
      },
    };
  },
};

function domainOf(stage: Stage): string {
  const { sender } = stage.config.email;
  return sender.slice(sender.lastIndexOf('@') + 1);
}
