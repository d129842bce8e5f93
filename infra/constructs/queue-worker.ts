import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { type IQueue, Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Impact } from '#infra/background-stacks.ts';
import type { QueueDefinition } from '#infra/resources.ts';
import { RunbookAlarm } from './alarm.ts';
import type { QueueReference } from './function/binding.ts';
import { BundledFunction, type BundledFunctionProps } from './function/bundled-function.ts';

export type QueueWorkerProps = {
  function: Omit<BundledFunctionProps, 'memoryMegabytes' | 'timeoutSeconds'>;
  definition: QueueDefinition;
  queue: QueueReference;
  deadLetterQueue: QueueReference;
  /** Never changes: Lambda rejects a second mapping of the same queue to the same function. */
  mappingId: string;
  concurrency: number;
  topic: ITopic;
  /** For a message in the dead-letter queue. */
  deadLetters: Impact;
  /** For a message that has waited longer than `maxAgeSeconds`. */
  delay: Impact & { maxAgeSeconds: number };
};

/**
 * A function that processes one message at a time and reports failed ones, so that only they return; with an alarm for
 * dead letters and one for old messages.
 */
export class QueueWorker extends Construct {
  readonly worker: BundledFunction;

  constructor(scope: Construct, id: string, props: QueueWorkerProps) {
    super(scope, id);
    const { definition, topic } = props;
    const queue = this.importQueue('Queue', props.queue);
    const deadLetters = this.importQueue('DeadLetters', props.deadLetterQueue);
    this.worker = new BundledFunction(this, 'Worker', {
      ...props.function,
      memoryMegabytes: definition.workerMemoryMegabytes,
      timeoutSeconds: definition.workerTimeoutSeconds,
    });
    queue.grantConsumeMessages(this.worker.function);
    this.worker.function.addEventSourceMapping(props.mappingId, {
      eventSourceArn: queue.queueArn,
      batchSize: 1,
      reportBatchItemFailures: true,
      maxConcurrency: props.concurrency,
    });
    const period = { period: Duration.minutes(1), statistic: 'Maximum' };
    new RunbookAlarm(this, 'DeadLettersAlarm', {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible(period),
      threshold: 1,
      comparison: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      ...props.deadLetters,
      topic,
    });
    const { maxAgeSeconds, ...delay } = props.delay;
    new RunbookAlarm(this, 'DelayAlarm', {
      metric: queue.metricApproximateAgeOfOldestMessage(period),
      threshold: maxAgeSeconds,
      comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 3,
      ...delay,
      topic,
    });
  }

  private importQueue(id: string, { arn, url, keyArn }: QueueReference): IQueue {
    return Queue.fromQueueAttributes(this, id, {
      queueArn: arn,
      queueUrl: url,
      ...(keyArn !== undefined && { keyArn }),
    });
  }
}
