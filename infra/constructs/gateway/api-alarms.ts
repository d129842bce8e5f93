import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { RunbookAlarm, type RunbookAlarmProps } from '#infra/constructs/alarm.ts';
import type { ContractGateway } from './contract-gateway.ts';

type Alarm = Pick<RunbookAlarmProps, 'metric' | 'threshold' | 'impact' | 'runbook'>;

const AT_LEAST = ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD;

/** Alarms for failures and latency of the API. */
export function addApiAlarms(scope: Construct, gateway: ContractGateway, topic: ITopic): void {
  new RunbookAlarm(scope, 'ServerErrorsAlarm', {
    metric: gateway.serverErrors,
    threshold: 5,
    comparison: AT_LEAST,
    evaluationPeriods: 1,
    impact: 'Owners see “Something went wrong on our end” instead of their data.',
    runbook: 'api-errors',
    topic,
  });
  new RunbookAlarm(scope, 'LatencyAlarm', {
    metric: gateway.slowestLatency,
    threshold: 3_000,
    comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: 3,
    impact: 'One API request in 20 takes more than three seconds.',
    runbook: 'api-slow',
    topic,
  });
}

/** Requests that API Gateway itself rejected, without calling a function. */
const THROTTLED = FilterPattern.all(
  FilterPattern.stringValue('$.status', '=', '429'),
  FilterPattern.stringValue('$.integration_status', '=', '-'),
);

/** Rejected sign-ins in the request log: wrong ones, and too many. */
export const REFUSED_SIGN_IN = FilterPattern.all(
  FilterPattern.stringValue('$.operation', '=', 'login'),
  FilterPattern.any(
    FilterPattern.numberValue('$.status', '=', 401),
    FilterPattern.numberValue('$.status', '=', 429),
  ),
);

/** Audit records that a function couldn't store (`functions/platform/middleware/audit-writer.ts`). */
const LOST_AUDIT_RECORD = FilterPattern.stringValue('$.message', '=', 'an audit record was not written');

/** Counts matching log lines over five minutes. */
function countLines(log: ILogGroup, namespace: string, [name, filterPattern]: [string, IFilterPattern]) {
  return log
    .addMetricFilter(name, { filterPattern, metricNamespace: namespace, metricName: name })
    .metric({ statistic: 'Sum', period: Duration.minutes(5) });
}

function addLogAlarm(scope: Construct, id: string, props: Alarm & { topic: ITopic }): void {
  new RunbookAlarm(scope, id, { ...props, comparison: AT_LEAST, evaluationPeriods: 1 });
}

/** Alarm for requests that the gateway itself rejects. `namespace`: of its metric. */
export function addAccessLogAlarm(
  scope: Construct,
  { access, namespace }: { access: ILogGroup; namespace: string },
  topic: ITopic,
): void {
  addLogAlarm(scope, 'ThrottlesAlarm', {
    metric: countLines(access, namespace, ['ThrottledRequests', THROTTLED]),
    threshold: 50,
    impact: 'Owners may get “Too many attempts” because of someone else’s requests.',
    runbook: 'throttles',
    topic,
  });
}

/** Alarms that count log lines of the API's functions. `namespace`: of their metrics. */
export function addFunctionLogAlarms(
  scope: Construct,
  { log, namespace }: { log: ILogGroup; namespace: string },
  topic: ITopic,
): void {
  addLogAlarm(scope, 'SignInAbuseAlarm', {
    metric: countLines(log, namespace, ['RefusedSignIns', REFUSED_SIGN_IN]),
    threshold: 100,
    impact: 'Someone may be guessing passwords. Affected owners may have to wait to sign in.',
    runbook: 'sign-in-abuse',
    topic,
  });
  addLogAlarm(scope, 'LostReceiptsAlarm', {
    metric: countLines(log, namespace, ['LostReceipts', LOST_AUDIT_RECORD]),
    threshold: 1,
    impact: 'A change has no audit record. Find who made it in the log.',
    runbook: 'audit-log-write-failures',
    topic,
  });
}
