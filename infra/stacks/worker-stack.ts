import { Names, Stack } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { WORKER_STACKS } from '#infra/background-stacks.ts';
import { neededEnvironment } from '#infra/constructs/function/needed-environment.ts';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import { QueueWorker } from '#infra/constructs/queue-worker.ts';
import { addReputationAlarms } from '#infra/constructs/reputation-alarms.ts';
import { functionFolder } from '#infra/function-folders.ts';
import { needsOf } from '#infra/function-needs.ts';
import { QUEUES, type QueueName } from '#infra/resources.ts';
import type { Platform } from './platform.ts';
import { functionDefaults, reservation, stackId, stackProps } from './stage.ts';

/** Workers are deployed after the web app, whose URL they put into emails. */
type WorkerPlatform = Platform & { webOrigin: string; topic: ITopic };

/** The worker of one queue. */
export class WorkerStack extends Stack {
  constructor(scope: Construct, queue: QueueName, platform: WorkerPlatform) {
    const { stage, data, topic } = platform;
    const { stack, deadLetters, delay } = WORKER_STACKS[queue];
    super(scope, stackId(stage, stack), stackProps(stage));
    const { worker } = QUEUES[queue];
    const needs = needsOf(worker);
    if (needs.providers?.includes('email')) addReputationAlarms(this, topic);
    new QueueWorker(this, pascalCase(queue), {
      function: {
        ...functionDefaults(stage),
        entry: `functions/${functionFolder(worker)}/handler.ts`,
        environment: { SERVICE_NAME: worker, ...neededEnvironment(needs, { ...platform, scope: this }) },
        usesSharp: needs.usesSharp === true,
        ...reservation(stage, queue),
      },
      definition: QUEUES[queue],
      queue: data.queueFor(this, queue),
      deadLetterQueue: data.deadLettersFor(this, queue),
      mappingId: `SqsEventSource:${Names.nodeUniqueId(data.queues[queue].queue.node)}`,
      concurrency: stage.config.workerConcurrency[queue],
      topic,
      deadLetters,
      delay,
    });
  }
}
