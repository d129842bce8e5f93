import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { RunbookAlarm, type RunbookAlarmProps } from '#infra/constructs/alarm.ts';
import type { ContractGateway } from './contract-gateway.ts';

type Alarm = Pick<RunbookAlarmProps, 'metric' | 'threshold' | 'impact' | 'runbook'>;

const AT_LEAST = ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD;

/** Alarms for failures and slowness of the API. */
export function addApiAlarms(scope: Construct, gateway: ContractGateway, topic: ITopic): void {
  new RunbookAlarm(scope, 'ServerErrorsAlarm', {
    metric: gateway.serverErrors,
    threshold: 5,
    comparison: AT_LEAST,
    evaluationPeriods: 1,
    impact: 'Owners see "Something went wrong on our side" where their work should be.',
    runbook: 'api-errors',
    topic,
  });
  new RunbookAlarm(scope, 'LatencyAlarm', {
    metric: gateway.slowestLatency,
    threshold: 3_000,
    comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: 3,
    impact: 'Owners wait longer than three seconds for one screen in twenty.',
    runbook: 'api-slow',
    topic,
  });
}

/** Requests that API Gateway itself refused: no function was asked. */
const THROTTLED = FilterPattern.all(
  FilterPattern.stringValue('$.status', '=', '429'),
  FilterPattern.stringValue('$.integration_status', '=', '-'),
);

/** Sign-ins that were refused, in the request log of the auth function: wrong, or too many. */
export const REFUSED_SIGN_IN = FilterPattern.all(
  FilterPattern.stringValue('$.operation', '=', 'login'),
  FilterPattern.any(
    FilterPattern.numberValue('$.status', '=', 401),
    FilterPattern.numberValue('$.status', '=', 429),
  ),
);

/** What a function could not keep in the table of receipts (`functions/platform/middleware/receipt-writer.ts`). */
const LOST_RECEIPT = FilterPattern.stringValue('$.message', '=', 'a receipt was not written');

/** Alarms that count lines of logs, over five minutes. `namespace` is that of their metrics. */
export function addLogAlarms(
  scope: Construct,
  logs: { access: ILogGroup; auth: ILogGroup; functions: readonly ILogGroup[]; namespace: string },
  topic: ITopic,
): void {
  const count = (log: ILogGroup, name: string, filterPattern: IFilterPattern) =>
    log
      .addMetricFilter(name, { filterPattern, metricNamespace: logs.namespace, metricName: name })
      .metric({ statistic: 'Sum', period: Duration.minutes(5) });
  const lost = logs.functions.map((log) => count(log, 'LostReceipts', LOST_RECEIPT));
  const alarms: Record<string, Alarm> = {
    ThrottlesAlarm: {
      metric: count(logs.access, 'ThrottledRequests', THROTTLED),
      threshold: 50,
      impact: 'Owners are told that there are too many requests, even if others send them.',
      runbook: 'throttles',
    },
    SignInAbuseAlarm: {
      metric: count(logs.auth, 'RefusedSignIns', REFUSED_SIGN_IN),
      threshold: 100,
      impact: 'Somebody may be guessing passwords; owners whose account it is may have to wait to sign in.',
      runbook: 'sign-in-abuse',
    },
    ...(lost[0] !== undefined && {
      LostReceiptsAlarm: {
        metric: lost[0],
        threshold: 1,
        impact: 'A change was made, and only the log says who made it.',
        runbook: 'lost-receipts',
      },
    }),
  };
  for (const [id, alarm] of Object.entries(alarms))
    new RunbookAlarm(scope, id, { ...alarm, comparison: AT_LEAST, evaluationPeriods: 1, topic });
}
