import { Duration, Stack } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  type Method,
  type MethodDeploymentOptions,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { API_BASE, type Route, type RouteTable } from '#shared/contract/route.ts';
import { ROUTE_GROUPS, ROUTE_LIST, type RouteGroupName } from '#shared/contract/routes.ts';
import {
  AUTHORIZATION_REASON,
  accessLogFormat,
  type ContractGateway,
  type ContractGatewayProps,
  createAccessLog,
  DEFAULT_GROUP,
  UNMATCHED,
} from './contract-gateway.ts';

/** A REST API always has its stage in the path. */
const STAGE_NAME = 'v1';

/**
 * A REST API with one method for each row of the contract, throttled as the row says: for emulators that have no
 * HTTP APIs. It answers no preflight: the edge in front of it is the web app's own origin, and an answer for each path
 * would be more than a stack holds. On AWS its access log needs the account's CloudWatch role of API Gateway, which is
 * not made here.
 */
export class ContractRestApi extends Construct implements ContractGateway {
  readonly hostName: string;
  readonly endpoint: string;
  readonly accessLog: LogGroup;
  readonly serverErrors: IMetric;
  readonly slowestLatency: IMetric;
  private readonly api: RestApi;

  constructor(scope: Construct, id: string, props: ContractGatewayProps) {
    super(scope, id);
    this.accessLog = createAccessLog(this, props);
    this.api = this.createApi();
    // One permission a function, as with the HTTP API.
    const integration = (group: RouteGroupName) =>
      new LambdaIntegration(props.functions[group], {
        allowTestInvoke: false,
        scopePermissionToMethod: false,
      });
    for (const group of Object.keys(ROUTE_GROUPS) as RouteGroupName[])
      this.addGroup(group, integration(group));
    // A path that is no route, and a method that a path does not have: what matches nothing else falls through to it.
    const unmatched = this.api.root.addResource('{proxy+}').addMethod('ANY', integration(DEFAULT_GROUP));
    acknowledgeMethod(unmatched, 'Requests that match no route get 404 or 405, without a token.');

    const { region, urlSuffix } = Stack.of(this);
    this.hostName = `${this.api.restApiId}.execute-api.${region}.${urlSuffix}`;
    this.endpoint = `https://${this.hostName}/${STAGE_NAME}`;
    const dimensionsMap = { ApiName: this.api.restApiName, Stage: STAGE_NAME };
    const metric = { namespace: 'AWS/ApiGateway', dimensionsMap, period: Duration.minutes(5) };
    this.serverErrors = new Metric({ ...metric, metricName: '5XXError', statistic: 'Sum' });
    this.slowestLatency = new Metric({ ...metric, metricName: 'Latency', statistic: 'p95' });
  }

  private createApi(): RestApi {
    const api = new RestApi(this, 'Api', {
      restApiName: Stack.of(this).stackName,
      endpointTypes: [EndpointType.REGIONAL],
      // Bodies come as base64, forms with a file among them. Bytes that a function answers as base64 leave as bytes
      // only where the request's Accept is one of these types, and browsers send `*/*` or none that names a file's.
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

  private addGroup(group: RouteGroupName, integration: LambdaIntegration): void {
    const table: RouteTable = ROUTE_GROUPS[group];
    for (const { method, path } of Object.values(table)) {
      const resource = this.api.root.resourceForPath(`${API_BASE}${path}`);
      acknowledgeMethod(resource.addMethod(method, integration), AUTHORIZATION_REASON);
    }
  }
}

function acknowledgeMethod(method: Method, reason: string): void {
  acknowledge(method, 'APIG4', reason);
  acknowledge(method, 'COG4', reason);
}

function methodOption({ method, path, throttle }: Route): [string, MethodDeploymentOptions] {
  const limits = { throttlingRateLimit: throttle.rate, throttlingBurstLimit: throttle.burst };
  return [`${API_BASE}${path}/${method}`, limits];
}
