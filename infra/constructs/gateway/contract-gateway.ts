import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import type { RouteGroupName } from '#shared/contract/routes.ts';

export type ContractGatewayProps = {
  /** The function of each route group. */
  functions: Readonly<Record<RouteGroupName, IFunction>>;
  /** The scope of the permissions to call them. Defaults to the API's. */
  permissions?: Construct;
  /** Origins besides the API's own from which browsers may call it. */
  allowedOrigins: string[];
  logRetentionDays: number;
  /** Whether the access log outlives its stack. */
  keepsLogs: boolean;
};

/** An API of API Gateway, of either kind, with one route per row of the contract. */
export type ContractGateway = {
  hostName: string;
  /** The base URL of the contract's paths, without a trailing slash. A REST API's includes its stage. */
  endpoint: string;
  accessLog: LogGroup;
  /** Responses with a status of 500 or above in five minutes. */
  serverErrors: IMetric;
  /** The 95th percentile in milliseconds, over five minutes. */
  slowestLatency: IMetric;
};

/** The group that answers unmatched requests with the contract's own 404; and how often. */
export const DEFAULT_GROUP: RouteGroupName = 'status';
export const UNMATCHED = { rate: 50, burst: 100 };

/** One line per request, without query, body, and tokens: IDs, the address for throttling, and timings. */
export function accessLogFormat(route: string): string {
  return JSON.stringify({
    request_id: '$context.requestId',
    at: '$context.requestTime',
    source_address: '$context.identity.sourceIp',
    route,
    status: '$context.status',
    // "-" if API Gateway answered without calling a function.
    integration_status: '$context.integrationStatus',
    duration_ms: '$context.responseLatency',
    integration_ms: '$context.integrationLatency',
    integration_error: '$context.integrationErrorMessage',
    error: '$context.error.message',
  });
}

/** Why no route has an API Gateway authorizer, for cdk-nag. */
export const AUTHORIZATION_REASON =
  'The function checks the token, its version, and the role (functions/platform). API Gateway’s JWT authorizer supports neither HS256 nor token versions. The contract lists public routes.';

/** One permission per function: one per route would exceed the 20 KB limit of the function's policy. */
export function permitCalls(
  scope: Construct,
  apiId: string,
  { functions, permissions = scope }: ContractGatewayProps,
) {
  const sourceArn = Stack.of(scope).formatArn({
    service: 'execute-api',
    resource: apiId,
    resourceName: '*/*',
  });
  for (const [group, callee] of Object.entries(functions))
    callee.addPermission(`${pascalCase(group)}Gateway`, {
      scope: permissions,
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn,
    });
}

export function createAccessLog(scope: Construct, props: ContractGatewayProps): LogGroup {
  return new LogGroup(scope, 'AccessLog', {
    retention: props.logRetentionDays,
    removalPolicy: props.keepsLogs ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}

/** API Gateway requires the ARN without CDK's `:*`. */
export function arnOf(log: LogGroup): string {
  return Stack.of(log).formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: log.logGroupName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
}
