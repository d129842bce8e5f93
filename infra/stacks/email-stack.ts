import { Duration, Stack } from 'aws-cdk-lib';
import { ComparisonOperator, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { EmailWorkerEnvironment } from '#functions/email-worker/config.ts';
import { RunbookAlarm } from '#infra/constructs/alarm.ts';
import { bindSender, bindTable } from '#infra/constructs/binding.ts';
import { QueueWorker } from '#infra/constructs/queue-worker.ts';
import { QUEUES } from '#infra/resources.ts';
import type { DataStack } from './data-stack.ts';
import { functionDefaults, type Stage, stackId, stackProps } from './stage.ts';

export type EmailStackProps = { data: DataStack; webOrigin: string; topic: ITopic };

/** The worker that sends e-mail, and the SES identity that it sends as. */
export class EmailStack extends Stack {
  constructor(scope: Construct, stage: Stage, props: EmailStackProps) {
    super(scope, stackId(stage, 'email'), stackProps(stage));
    const { tables, queues } = props.data;
    const sender = new EmailIdentity(this, 'Sender', { identity: Identity.domain(domainOf(stage)) });
    new QueueWorker<EmailWorkerEnvironment>(this, 'Emails', {
      function: {
        ...functionDefaults(stage),
        entry: 'functions/email-worker/handler.ts',
        environment: {
          SERVICE_NAME: 'email-worker',
          USERS_TABLE_NAME: bindTable(tables.users, 'read'),
          RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
          EMAIL_TOKENS_TABLE_NAME: bindTable(tables.emailTokens, 'readWrite'),
          EMAIL_PROVIDER: stage.config.email.provider,
          EMAIL_SENDER: bindSender(stage.config.email.sender, sender.emailIdentityArn),
          WEB_ORIGIN: props.webOrigin,
        },
      },
      definition: QUEUES.emails,
      queue: queues.emails,
      concurrency: stage.config.workerConcurrency.emails,
      topic: props.topic,
      deadLetters: {
        impact: 'At least one new owner waits for a verification e-mail that was not sent.',
        runbook: 'emails-dead-letters',
      },
      delay: {
        impact: 'New owners wait minutes for their verification e-mail.',
        runbook: 'emails-delay',
        maxAgeSeconds: 180,
      },
    });
    this.addReputationAlarm(props.topic);
  }

  /** AWS reviews an account at 5 % bounces and stops its sending at 10 % (SES guide, "Reputation"). */
  private addReputationAlarm(topic: ITopic): void {
    const period = Duration.hours(1);
    const metric = {
      namespace: 'AWS/SES',
      metricName: 'Reputation.BounceRate',
      statistic: 'Maximum',
      period,
    };
    new RunbookAlarm(this, 'BounceRateAlarm', {
      metric: new Metric(metric),
      threshold: 0.05,
      comparison: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      impact: 'Soon nobody gets e-mail: AWS stops accounts whose e-mails bounce.',
      runbook: 'email-bounces',
      topic,
    });
  }
}

function domainOf(stage: Stage): string {
  const { sender } = stage.config.email;
  return sender.slice(sender.lastIndexOf('@') + 1);
}
