import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { ScheduleDefinition } from '#infra/resources.ts';

/** An EventBridge rule that calls `target`, without input, as often as the definition says. */
export function createSchedule(
  scope: Construct,
  id: string,
  props: { definition: Pick<ScheduleDefinition, 'everyMinutes'>; target: IFunction },
): Rule {
  const rate = Duration.minutes(props.definition.everyMinutes);
  return new Rule(scope, id, {
    schedule: Schedule.rate(rate),
    // A run that is missed is made up for by the next.
    targets: [new LambdaFunction(props.target, { retryAttempts: 0, maxEventAge: rate })],
  });
}
