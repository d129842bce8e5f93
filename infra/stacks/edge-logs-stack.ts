import { CfnOutput, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';
import { type Stage, stackId, stackProps } from './stage.ts';

/** CloudFront delivers logs only from this region, whatever the stage's region is. */
const REGION = 'us-east-1';
const OUTPUT = 'DistributionId';

/** Fields without personal data: no addresses, browsers, cookies, or queries. */
const FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'cs-method',
  'x-host-header',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cs-protocol',
  'ssl-protocol',
  'x-edge-request-id',
];

/** The distributions, and what each logs. URLs of the web app's API contain guests' phone numbers. */
const LOGGED = {
  sites: [...FIELDS, 'cs-uri-stem'],
  web: FIELDS,
} as const;

export type LoggedPart = keyof typeof LOGGED;

/** Access logs of CloudFront in one log group, without personal data. Deployed after the distributions. */
export class EdgeLogsStack extends Stack {
  constructor(scope: Construct, stage: Stage, distributions: Record<LoggedPart, Stack>) {
    super(scope, stackId(stage, 'edge-logs'), { ...stackProps(stage), env: { region: REGION } });
    const logs = new LogGroup(this, 'Requests', {
      // CloudWatch accepts deliveries only in groups with this prefix.
      logGroupName: `/aws/vendedlogs/${stackId(stage, 'edge')}`,
      retention: FIXED_RETENTION.accessLogs.days,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: stackId(stage, 'edge-logs'),
      destinationResourceArn: logs.logGroupArn,
      outputFormat: 'json',
    });
    for (const part of Object.keys(LOGGED) as LoggedPart[]) {
      this.addStackDependency(distributions[part]);
      const source = new CfnDeliverySource(this, `${part}-source`, {
        name: stackId(stage, part),
        logType: 'ACCESS_LOGS',
        resourceArn: this.formatArn({
          service: 'cloudfront',
          region: '',
          resource: 'distribution',
          resourceName: Fn.getStackOutput(distributions[part].stackName, OUTPUT, stageRegion()),
        }),
      });
      const delivery = new CfnDelivery(this, `${part}-delivery`, {
        deliverySourceName: source.name,
        deliveryDestinationArn: destination.attrArn,
        recordFields: [...LOGGED[part]],
      });
      delivery.addResourceDependency(source);
    }
  }
}

/** Lets `EdgeLogsStack` log a distribution. */
export function logRequests(distribution: Distribution): void {
  new CfnOutput(Stack.of(distribution), OUTPUT, { value: distribution.distributionId });
  acknowledge(
    distribution,
    'CFR3',
    'The stack edge-logs has its requests, without personal data. The kind of log that this rule asks for has IP addresses.',
  );
}

/** The region of the stage's other stacks: of the credentials, as the CDK command passes it. */
function stageRegion(): string {
  return process.env.CDK_DEFAULT_REGION ?? REGION;
}
