import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnStage, CorsHttpMethod, HttpApi, HttpMethod, type HttpRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { CORS } from '#infra/security-headers.ts';
import { API_BASE, type Route, type RouteTable } from '#shared/contract/route.ts';
import { ROUTE_GROUPS, ROUTE_LIST, type RouteGroupName } from '#shared/contract/routes.ts';
import { acknowledge } from './acknowledge.ts';
import { pascalCase } from './pascal-case.ts';

/** One line a request. No query, no body, no token: ids, the address that throttling needs, and timings. */
const ACCESS_LOG_FORMAT = JSON.stringify({
  request_id: '$context.requestId',
  at: '$context.requestTime',
  source_address: '$context.identity.sourceIp',
  route: '$context.routeKey',
  status: '$context.status',
  duration_ms: '$context.responseLatency',
  integration_ms: '$context.integrationLatency',
  integration_error: '$context.integrationErrorMessage',
  error: '$context.error.message',
});

/** The group that answers what no route matches, with the contract's own 404; and how often. */
const DEFAULT_GROUP: RouteGroupName = 'status';
const UNMATCHED = { rate: 50, burst: 100 };

export type ContractApiProps = {
  /** The function of each route group. */
  functions: Readonly<Record<RouteGroupName, IFunction>>;
  /** Origins beside the API's own that a browser may call it from. */
  allowedOrigins: string[];
  logRetentionDays: number;
};

/** An HTTP API with one route for each row of the contract, throttled as the row says. */
export class ContractApi extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, props: ContractApiProps) {
    super(scope, id);
    const integration = (group: RouteGroupName) =>
      // One permission a function: one for each of its routes would outgrow the policy's 20 KB.
      new HttpLambdaIntegration(pascalCase(group), props.functions[group], { scopePermissionToRoute: false });
    this.api = new HttpApi(this, 'Api', {
      createDefaultStage: false,
      defaultIntegration: integration(DEFAULT_GROUP),
      ...(props.allowedOrigins.length > 0 && { corsPreflight: corsPreflight(props.allowedOrigins) }),
    });
    acknowledge(this.api, 'APIG4', 'What no route matches is answered with 404, to anybody.');
    const groups = Object.keys(ROUTE_GROUPS) as RouteGroupName[];
    const routes = groups.flatMap((group) => this.addGroup(group, integration(group)));
    // API Gateway refuses settings of a route that does not exist yet.
    this.addStage(props.logRetentionDays).node.addDependency(...routes);
  }

  private addGroup(group: RouteGroupName, integration: HttpLambdaIntegration): HttpRoute[] {
    const table: RouteTable = ROUTE_GROUPS[group];
    const routes = Object.values(table).flatMap((row) =>
      this.api.addRoutes({
        path: `${API_BASE}${row.path}`,
        methods: [HttpMethod[row.method]],
        integration,
      }),
    );
    for (const route of routes) acknowledge(route, 'APIG4', AUTHORISATION_REASON);
    return routes;
  }

  private addStage(logRetentionDays: number): CfnStage {
    const log = new LogGroup(this, 'AccessLog', {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    return new CfnStage(this, 'Stage', {
      apiId: this.api.apiId,
      stageName: '$default',
      autoDeploy: true,
      defaultRouteSettings: { throttlingRateLimit: UNMATCHED.rate, throttlingBurstLimit: UNMATCHED.burst },
      routeSettings: Object.fromEntries(ROUTE_LIST.map(([, row]) => routeSetting(row))),
      accessLogSettings: { destinationArn: arnOf(log), format: ACCESS_LOG_FORMAT },
    });
  }
}

/** CloudFormation takes these names as they are, unlike those of typed properties. */
function routeSetting({ method, path, throttle }: Route) {
  const limits = { ThrottlingRateLimit: throttle.rate, ThrottlingBurstLimit: throttle.burst };
  return [`${method} ${API_BASE}${path}`, limits] as const;
}

const AUTHORISATION_REASON =
  'The function checks the token, its version and the role (functions/platform): an API Gateway JWT authorizer knows neither HS256 nor token versions. The contract says which routes are public.';

function corsPreflight(allowOrigins: string[]) {
  return {
    allowOrigins,
    allowMethods: CORS.allowedMethods.map((method) => CorsHttpMethod[method]),
    allowHeaders: [...CORS.allowedHeaders],
    exposeHeaders: [...CORS.exposedHeaders],
    maxAge: Duration.seconds(CORS.maxAgeSeconds),
  };
}

/** API Gateway wants the ARN without the `:*` that CDK's has. */
function arnOf(log: LogGroup): string {
  return Stack.of(log).formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: log.logGroupName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
}
