import { Duration, Stack } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { RunbookAlarm } from '#infra/constructs/alarm.ts';
import { BundledFunction } from '#infra/constructs/function/bundled-function.ts';
import { neededEnvironment } from '#infra/constructs/function/needed-environment.ts';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import { needsOf } from '#infra/function-needs.ts';
import { TABLES, type TableDefinition, type TableName } from '#infra/resources.ts';
import type { Platform } from './platform.ts';
import { functionDefaults, stackId, stackProps } from './stage.ts';

const BATCH_SIZE = 100;
/** Retries with growing delays, before a failed record moves to the failure queue. */
const RETRIES = 10;

/** The function that records events and metrics from the tables' streams. */
export class ProjectorStack extends Stack {
  private readonly projector: BundledFunction;

  constructor(scope: Construct, platform: Platform, topic: ITopic) {
    const { stage, data } = platform;
    super(scope, stackId(stage, 'projector'), stackProps(stage));
    this.projector = new BundledFunction(this, 'Projector', {
      ...functionDefaults(stage),
      entry: 'functions/metrics/projector/handler.ts',
      environment: {
        SERVICE_NAME: 'projector',
        ...neededEnvironment(needsOf('projector'), { ...platform, scope: this }),
      },
      memoryMegabytes: 512,
      timeoutSeconds: 60,
    });
    const failedEvents = new Queue(this, 'PutAside', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(failedEvents, 'SQS3', 'This queue is the dead-letter queue of the table streams.');
    failedEvents.grantSendMessages(this.projector.role);
    for (const name of Object.keys(TABLES) as TableName[]) {
      const { stream }: TableDefinition = TABLES[name];
      if (stream === true) this.addStream(name, data.streamArnFor(this, name), failedEvents);
    }
    this.addAlarms(failedEvents, topic);
  }

  private addStream(name: TableName, stream: string, failedEvents: Queue): void {
    const actions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
    this.projector.role.addToPolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [stream],
      }),
    );
    const mapping = new EventSourceMapping(this, `${pascalCase(name)}Stream`, {
      target: this.projector.function,
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: BATCH_SIZE,
      maxBatchingWindow: Duration.seconds(1),
      // Only windows include the shard's ID, which the metrics need. The window's state isn't used.
      tumblingWindow: Duration.minutes(1),
      filters: [FilterCriteria.filter(CARRIES_EVENT)],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: RETRIES,
      onFailure: new SqsDlq(failedEvents),
    });
    mapping.node.addDependency(this.projector.role);
  }

  private addAlarms(failedEvents: Queue, topic: ITopic): void {
    const period = { period: Duration.minutes(1), statistic: 'Maximum' };
    new RunbookAlarm(this, 'PutAsideAlarm', {
      metric: failedEvents.metricApproximateNumberOfMessagesVisible(period),
      threshold: 1,
      comparison: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      impact: 'Metrics in the admin console are missing at least one event.',
      runbook: 'projector-put-aside',
      topic,
    });
    new RunbookAlarm(this, 'DelayAlarm', {
      metric: this.projector.function.metric('IteratorAge', period),
      threshold: Duration.minutes(10).toMilliseconds(),
      comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 5,
      impact: 'Metrics in the admin console are more than ten minutes old.',
      runbook: 'projector-delay',
      topic,
    });
  }
}

const CARRIES_EVENT = { dynamodb: { NewImage: { event: { M: { event_id: { S: FilterRule.exists() } } } } } };
