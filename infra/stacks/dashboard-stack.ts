import { Duration, Stack } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { ContractGateway } from '#infra/constructs/gateway/contract-gateway.ts';
import { metricsNamespace, type Stage, stackId, stackProps } from './stage.ts';

const FUNCTIONS = 'AWS/Lambda,FunctionName';
const QUEUES = 'AWS/SQS,QueueName';

/** One dashboard with every metric that an alarm of the stage watches. */
export class DashboardStack extends Stack {
  constructor(scope: Construct, stage: Stage, gateway: ContractGateway) {
    super(scope, stackId(stage, 'dashboard'), stackProps(stage));
    // The names of functions and queues begin with `tableside-<stage>-`.
    const inStage = (dimensions: string, metric: string, statistic: string) =>
      search(`{${dimensions}} MetricName="${metric}" tableside ${stage.name}`, statistic);
    const ofLogs = (metric: string) => search(`{${metricsNamespace(stage)}} MetricName="${metric}"`, 'Sum');
    const ofEmail = (metric: string) => search(`{AWS/SES} MetricName="${metric}"`, 'Maximum');
    const dashboard = new Dashboard(this, 'Dashboard');
    dashboard.addWidgets(
      graph('API: server errors', gateway.serverErrors),
      graph('API: slowest 5%, in milliseconds', gateway.slowestLatency),
      graph('API: throttled requests', ofLogs('ThrottledRequests')),
    );
    dashboard.addWidgets(
      graph('Functions: errors', inStage(FUNCTIONS, 'Errors', 'Sum')),
      graph('Functions: throttles', inStage(FUNCTIONS, 'Throttles', 'Sum')),
      graph('Projector: age of events, in milliseconds', inStage(FUNCTIONS, 'IteratorAge', 'Maximum')),
    );
    dashboard.addWidgets(
      graph(
        'Queues: oldest message, in seconds',
        inStage(QUEUES, 'ApproximateAgeOfOldestMessage', 'Maximum'),
      ),
      graph('Queues: messages', inStage(QUEUES, 'ApproximateNumberOfMessagesVisible', 'Maximum')),
      graph(
        'Email: bounces and complaints',
        ofEmail('Reputation.BounceRate'),
        ofEmail('Reputation.ComplaintRate'),
      ),
    );
    dashboard.addWidgets(
      graph('Refused sign-ins', ofLogs('RefusedSignIns')),
      graph('Changes without an audit record', ofLogs('LostReceipts')),
    );
  }
}

/** Every matching metric, including those of functions and queues that are added later. */
function search(term: string, statistic: string): IMetric {
  const period = Duration.minutes(5);
  return new MathExpression({ expression: `SEARCH('${term}', '${statistic}')`, label: '', period });
}

function graph(title: string, ...left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 8 });
}
