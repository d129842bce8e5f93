import { Duration, Stack } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { SCHEDULE_STACKS } from '#infra/background-stacks.ts';
import { RunbookAlarm } from '#infra/constructs/alarm.ts';
import { BundledFunction } from '#infra/constructs/function/bundled-function.ts';
import { neededEnvironment } from '#infra/constructs/function/needed-environment.ts';
import { createSchedule } from '#infra/constructs/schedule.ts';
import { functionFolder } from '#infra/function-folders.ts';
import { needsOf } from '#infra/function-needs.ts';
import { SCHEDULES, type ScheduleName } from '#infra/resources.ts';
import type { Platform } from './platform.ts';
import { functionDefaults, stackId, stackProps } from './stage.ts';

/** The function of one schedule, with an alarm for failed runs. */
export class ScheduleStack extends Stack {
  constructor(scope: Construct, schedule: ScheduleName, props: { platform: Platform; topic: ITopic }) {
    const { platform, topic } = props;
    const { stack, failure } = SCHEDULE_STACKS[schedule];
    super(scope, stackId(platform.stage, stack), stackProps(platform.stage));
    const definition = SCHEDULES[schedule];
    const scheduled = new BundledFunction(this, 'Scheduled', {
      ...functionDefaults(platform.stage),
      entry: `functions/${functionFolder(definition.function)}/handler.ts`,
      environment: {
        SERVICE_NAME: definition.function,
        ...neededEnvironment(needsOf(definition.function), { ...platform, scope: this }),
      },
      memoryMegabytes: 512,
      timeoutSeconds: definition.timeoutSeconds,
    });
    createSchedule(this, 'Rule', { definition, target: scheduled.function });
    new RunbookAlarm(this, 'FailureAlarm', {
      metric: scheduled.function.metricErrors({ period: Duration.minutes(definition.everyMinutes) }),
      threshold: 1,
      comparison: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 2,
      ...failure,
      topic,
    });
  }
}
