import { Duration, type Stack } from 'aws-cdk-lib';
import { ComparisonOperator, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { RunbookAlarm } from './alarm.ts';

/** The most metrics in one alarm (CloudWatch guide, "Using metric math"). */
const FUNCTIONS_PER_ALARM = 10;

/** Alarms for throttled functions of a stack, up to ten functions in one alarm. */
export function addThrottleAlarms(stack: Stack, topic: ITopic): void {
  const period = { period: Duration.minutes(5) };
  const throttles = stack.node
    .findAll()
    .filter((each) => each instanceof LambdaFunction)
    .map((each) => each.metricThrottles(period));
  for (let first = 0; first < throttles.length; first += FUNCTIONS_PER_ALARM) {
    const together = throttles.slice(first, first + FUNCTIONS_PER_ALARM);
    const usingMetrics = Object.fromEntries(together.map((metric, index) => [`m${index}`, metric]));
    new RunbookAlarm(stack, `FunctionThrottles${first / FUNCTIONS_PER_ALARM + 1}`, {
      metric: new MathExpression({ expression: 'SUM(METRICS())', usingMetrics, ...period }),
      threshold: 1,
      comparison: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      impact: 'A function reached its concurrency limit, so owners see delays or errors.',
      runbook: 'throttles',
      topic,
    });
  }
}
