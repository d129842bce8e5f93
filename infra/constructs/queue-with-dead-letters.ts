import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { MAX_RECEIVE_COUNT, type QueueDefinition, visibilityTimeoutSeconds } from '#infra/resources.ts';

/** A queue with the dead-letter queue that takes what could not be worked on; both keep messages for 14 days. */
export class QueueWithDeadLetters extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, definition: QueueDefinition) {
    super(scope, id);
    const both = {
      encryption: QueueEncryption.SQS_MANAGED,
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
