import { Duration, Stack } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  ApiDefinition,
  EndpointType,
  LogGroupLogDestination,
  type MethodDeploymentOptions,
  SpecRestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { API_BASE, type Route, type RouteTable, throttleOf } from '#shared/contract/route.ts';
import { ROUTE_GROUPS, ROUTE_LIST, type RouteGroupName } from '#shared/contract/routes.ts';
import {
  accessLogFormat,
  type ContractGateway,
  type ContractGatewayProps,
  createAccessLog,
  DEFAULT_GROUP,
  permitCalls,
  UNMATCHED,
} from './contract-gateway.ts';

/** Listed by name, because emulators ignore API Gateway's extension for all methods when they import a document. */
const UNMATCHED_METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** A REST API always has its stage in the path. */
const STAGE_NAME = 'v1';

/**
 * A REST API with one method per row of the contract, throttled as the row says, for emulators without HTTP APIs. Its
 * paths are one OpenAPI document, because one resource per path segment would exceed a stack's limit. It answers no
 * preflight requests, because the edge in front of it has the web app's origin. On AWS its access log needs the
 * account's CloudWatch role for API Gateway, which isn't created here.
 */
export class ContractRestApi extends Construct implements ContractGateway {
  readonly hostName: string;
  readonly endpoint: string;
  readonly accessLog: LogGroup;
  readonly serverErrors: IMetric;
  readonly slowestLatency: IMetric;
  private readonly api: SpecRestApi;

  constructor(scope: Construct, id: string, props: ContractGatewayProps) {
    super(scope, id);
    this.accessLog = createAccessLog(this, props);
    this.api = this.createApi(props.functions);
    permitCalls(this, this.api.restApiId, props);

    const { region, urlSuffix } = Stack.of(this);
    this.hostName = `${this.api.restApiId}.execute-api.${region}.${urlSuffix}`;
    this.endpoint = `https://${this.hostName}/${STAGE_NAME}`;
    const dimensionsMap = { ApiName: Stack.of(this).stackName, Stage: STAGE_NAME };
    const metric = { namespace: 'AWS/ApiGateway', dimensionsMap, period: Duration.minutes(5) };
    this.serverErrors = new Metric({ ...metric, metricName: '5XXError', statistic: 'Sum' });
    this.slowestLatency = new Metric({ ...metric, metricName: 'Latency', statistic: 'p95' });
  }

  private createApi(functions: ContractGatewayProps['functions']): SpecRestApi {
    const title = Stack.of(this).stackName;
    const definition = { openapi: '3.0.1', info: { title, version: '1' }, paths: this.paths(functions) };
    const api = new SpecRestApi(this, 'Api', {
      restApiName: title,
      apiDefinition: ApiDefinition.fromInline(definition),
      endpointTypes: [EndpointType.REGIONAL],
      // Bodies arrive as base64, including forms with a file. Base64 responses are decoded only if the request's
      // Accept header matches one of these types, and browsers send `*/*` or no type that matches a file.
      binaryMediaTypes: ['*/*'],
      cloudWatchRole: false,
      deployOptions: {
        stageName: STAGE_NAME,
        accessLogDestination: new LogGroupLogDestination(this.accessLog),
        accessLogFormat: AccessLogFormat.custom(accessLogFormat('$context.httpMethod $context.resourcePath')),
        throttlingRateLimit: UNMATCHED.rate,
        throttlingBurstLimit: UNMATCHED.burst,
        methodOptions: Object.fromEntries(ROUTE_LIST.map(([, row]) => methodOption(row))),
      },
    });
    acknowledge(api, 'APIG2', 'The function parses each request with the schemas of the contract.');
    acknowledge(api.deploymentStage, 'APIG3', 'REST APIs are for emulators, which have no web ACL.');
    acknowledge(
      api.deploymentStage,
      'APIG6',
      'Every request is in the access log and in its function’s log.',
    );
    return api;
  }

  /** Operations by path and method, each assigned to its group's function. */
  private paths(functions: ContractGatewayProps['functions']): Record<string, Record<string, object>> {
    const { partition, region } = Stack.of(this);
    const handedTo = (group: RouteGroupName) => ({
      'x-amazon-apigateway-integration': {
        type: 'aws_proxy',
        httpMethod: 'POST',
        uri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${functions[group].functionArn}/invocations`,
      },
    });
    // Catches unknown paths, and unsupported methods of known paths.
    const unmatched = UNMATCHED_METHODS.map((method) => [method, handedTo(DEFAULT_GROUP)]);
    const paths: Record<string, Record<string, object>> = { '/{proxy+}': Object.fromEntries(unmatched) };
    for (const [group, table] of Object.entries(ROUTE_GROUPS) as [RouteGroupName, RouteTable][])
      for (const { method, path } of Object.values(table)) {
        const key = `${API_BASE}${path}`;
        paths[key] = { ...paths[key], [method.toLowerCase()]: handedTo(group) };
      }
    return paths;
  }
}

function methodOption(route: Route): [string, MethodDeploymentOptions] {
  const { method, path } = route;
  const { rate, burst } = throttleOf(route);
  const limits = { throttlingRateLimit: rate, throttlingBurstLimit: burst };
  return [`${API_BASE}${path}/${method}`, limits];
}
