import { Duration, NestedStack } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import {
  type ILambdaDeploymentConfig,
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { type IRole, ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { RunbookAlarm } from '#infra/constructs/alarm.ts';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import type { Releases } from '#infra/stages.ts';
import type { RouteGroupName } from '#shared/contract/routes.ts';

const CONFIGS = {
  canary: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
  'all-at-once': LambdaDeploymentConfig.ALL_AT_ONCE,
} as const satisfies Record<Releases, ILambdaDeploymentConfig>;

/** The number of failed calls of one function in a minute that rolls it back. */
const MAX_ERRORS = 3;

export type ReleasesProps = {
  functions: Readonly<Record<RouteGroupName, LambdaFunction>>;
  releases: Releases;
  topic: ITopic;
};

/**
 * The alias `live` of each function of the API. It moves to a new version step by step, and back to the previous one if
 * that fails. A nested stack, because the API's stack has no room left.
 */
export class ReleasesStack extends NestedStack {
  readonly aliases: Readonly<Record<RouteGroupName, Alias>>;
  private readonly application: LambdaApplication;
  private readonly role: IRole;

  constructor(scope: Construct, id: string, { functions, releases, topic }: ReleasesProps) {
    super(scope, id);
    this.application = new LambdaApplication(this, 'Application');
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
      ],
    });
    acknowledge(
      role,
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      'AWS maintains this policy for CodeDeploy.',
    );
    // Deployment groups would each add the policy again.
    this.role = role.withoutPolicyUpdates();
    const aliases = Object.entries(functions).map(([group, each]) => [
      group,
      this.addAlias(pascalCase(group), { function: each, releases, topic }),
    ]);
    this.aliases = Object.fromEntries(aliases) as Record<RouteGroupName, Alias>;
  }

  private addAlias(
    id: string,
    props: { function: LambdaFunction; releases: Releases; topic: ITopic },
  ): Alias {
    const alias = new Alias(this, `${id}Alias`, {
      aliasName: 'live',
      version: props.function.currentVersion,
    });
    const { alarm } = new RunbookAlarm(this, `${id}ErrorsAlarm`, {
      metric: alias.metricErrors({ period: Duration.minutes(1), statistic: 'Sum' }),
      threshold: MAX_ERRORS,
      comparison: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      impact: 'An API function is failing. A release in progress is rolled back.',
      runbook: 'api-errors',
      topic: props.topic,
    });
    new LambdaDeploymentGroup(this, `${id}Release`, {
      application: this.application,
      role: this.role,
      alias,
      deploymentConfig: CONFIGS[props.releases],
      alarms: [alarm],
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    });
    return alias;
  }
}
