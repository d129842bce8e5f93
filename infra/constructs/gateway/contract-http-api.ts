import { Duration, Stack } from 'aws-cdk-lib';
import {
  CfnStage,
  CorsHttpMethod,
  HttpApi,
  HttpIntegrationType,
  HttpMethod,
  type HttpRoute,
  HttpRouteIntegration,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import { CORS } from '#infra/security-headers.ts';
import { API_BASE, type Route, type RouteTable, throttleOf } from '#shared/contract/route.ts';
import { ROUTE_GROUPS, ROUTE_LIST, type RouteGroupName } from '#shared/contract/routes.ts';
import {
  AUTHORIZATION_REASON,
  accessLogFormat,
  arnOf,
  type ContractGateway,
  type ContractGatewayProps,
  createAccessLog,
  DEFAULT_GROUP,
  permitCalls,
  UNMATCHED,
} from './contract-gateway.ts';

/** An HTTP API with one route per row of the contract, throttled as the row says. */
export class ContractHttpApi extends Construct implements ContractGateway {
  readonly hostName: string;
  readonly endpoint: string;
  readonly accessLog: LogGroup;
  readonly serverErrors: IMetric;
  readonly slowestLatency: IMetric;
  private readonly api: HttpApi;

  constructor(scope: Construct, id: string, props: ContractGatewayProps) {
    super(scope, id);
    const integration = (group: RouteGroupName) => new FunctionIntegration(group, props.functions[group]);
    this.api = new HttpApi(this, 'Api', {
      createDefaultStage: false,
      defaultIntegration: integration(DEFAULT_GROUP),
      ...(props.allowedOrigins.length > 0 && { corsPreflight: corsPreflight(props.allowedOrigins) }),
    });
    acknowledge(this.api, 'APIG4', 'Requests that match no route get 404, without a token.');
    const groups = Object.keys(ROUTE_GROUPS) as RouteGroupName[];
    const routes = groups.flatMap((group) => this.addGroup(group, integration(group)));
    permitCalls(this, this.api.apiId, props);
    this.accessLog = createAccessLog(this, props);
    // API Gateway rejects settings of a route that doesn't exist yet.
    this.addStage().node.addDependency(...routes);

    const { region, urlSuffix } = Stack.of(this);
    this.hostName = `${this.api.apiId}.execute-api.${region}.${urlSuffix}`;
    this.endpoint = this.api.apiEndpoint;
    const metric = { namespace: 'AWS/ApiGateway', dimensionsMap: { ApiId: this.api.apiId } };
    const period = Duration.minutes(5);
    this.serverErrors = new Metric({ ...metric, period, metricName: '5xx', statistic: 'Sum' });
    this.slowestLatency = new Metric({ ...metric, period, metricName: 'Latency', statistic: 'p95' });
  }

  private addGroup(group: RouteGroupName, integration: HttpRouteIntegration): HttpRoute[] {
    const table: RouteTable = ROUTE_GROUPS[group];
    const routes = Object.values(table).flatMap((row) =>
      this.api.addRoutes({
        path: `${API_BASE}${row.path}`,
        methods: [HttpMethod[row.method]],
        integration,
      }),
    );
    for (const route of routes) acknowledge(route, 'APIG4', AUTHORIZATION_REASON);
    return routes;
  }

  private addStage(): CfnStage {
    return new CfnStage(this, 'Stage', {
      apiId: this.api.apiId,
      stageName: '$default',
      autoDeploy: true,
      defaultRouteSettings: { throttlingRateLimit: UNMATCHED.rate, throttlingBurstLimit: UNMATCHED.burst },
      routeSettings: Object.fromEntries(ROUTE_LIST.map(([, row]) => routeSetting(row))),
      accessLogSettings: {
        destinationArn: arnOf(this.accessLog),
        format: accessLogFormat('$context.routeKey'),
      },
    });
  }
}

/** Calls a function. Unlike CDK's own, it adds no permission: `permitCalls` does. */
class FunctionIntegration extends HttpRouteIntegration {
  private readonly callee: IFunction;

  constructor(group: RouteGroupName, callee: IFunction) {
    super(pascalCase(group));
    this.callee = callee;
  }

  bind() {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.callee.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
    };
  }
}

/** CloudFormation uses these names as they are, unlike those of typed properties. */
function routeSetting(route: Route) {
  const { method, path } = route;
  const { rate, burst } = throttleOf(route);
  const limits = { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst };
  return [`${method} ${API_BASE}${path}`, limits] as const;
}

function corsPreflight(allowOrigins: string[]) {
  return {
    allowOrigins,
    allowMethods: CORS.allowedMethods.map((method) => CorsHttpMethod[method]),
    allowHeaders: [...CORS.allowedHeaders],
    exposeHeaders: [...CORS.exposedHeaders],
    maxAge: Duration.seconds(CORS.maxAgeSeconds),
  };
}
