import { Duration } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { MAX_RECEIVE_COUNT, type QueueDefinition } from '#infra/resources.ts';
import { visibilityTimeoutSeconds } from '#infra/visibility-timeout.ts';

/**
 * A queue with a dead-letter queue. Both keep messages for 14 days. `messagesKey` encrypts both if the definition says
 * that messages are personal.
 */
export class QueueWithDeadLetters extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: { definition: QueueDefinition; messagesKey: IKey }) {
    super(scope, id);
    const { definition, messagesKey } = props;
    const both = {
      ...(definition.isPersonal
        ? { encryption: QueueEncryption.KMS, encryptionMasterKey: messagesKey }
        : { encryption: QueueEncryption.SQS_MANAGED }),
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    };
    this.deadLetters = new Queue(this, 'DeadLetters', both);
    this.queue = new Queue(this, 'Queue', {
      ...both,
      visibilityTimeout: Duration.seconds(visibilityTimeoutSeconds(definition)),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_RECEIVE_COUNT },
    });
  }
}
