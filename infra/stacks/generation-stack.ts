import { Stack } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { GenerationWorkerEnvironment } from '#functions/generation-worker/config.ts';
import { bindBucket, bindModel, bindTable } from '#infra/constructs/binding.ts';
import type { BoundEnvironment } from '#infra/constructs/bundled-function.ts';
import { QueueWorker } from '#infra/constructs/queue-worker.ts';
import { QUEUES } from '#infra/resources.ts';
import type { DataStack } from './data-stack.ts';
import type { SitesStack } from './sites-stack.ts';
import { functionDefaults, pathStyle, type Stage, stackId, stackProps } from './stage.ts';

export type GenerationStackProps = { data: DataStack; sites: SitesStack; topic: ITopic };

/** The worker that makes websites. */
export class GenerationStack extends Stack {
  constructor(scope: Construct, stage: Stage, props: GenerationStackProps) {
    super(scope, stackId(stage, 'generation'), stackProps(stage));
    new QueueWorker<GenerationWorkerEnvironment>(this, 'Generation', {
      function: {
        ...functionDefaults(stage),
        entry: 'functions/generation-worker/handler.ts',
        environment: environment(this, stage, props),
        usesSharp: true,
      },
      definition: QUEUES.generation,
      queue: props.data.queues.generation,
      concurrency: stage.config.workerConcurrency.generation,
      topic: props.topic,
      deadLetters: {
        impact: 'At least one owner asked for a website and did not get one.',
        runbook: 'generation-dead-letters',
      },
      delay: {
        impact: 'Owners watch the progress of their new website stand still.',
        runbook: 'generation-delay',
        maxAgeSeconds: 300,
      },
    });
  }
}

function environment(
  scope: Construct,
  stage: Stage,
  props: GenerationStackProps,
): BoundEnvironment<GenerationWorkerEnvironment> {
  const { tables } = props.data;
  const { text } = stage.config;
  return {
    SERVICE_NAME: 'generation-worker',
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
    WEBSITES_TABLE_NAME: bindTable(tables.websites, 'readWrite'),
    GENERATION_JOBS_TABLE_NAME: bindTable(tables.generationJobs, 'readWrite'),
    SITES_BUCKET_NAME: bindBucket(props.sites.bucket, 'images/*'),
    SITE_VERSIONS_BUCKET_NAME: bindBucket(props.data.siteVersions),
    SITES_ORIGIN: props.sites.origin,
    // The event source brings the rights on it.
    GENERATION_QUEUE_URL: props.data.queues.generation.queue.queueUrl,
    TEXT_PROVIDER: text.provider,
    ...(text.provider === 'bedrock' && { BEDROCK_MODEL_ID: bindModel(scope, text.modelId) }),
    ...pathStyle(stage),
  };
}
