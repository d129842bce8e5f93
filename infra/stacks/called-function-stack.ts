import { Duration, Stack } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { CALLED_FUNCTION_STACKS } from '#infra/background-stacks.ts';
import { CALLED_FUNCTIONS, type CalledFunctionName } from '#infra/called-functions.ts';
import { RunbookAlarm } from '#infra/constructs/alarm.ts';
import { BundledFunction } from '#infra/constructs/function/bundled-function.ts';
import { neededVariables } from '#infra/constructs/function/needed-environment.ts';
import { functionFolder } from '#infra/function-folders.ts';
import { needsOf } from '#infra/function-needs.ts';
import { functionDefaults, type Stage, stackId, stackProps } from './stage.ts';

/** A function that other functions call. It has no bindings and may only write its log. */
export class CalledFunctionStack extends Stack {
  readonly function: IFunction;

  constructor(scope: Construct, name: CalledFunctionName, props: { stage: Stage; topic: ITopic }) {
    const { stage, topic } = props;
    const { stack, failure } = CALLED_FUNCTION_STACKS[name];
    super(scope, stackId(stage, stack), stackProps(stage));
    const { function: folder, memoryMegabytes, timeoutSeconds } = CALLED_FUNCTIONS[name];
    const called = new BundledFunction(this, 'Called', {
      ...functionDefaults(stage),
      entry: `functions/${functionFolder(folder)}/handler.ts`,
      environment: neededVariables(needsOf(folder), { stage, scope: this }),
      memoryMegabytes,
      timeoutSeconds,
    });
    this.function = called.function;
    new RunbookAlarm(this, 'FailureAlarm', {
      metric: called.function.metricErrors({ period: Duration.minutes(5) }),
      threshold: 1,
      comparison: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 3,
      ...failure,
      topic,
    });
  }
}
