import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { RunbookAlarm } from './alarm.ts';

/**
 * AWS reviews an account at 5% bounces or 0.1% complaints, and stops its sending at 10% or 0.5% (SES guide,
 * "Reputation"). The metrics are fractions of the account's emails.
 */
export function addReputationAlarms(scope: Construct, topic: ITopic): void {
  const rate = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: Duration.hours(1) });
  const common = {
    comparison: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: 1,
    topic,
  };
  new RunbookAlarm(scope, 'BounceRateAlarm', {
    ...common,
    metric: rate('Reputation.BounceRate'),
    threshold: 0.05,
    impact: 'All email may stop soon. AWS pauses accounts with too many bounces.',
    runbook: 'email-bounces',
  });
  new RunbookAlarm(scope, 'ComplaintRateAlarm', {
    ...common,
    metric: rate('Reputation.ComplaintRate'),
    threshold: 0.001,
    impact: 'All email may stop soon. AWS pauses accounts with too many spam reports.',
    runbook: 'email-complaints',
  });
}
