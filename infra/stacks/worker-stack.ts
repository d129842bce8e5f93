import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import { QueueWorker } from '#infra/constructs/queue-worker.ts';
import type { WorkerPlatform } from '#infra/functions/function-needs.ts';
import { QUEUE_WORKERS } from '#infra/functions/load-functions.ts';
import { QUEUES, type QueueName } from '#infra/resources.ts';
import { functionDefaults, reservation, stackId, stackProps } from './stage.ts';

/** The worker of one queue. */
export class WorkerStack extends Stack {
  constructor(scope: Construct, queue: QueueName, platform: WorkerPlatform) {
    const { stage, data, topic } = platform;
    const { stack, needs } = QUEUE_WORKERS[queue];
    super(scope, stackId(stage, stack), stackProps(stage));
    const { environment, usesSharp = false, deadLetters, delay } = needs(platform, this);
    const { worker } = QUEUES[queue];
    new QueueWorker(this, pascalCase(queue), {
      function: {
        ...functionDefaults(stage),
        entry: `functions/${worker}/handler.ts`,
        environment: { SERVICE_NAME: worker, ...environment },
        usesSharp,
        ...reservation(stage, queue),
      },
      definition: QUEUES[queue],
      queue: data.queues[queue],
      concurrency: stage.config.workerConcurrency[queue],
      topic,
      deadLetters,
      delay,
    });
  }
}
