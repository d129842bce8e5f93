import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { createHttpFunction } from '#infra/constructs/function/http-function.ts';
import { neededEnvironment } from '#infra/constructs/function/needed-environment.ts';
import type { VariableContext } from '#infra/constructs/function/variable-values.ts';
import { addAccessLogAlarm, addApiAlarms } from '#infra/constructs/gateway/api-alarms.ts';
import type { ContractGateway } from '#infra/constructs/gateway/contract-gateway.ts';
import { ContractHttpApi } from '#infra/constructs/gateway/contract-http-api.ts';
import { ContractRestApi } from '#infra/constructs/gateway/contract-rest-api.ts';
import { ReleasesStack } from '#infra/constructs/gateway/releases.ts';
import { createOriginKey } from '#infra/constructs/origin-key.ts';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import { functionFolder } from '#infra/function-folders.ts';
import { apiNeeds } from '#infra/function-needs.ts';
import { webOriginOf } from '#infra/stacks/web-origin.ts';
import { ROUTE_GROUPS, type RouteGroupName } from '#shared/contract/routes.ts';
import { ApiRolesStack } from './api-roles-stack.ts';
import type { Platform } from './platform.ts';
import { functionDefaults, metricsNamespace, reservation, type Stage, stackId, stackProps } from './stage.ts';

type ApiFunctions = Readonly<Record<RouteGroupName, LambdaFunction>>;

/** The API: one function per route group of the contract, and the gateway in front of them. */
export class ApiStack extends Stack {
  readonly gateway: ContractGateway;
  /** CloudFront's key, if there is a distribution. */
  readonly originKey: string | undefined;
  private readonly stage: Stage;
  private readonly context: Platform & VariableContext;
  private readonly shared: ApiRolesStack;

  constructor(scope: Construct, platform: Platform, topic: ITopic) {
    const { stage } = platform;
    super(scope, stackId(stage, 'api'), stackProps(stage));
    this.stage = stage;
    const webOrigin = webOriginOf(stage);
    const { edge } = stage.config;
    const originKeys = edge.hasCloudFront ? createOriginKey(this, edge.originKeyVersion) : undefined;
    this.originKey = originKeys?.current;
    this.shared = new ApiRolesStack(scope, platform, topic);
    this.context = { ...platform, scope: this, originKeys, ...(webOrigin && { webOrigin }) };
    const functions = this.addFunctions();
    const { gateway: kind } = stage.config;
    // A REST API has a resource per path segment, which together with the functions exceeds one template's limit.
    const home = kind === 'http' ? this : new Stack(scope, stackId(stage, 'gateway'), stackProps(stage));
    this.gateway = this.addGateway(home, functions, topic);
    this.addGatewayAlarms(home, this.gateway, topic);
  }

  private addGateway(home: Stack, functions: ApiFunctions, topic: ITopic): ContractGateway {
    const { gateway: kind, releases, logRetentionDays, keepsData } = this.stage.config;
    const released = releases && new ReleasesStack(this, 'Releases', { functions, releases, topic });
    const props = {
      functions: released?.aliases ?? functions,
      // Permissions in the functions' stack can't name an API of another stack, because that stack names the
      // functions.
      ...(released && home === this && { permissions: released }),
      allowedOrigins: this.allowedOrigins(),
      logRetentionDays,
      keepsLogs: keepsData,
    };
    const gateway =
      kind === 'http' ? new ContractHttpApi(home, 'Http', props) : new ContractRestApi(home, 'Rest', props);
    new CfnOutput(home, 'ApiEndpoint', { value: gateway.endpoint });
    return gateway;
  }

  private addFunctions(): ApiFunctions {
    const groups = Object.keys(ROUTE_GROUPS) as RouteGroupName[];
    const functions = groups.map((group) => [group, this.addFunction(group)] as const);
    return Object.fromEntries(functions) as Record<RouteGroupName, LambdaFunction>;
  }

  private addFunction(group: RouteGroupName): LambdaFunction {
    const { stage } = this;
    const needs = apiNeeds(group);
    const created = createHttpFunction(this, pascalCase(group), {
      ...functionDefaults(stage),
      entry: `functions/${functionFolder(group)}/handler.ts`,
      memoryMegabytes: Math.max(needs.memoryMegabytes ?? 0, stage.config.apiMemoryMegabytes),
      environment: { SERVICE_NAME: group, ...neededEnvironment(needs, this.context) },
      usesSharp: needs.usesSharp === true,
      shared: { role: this.shared.roles[group], log: this.shared.log },
      ...reservation(stage, group),
    });
    return created.function;
  }

  /** With CloudFront, the web app and the API share one origin, and no other may call. */
  private allowedOrigins(): string[] {
    const { edge } = this.stage.config;
    return edge.hasCloudFront ? [] : [edge.webOrigin];
  }

  private addGatewayAlarms(home: Stack, gateway: ContractGateway, topic: ITopic): void {
    addApiAlarms(home, gateway, topic);
    if (this.stage.isEmulated) return;
    addAccessLogAlarm(home, { access: gateway.accessLog, namespace: metricsNamespace(this.stage) }, topic);
  }
}
