import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { ComparisonOperator, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { RunbookAlarm } from '#infra/constructs/alarm.ts';
import { ContractApi } from '#infra/constructs/contract-api.ts';
import { createHttpFunction } from '#infra/constructs/http-function.ts';
import { createOriginKey } from '#infra/constructs/origin-key.ts';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import type { Platform } from '#infra/functions/function-needs.ts';
import { API_FUNCTIONS } from '#infra/functions/load-functions.ts';
import { ROUTE_GROUPS, type RouteGroupName } from '#shared/contract/routes.ts';
import { functionDefaults, type Stage, stackId, stackProps } from './stage.ts';

/** The HTTP API: one function for each route group of the contract. */
export class ApiStack extends Stack {
  /** Host name of the API. */
  readonly hostName: string;
  /** What CloudFront proves itself with, where it stands in front. */
  readonly originKey: string | undefined;
  private readonly stage: Stage;
  private readonly platform: Platform;

  constructor(scope: Construct, platform: Platform, topic: ITopic) {
    const { stage } = platform;
    super(scope, stackId(stage, 'api'), stackProps(stage));
    this.stage = stage;
    this.platform = platform;
    const { edge } = stage.config;
    this.originKey = edge.hasCloudFront ? createOriginKey(this, edge.originKeyVersion) : undefined;
    const { api } = new ContractApi(this, 'Http', {
      functions: this.addFunctions(),
      allowedOrigins: this.allowedOrigins(),
      logRetentionDays: stage.config.logRetentionDays,
    });
    this.hostName = `${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    new CfnOutput(this, 'ApiEndpoint', { value: api.apiEndpoint });
    this.addAlarms(api.apiId, topic);
  }

  private addFunctions(): Record<RouteGroupName, IFunction> {
    const groups = Object.keys(ROUTE_GROUPS) as RouteGroupName[];
    const functions = groups.map((group) => [group, this.addFunction(group)] as const);
    return Object.fromEntries(functions) as Record<RouteGroupName, IFunction>;
  }

  private addFunction(group: RouteGroupName): IFunction {
    const { stage } = this;
    const { environment, memoryMegabytes = 0, usesSharp = false } = API_FUNCTIONS[group](this.platform);
    const created = createHttpFunction(this, pascalCase(group), {
      ...functionDefaults(stage),
      entry: `functions/${group}/handler.ts`,
      memoryMegabytes: Math.max(memoryMegabytes, stage.config.apiMemoryMegabytes),
      environment: {
        SERVICE_NAME: group,
        ...environment,
        ...(group === 'auth' && this.originKey !== undefined && { ORIGIN_KEY: this.originKey }),
      },
      usesSharp,
    });
    return created.function;
  }

  /** With CloudFront the web app and the API share one origin, and no other may call. */
  private allowedOrigins(): string[] {
    const { edge } = this.stage.config;
    return edge.hasCloudFront ? [] : [edge.webOrigin];
  }

  private addAlarms(apiId: string, topic: ITopic): void {
    const dimensionsMap = { ApiId: apiId };
    const five = { namespace: 'AWS/ApiGateway', dimensionsMap, period: Duration.minutes(5) };
    new RunbookAlarm(this, 'ServerErrorsAlarm', {
      metric: new Metric({ ...five, metricName: '5xx', statistic: 'Sum' }),
      threshold: 5,
      comparison: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      impact: 'Owners see "Something went wrong on our side" where their work should be.',
      runbook: 'api-errors',
      topic,
    });
    new RunbookAlarm(this, 'LatencyAlarm', {
      metric: new Metric({ ...five, metricName: 'Latency', statistic: 'p95' }),
      threshold: 3_000,
      comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 3,
      impact: 'Owners wait longer than three seconds for one screen in twenty.',
      runbook: 'api-slow',
      topic,
    });
  }
}
