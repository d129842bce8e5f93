import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnStage, CorsHttpMethod, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct, type IDependable } from 'constructs';
import { CORS } from '#infra/security-headers.ts';
import { API_BASE, type RouteTable } from '#shared/contract/route.ts';
import { ROUTE_GROUPS, type RouteGroupName } from '#shared/contract/routes.ts';
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
    this.api = new HttpApi(this, 'Api', {
      createDefaultStage: false,
      ...(props.allowedOrigins.length > 0 && { corsPreflight: corsPreflight(props.allowedOrigins) }),
    });
    const throttles: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }> = {};
    const routes: IDependable[] = [];
    for (const [group, table] of Object.entries<RouteTable>(ROUTE_GROUPS)) {
      const integration = new HttpLambdaIntegration(
        pascalCase(group),
        props.functions[group as RouteGroupName],
      );
      for (const row of Object.values(table)) {
        const path = `${API_BASE}${row.path}`;
        const added = this.api.addRoutes({ path, methods: [HttpMethod[row.method]], integration });
        for (const route of added) acknowledge(route, 'APIG4', AUTHORISATION_REASON);
        routes.push(...added);
        const { rate, burst } = row.throttle;
        throttles[`${row.method} ${path}`] = { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst };
      }
    }
    // API Gateway refuses settings of a route that does not exist yet.
    this.addStage(throttles, props.logRetentionDays).node.addDependency(...routes);
  }

  private addStage(routeSettings: object, logRetentionDays: number): CfnStage {
    const log = new LogGroup(this, 'AccessLog', {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    return new CfnStage(this, 'Stage', {
      apiId: this.api.apiId,
      stageName: '$default',
      autoDeploy: true,
      routeSettings,
      accessLogSettings: { destinationArn: arnOf(log), format: ACCESS_LOG_FORMAT },
    });
  }
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
