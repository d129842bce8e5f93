import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { ComparisonOperator, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { AuthEnvironment } from '#functions/auth/config.ts';
import type { DashboardEnvironment } from '#functions/dashboard/config.ts';
import type { ImagesEnvironment } from '#functions/images/config.ts';
import type { StatusEnvironment } from '#functions/status/config.ts';
import type { WebsitesEnvironment } from '#functions/websites/config.ts';
import { RunbookAlarm } from '#infra/constructs/alarm.ts';
import { bindBucket, bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import type { BoundEnvironment } from '#infra/constructs/bundled-function.ts';
import { ContractApi } from '#infra/constructs/contract-api.ts';
import { createHttpFunction } from '#infra/constructs/http-function.ts';
import { createOriginKey } from '#infra/constructs/origin-key.ts';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import type { RouteGroupName } from '#shared/contract/routes.ts';
import type { DataStack } from './data-stack.ts';
import type { SitesStack } from './sites-stack.ts';
import { functionDefaults, pathStyle, type Stage, stackId, stackProps } from './stage.ts';

/** Decoding 16 megapixels takes memory, and Lambda gives processor time with it. */
const IMAGES_MEMORY_MEGABYTES = 1769;

export type ApiStackProps = { data: DataStack; sites: SitesStack; topic: ITopic };

/** The HTTP API: one function for each route group of the contract. */
export class ApiStack extends Stack {
  /** Host name of the API. */
  readonly hostName: string;
  /** What CloudFront proves itself with, where it stands in front. */
  readonly originKey: string | undefined;
  private readonly stage: Stage;
  private readonly props: ApiStackProps;

  constructor(scope: Construct, stage: Stage, props: ApiStackProps) {
    super(scope, stackId(stage, 'api'), stackProps(stage));
    this.stage = stage;
    this.props = props;
    const { edge } = stage.config;
    this.originKey = edge.hasCloudFront ? createOriginKey(this, edge.originKeyVersion) : undefined;
    const { api } = new ContractApi(this, 'Http', {
      functions: {
        auth: this.addFunction<AuthEnvironment>('auth', this.authEnvironment()),
        dashboard: this.addFunction<DashboardEnvironment>('dashboard', this.dashboardEnvironment()),
        // It draws the picture that social networks show of a site.
        websites: this.addFunction<WebsitesEnvironment>('websites', this.websitesEnvironment(), {
          usesSharp: true,
        }),
        images: this.addFunction<ImagesEnvironment>('images', this.imagesEnvironment(), {
          usesSharp: true,
          memoryMegabytes: Math.max(IMAGES_MEMORY_MEGABYTES, stage.config.apiMemoryMegabytes),
        }),
        status: this.addFunction<StatusEnvironment>('status', this.statusEnvironment()),
      },
      allowedOrigins: this.allowedOrigins(),
      logRetentionDays: stage.config.logRetentionDays,
    });
    this.hostName = `${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    new CfnOutput(this, 'ApiEndpoint', { value: api.apiEndpoint });
    this.addAlarms(api.apiId);
  }

  private addFunction<Environment>(
    group: RouteGroupName,
    environment: BoundEnvironment<Environment>,
    needs: { usesSharp?: boolean; memoryMegabytes?: number } = {},
  ) {
    const created = createHttpFunction<Environment>(this, pascalCase(group), {
      ...functionDefaults(this.stage),
      entry: `functions/${group}/handler.ts`,
      memoryMegabytes: this.stage.config.apiMemoryMegabytes,
      environment,
      ...needs,
    });
    return created.function;
  }

  private authEnvironment(): BoundEnvironment<AuthEnvironment> {
    const { tables, queues, tokenSecret } = this.props.data;
    return {
      SERVICE_NAME: 'auth',
      LOGINS_TABLE_NAME: bindTable(tables.logins, 'readWrite'),
      USERS_TABLE_NAME: bindTable(tables.users, 'readWrite'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
      EMAIL_TOKENS_TABLE_NAME: bindTable(tables.emailTokens, 'readWrite'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      EMAILS_QUEUE_URL: bindQueue(queues.emails.queue),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
      ...(this.originKey !== undefined && { ORIGIN_KEY: this.originKey }),
    };
  }

  private dashboardEnvironment(): BoundEnvironment<DashboardEnvironment> {
    const { tables, tokenSecret } = this.props.data;
    return {
      SERVICE_NAME: 'dashboard',
      USERS_TABLE_NAME: bindTable(tables.users, 'read'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
    };
  }

  private websitesEnvironment(): BoundEnvironment<WebsitesEnvironment> {
    const { tables, queues, siteVersions, transfers, tokenSecret } = this.props.data;
    return {
      SERVICE_NAME: 'websites',
      USERS_TABLE_NAME: bindTable(tables.users, 'read'),
      RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'readWrite'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'readWrite'),
      GENERATION_JOBS_TABLE_NAME: bindTable(tables.generationJobs, 'readWrite'),
      SLUGS_TABLE_NAME: bindTable(tables.slugs, 'readWrite'),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'get'),
      SITES_BUCKET_NAME: bindBucket(this.props.sites.bucket),
      SITE_VERSIONS_BUCKET_NAME: bindBucket(siteVersions),
      TRANSFERS_BUCKET_NAME: bindBucket(transfers, 'downloads/*'),
      GENERATION_QUEUE_URL: bindQueue(queues.generation.queue),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
      SITES_ORIGIN: this.props.sites.origin,
      ...pathStyle(this.stage),
    };
  }

  private imagesEnvironment(): BoundEnvironment<ImagesEnvironment> {
    const { tables, transfers, tokenSecret } = this.props.data;
    return {
      SERVICE_NAME: 'images',
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      IMAGES_TABLE_NAME: bindTable(tables.images, 'readWrite'),
      WEBSITES_TABLE_NAME: bindTable(tables.websites, 'readWrite'),
      SITES_BUCKET_NAME: bindBucket(this.props.sites.bucket, 'images/*'),
      // A form for an upload is signed in this function's name, and can do no more than it.
      TRANSFERS_BUCKET_NAME: bindBucket(transfers, 'uploads/*'),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
      SITES_ORIGIN: this.props.sites.origin,
      ...pathStyle(this.stage),
    };
  }

  private statusEnvironment(): BoundEnvironment<StatusEnvironment> {
    return {
      STAGE: this.stage.name,
      SERVICE_NAME: 'status',
      USERS_TABLE_NAME: bindTable(this.props.data.tables.users, 'get'),
      SITES_ORIGIN: this.props.sites.origin,
    };
  }

  /** With CloudFront the web app and the API share one origin, and no other may call. */
  private allowedOrigins(): string[] {
    const { edge } = this.stage.config;
    return edge.hasCloudFront ? [] : [edge.webOrigin];
  }

  private addAlarms(apiId: string): void {
    const { topic } = this.props;
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
