import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { ScheduleDefinition } from '#infra/resources.ts';

/** An EventBridge rule that calls `target` without input at the definition's interval. */
export function createSchedule(
  scope: Construct,
  id: string,
  props: { definition: Pick<ScheduleDefinition, 'everyMinutes'>; target: IFunction },
): Rule {
  const rate = Duration.minutes(props.definition.everyMinutes);
  return new Rule(scope, id, {
    schedule: Schedule.rate(rate),
    // The next run makes up for a missed one.
    targets: [new LambdaFunction(props.target, { retryAttempts: 0, maxEventAge: rate })],
  });
}
