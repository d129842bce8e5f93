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
  /** Origins beside the API's own that a browser may call it from. */
  allowedOrigins: string[];
  logRetentionDays: number;
  /** Whether the access log outlives its stack. */
  keepsLogs: boolean;
};

/** An API of API Gateway, of either kind, with one route for each row of the contract. */
export type ContractGateway = {
  hostName: string;
  /** Address below which the contract's paths begin, without a trailing slash; REST APIs have their stage in it. */
  endpoint: string;
  accessLog: LogGroup;
  /** Answers of 500 and above in five minutes. */
  serverErrors: IMetric;
  /** Milliseconds of the slowest twentieth, over five minutes. */
  slowestLatency: IMetric;
};

/** The group that answers what no route matches, with the contract's own 404; and how often. */
export const DEFAULT_GROUP: RouteGroupName = 'status';
export const UNMATCHED = { rate: 50, burst: 100 };

/** One line a request. No query, no body, no token: ids, the address that throttling needs, and timings. */
export function accessLogFormat(route: string): string {
  return JSON.stringify({
    request_id: '$context.requestId',
    at: '$context.requestTime',
    source_address: '$context.identity.sourceIp',
    route,
    status: '$context.status',
    // "-" when API Gateway answered by itself.
    integration_status: '$context.integrationStatus',
    duration_ms: '$context.responseLatency',
    integration_ms: '$context.integrationLatency',
    integration_error: '$context.integrationErrorMessage',
    error: '$context.error.message',
  });
}

/** Why no route has an authorizer of API Gateway, for cdk-nag. */
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

/** API Gateway wants the ARN without the `:*` that CDK's has. */
export function arnOf(log: LogGroup): string {
  return Stack.of(log).formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: log.logGroupName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
}
