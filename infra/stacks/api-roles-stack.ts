import { Stack } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { createFunctionLog, createFunctionRole } from '#infra/constructs/function/function-role.ts';
import { neededEnvironment } from '#infra/constructs/function/needed-environment.ts';
import { addFunctionLogAlarms } from '#infra/constructs/gateway/api-alarms.ts';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import { apiNeeds } from '#infra/function-needs.ts';
import { ROUTE_GROUPS, type RouteGroupName } from '#shared/contract/routes.ts';
import type { Platform } from './platform.ts';
import { functionDefaults, metricsNamespace, stackId, stackProps } from './stage.ts';

/**
 * The permissions of each function of the API, and their shared log. A separate stack, because one has too little room.
 */
export class ApiRolesStack extends Stack {
  readonly roles: Readonly<Record<RouteGroupName, Role>>;
  readonly log: LogGroup;

  constructor(scope: Construct, platform: Platform, topic: ITopic) {
    const { stage } = platform;
    super(scope, stackId(stage, 'api-roles'), stackProps(stage));
    const defaults = functionDefaults(stage);
    this.log = createFunctionLog(this, 'Log', defaults);
    const groups = Object.keys(ROUTE_GROUPS) as RouteGroupName[];
    const roles = groups.map((group) => [
      group,
      createFunctionRole(this, `${pascalCase(group)}Role`, {
        environment: neededEnvironment(apiNeeds(group), { ...platform, scope: this }),
        log: this.log,
        isTraced: defaults.isTraced,
      }),
    ]);
    this.roles = Object.fromEntries(roles) as Record<RouteGroupName, Role>;
    if (stage.isEmulated) return;
    addFunctionLogAlarms(this, { log: this.log, namespace: metricsNamespace(stage) }, topic);
  }
}
