import { readdirSync } from 'node:fs';
import { CachePolicy, OriginRequestPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_BASE, throttleOf } from '#shared/contract/route.ts';
import { ROUTE_GROUPS, ROUTE_LIST } from '#shared/contract/routes.ts';
import { MAX_RECEIVE_COUNT, QUEUES, TABLES, type TableDefinition } from './resources.ts';
import { LIMITS } from './security-headers.ts';
import { type PlacedResource, type SynthesizedStage, synthesizedStage } from './synthesized-stage.ts';

let production: SynthesizedStage;
beforeAll(() => {
  production = synthesizedStage('production');
});

type Statement = {
  Effect: string;
  Action: string | string[];
  Resource?: unknown;
  Principal?: { Service?: string };
};

type Environment = { Variables: Record<string, unknown> };
type Origin = { OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] };

function statementsOf(resource: PlacedResource): Statement[] {
  const document = resource.Properties.PolicyDocument as { Statement: Statement[] } | undefined;
  return document?.Statement ?? [];
}

/** X-Ray permissions can't name resources. */
function isTracing({ Action }: Statement): boolean {
  return [Action].flat().every((action) => action.startsWith('xray:Put'));
}

function isSenderNumbers(resource: unknown): boolean {
  return JSON.stringify(resource).includes(':sms-voice:');
}

/** What functions are allowed to do, without the denials of resource policies. */
function grants(): Statement[] {
  return production.resources('AWS::IAM::Policy').flatMap(statementsOf);
}

describe('permissions', () => {
  test('every permission names its actions, and no function may scan a table', () => {
    const actions = grants().flatMap(({ Action }) => Action);
    expect(actions.length).toBeGreaterThan(20);
    expect(actions.filter((action) => action.includes('*') || action === 'dynamodb:Scan')).toEqual([]);
  });

  test('every permission names its resources; only bucket objects and sender numbers use patterns', () => {
    const resources = grants()
      .filter((statement) => !isTracing(statement))
      .flatMap(({ Resource }) => Resource ?? []);
    expect(resources.filter((resource) => resource === '*')).toEqual([]);
    const patterns = resources
      .filter((resource) => JSON.stringify(resource).includes('*'))
      .filter((resource) => !isSenderNumbers(resource));
    const buckets = production.resources('AWS::S3::Bucket').map(({ logicalId }) => logicalId);
    expect(patterns.length).toBeGreaterThan(2);
    for (const pattern of patterns) {
      const [, [arn, keys]] = (pattern as { 'Fn::Join': [string, [unknown, string]] })['Fn::Join'];
      expect(buckets).toContain(production.targetOf(arn));
      expect(keys).toMatch(/^\/(?:(?:\*\/)?[a-z]+\/)?\*$/);
    }
  });

  test('no function of a deployed stage reads pages at private addresses', () => {
    const settings = production.resources('AWS::Lambda::Function').flatMap(({ Properties }) => {
      const environment = Properties.Environment as Environment | undefined;
      return environment?.Variables.ALLOW_PRIVATE_ANALYSIS ?? [];
    });
    expect(settings).toEqual(['false']);
  });

  test('only the SMS worker sends texts, from the account’s numbers, and receipts are delivered', () => {
    const policies = production.resources('AWS::IAM::Policy');
    const senders = policies.filter((policy) => JSON.stringify(policy).includes('sms-voice:'));
    expect(senders.map(({ part }) => part)).toEqual(['sms']);
    const [configurationSet] = production.resources('AWS::SMSVOICE::ConfigurationSet', 'data');
    const [worker] = production.resources('AWS::Lambda::Function', 'sms');
    const environment = worker?.Properties.Environment as Environment | undefined;
    expect(production.targetOf(environment?.Variables.SMS_CONFIGURATION_SET)).toBe(
      configurationSet?.logicalId,
    );
    const destinations = configurationSet?.Properties.EventDestinations as
      | { SnsDestination: { TopicArn: unknown } }[]
      | undefined;
    const topic = production.targetOf(destinations?.[0]?.SnsDestination.TopicArn);
    const subscription = production
      .resources('AWS::SNS::Subscription', 'data')
      .find(({ Properties }) => production.targetOf(Properties.TopicArn) === topic);
    expect(subscription?.Properties).toMatchObject({ Protocol: 'sqs', RawMessageDelivery: true });
    expect(production.targetOf(subscription?.Properties.Endpoint)).toMatch(/^SmsReceiptsQueue/);
  });

  test('guests’ texts to a sender number reach the inbound worker’s queue', async () => {
    const { Value } = production.templates.data?.Outputs?.InboundTextsTopicArn ?? {};
    const subscription = production
      .resources('AWS::SNS::Subscription', 'data')
      .find(({ Properties }) => production.targetOf(Properties.TopicArn) === production.targetOf(Value));
    expect(subscription?.Properties).toMatchObject({ Protocol: 'sqs', RawMessageDelivery: true });
    expect(production.targetOf(subscription?.Properties.Endpoint)).toMatch(/^InboundTextsQueue/);
    const policies = production
      .resources('AWS::SNS::TopicPolicy', 'data')
      .flatMap(statementsOf)
      .filter(({ Effect }) => Effect === 'Allow')
      .map(
        ({ Condition, ...statement }: ReturnType<typeof statementsOf>[number] & { Condition?: object }) => ({
          ...statement,
          // SES's construct uses different case in this key, which IAM treats as the same.
          account: JSON.parse(JSON.stringify(Condition).replaceAll('AWS:Source', 'aws:Source')).StringEquals[
            'aws:SourceAccount'
          ],
        }),
      );
    expect(policies).toHaveLength(3);
    for (const statement of policies)
      expect(statement).toMatchObject({
        Action: 'sns:Publish',
        Principal: { Service: expect.stringMatching(/^(sms-voice|ses)\.amazonaws\.com$/) },
        account: { Ref: 'AWS::AccountId' },
      });
  });

  test('the function that ingests images can access uploads and site images, and no pages', () => {
    const policy = production
      .resources('AWS::IAM::Policy', 'api-roles')
      .find(({ logicalId }) => logicalId.startsWith('Images'));
    const patterns = (policy === undefined ? [] : statementsOf(policy))
      .filter(({ Action }) => [Action].flat().includes('s3:PutObject'))
      .flatMap(({ Resource }) => JSON.stringify(Resource).match(/\/[a-z]+\/\*/g) ?? []);
    expect(patterns.toSorted()).toEqual(['/images/*', '/uploads/*']);
  });

  test('the public health check calls a function that can only read one item and count errors', () => {
    const policy = production
      .resources('AWS::IAM::Policy')
      .find(({ logicalId }) => logicalId.startsWith('Status'));
    const rights = (policy === undefined ? [] : statementsOf(policy)).flatMap(({ Action }) => Action);
    expect(rights.toSorted()).toEqual([
      'dynamodb:GetItem',
      'dynamodb:UpdateItem',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
  });

  test('audit records are added, and account deletion removes values, but nothing deletes records', () => {
    const [table] = production
      .resources('AWS::DynamoDB::Table')
      .filter(({ logicalId }) => logicalId.startsWith('Receipts'));
    const rights = grants().filter(({ Resource }) =>
      [Resource].flat().some((resource) => production.targetOf(resource) === table?.logicalId),
    );
    expect(rights.length).toBeGreaterThan(2);
    const reading = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
    const writing = rights.flatMap(({ Action }) => Action).filter((action) => !reading.includes(action));
    expect(new Set(writing)).toEqual(new Set(['dynamodb:PutItem', 'dynamodb:UpdateItem']));
    const changing = rights.filter(({ Action }) => [Action].flat().includes('dynamodb:UpdateItem'));
    expect(changing).toHaveLength(1);
  });

  test('the function that lists audit records changes none, and adds records for exports', () => {
    const policy = production
      .resources('AWS::IAM::Policy', 'api-roles')
      .find(({ logicalId }) => logicalId.startsWith('Activity'));
    const actions = (policy === undefined ? [] : statementsOf(policy)).flatMap(({ Action }) => Action);
    expect(actions).toContain('dynamodb:Query');
    const writing = actions.filter((action) => /^dynamodb:(?:Put|Update|Delete|BatchWrite)/.test(action));
    // Errors are counted in a separate table.
    expect(writing.toSorted()).toEqual(['dynamodb:PutItem', 'dynamodb:UpdateItem']);
  });

  test('no role has a managed policy, and each function has its own role', () => {
    const roles = production.resources('AWS::IAM::Role');
    expect(roles.filter((role) => role.Properties.ManagedPolicyArns !== undefined)).toEqual([]);
    const functions = production.resources('AWS::Lambda::Function');
    const used = functions.map((each) => JSON.stringify([each.part, each.Properties.Role]));
    expect(new Set(used).size).toBe(functions.length);
  });
});

describe('data', () => {
  test('every defined table exists, has point-in-time recovery, and can’t be deleted', () => {
    const tables = production.resources('AWS::DynamoDB::Table');
    expect(tables).toHaveLength(Object.keys(TABLES).length);
    for (const table of tables) {
      expect(table).toMatchObject({
        part: 'data',
        DeletionPolicy: 'Retain',
        Properties: {
          BillingMode: 'PAY_PER_REQUEST',
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        },
      });
    }
  });

  test('every bucket is private, encrypted, and requires TLS', () => {
    const policies = production.resources('AWS::S3::BucketPolicy');
    const buckets = production.resources('AWS::S3::Bucket');
    expect(buckets.map(({ part }) => part).toSorted()).toEqual([
      'access-logs',
      'data',
      'data',
      'data',
      'sites',
      'web',
    ]);
    for (const bucket of buckets) {
      expect(bucket.Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
      });
      const policy = policies.find(
        (each) => production.targetOf(each.Properties.Bucket) === bucket.logicalId,
      );
      const denied = policy === undefined ? [] : statementsOf(policy);
      expect(denied).toContainEqual(
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      );
    }
  });

  test('a missing file of the web app is a 404, not a 403', () => {
    const [policy] = production.resources('AWS::S3::BucketPolicy', 'web');
    const allowed = (policy === undefined ? [] : statementsOf(policy)).filter(
      ({ Effect }) => Effect === 'Allow',
    );
    expect(allowed).toMatchObject([
      {
        Action: ['s3:GetObject', 's3:ListBucket'],
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
      },
    ]);
  });

  test('published sites, snapshots, and campaign lists outlive their stacks', () => {
    const kept = production
      .resources('AWS::S3::Bucket')
      .filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain');
    expect(kept.map(({ part }) => part).toSorted()).toEqual(['data', 'data', 'sites']);
  });
});

describe('uploads', () => {
  const transfers = (stage: SynthesizedStage) =>
    stage.resources('AWS::S3::Bucket', 'data').find(({ logicalId }) => logicalId.startsWith('Transfers'));

  test('expire within a day, and deleted ones have no versions', () => {
    const bucket = transfers(production);
    expect(bucket?.Properties.VersioningConfiguration).toBeUndefined();
    expect(bucket?.Properties.LifecycleConfiguration).toMatchObject({
      Rules: [{ ExpirationInDays: 1, Status: 'Enabled' }],
    });
  });

  test('are accepted only from the web app, which may upload only to that bucket', () => {
    const allowed = (stage: SynthesizedStage) => transfers(stage)?.Properties.CorsConfiguration;
    expect(allowed(production)).toMatchObject({
      CorsRules: [{ AllowedMethods: ['POST'], AllowedOrigins: ['https://*.cloudfront.net'] }],
    });
    expect(allowed(synthesizedStage('local'))).toMatchObject({
      CorsRules: [{ AllowedOrigins: ['http://localhost:4000'] }],
    });
    const [policy] = production.resources('AWS::CloudFront::ResponseHeadersPolicy', 'web');
    expect(JSON.stringify(policy)).toMatch(/connect-src 'self'[^;]*Transfers[^;]*RegionalDomainName/);
  });

  test('have enough memory for decoding', () => {
    const images = production
      .resources('AWS::Lambda::Function', 'api')
      .find(({ logicalId }) => logicalId.startsWith('Images'));
    expect(Number(images?.Properties.MemorySize)).toBeGreaterThanOrEqual(1536);
  });
});

describe('queues and workers', () => {
  test('every queue moves a message to its dead-letter queue after three deliveries', () => {
    const queues = production.resources('AWS::SQS::Queue');
    const redrive = queues.map(
      (queue) => queue.Properties.RedrivePolicy as { maxReceiveCount: number } | undefined,
    );
    const deadLetters = redrive.map((policy) =>
      production.targetOf((policy as { deadLetterTargetArn?: unknown } | undefined)?.deadLetterTargetArn),
    );
    const workQueues = queues.filter(
      ({ part, logicalId }) => part === 'data' && !deadLetters.includes(logicalId),
    );
    expect(workQueues).toHaveLength(Object.keys(QUEUES).length);
    for (const queue of workQueues)
      expect(queue.Properties.RedrivePolicy).toMatchObject({ maxReceiveCount: MAX_RECEIVE_COUNT });
  });

  test('a message stays hidden for six times the worker’s timeout and is delivered alone', () => {
    const queues = production.resources('AWS::SQS::Queue');
    const functions = production.resources('AWS::Lambda::Function');
    const sources = production
      .resources('AWS::Lambda::EventSourceMapping')
      .filter(({ part }) => part !== 'projector');
    expect(sources).toHaveLength(Object.keys(QUEUES).length);
    for (const { Properties } of sources) {
      const queue = queues.find(
        ({ logicalId }) => logicalId === production.targetOf(Properties.EventSourceArn),
      );
      const worker = functions.find(
        ({ logicalId }) => logicalId === production.targetOf(Properties.FunctionName),
      );
      const timeout = Number(worker?.Properties.Timeout);
      expect(Number(queue?.Properties.VisibilityTimeout)).toBeGreaterThanOrEqual(6 * timeout);
      expect(Properties).toMatchObject({ BatchSize: 1, FunctionResponseTypes: ['ReportBatchItemFailures'] });
    }
  });
});

describe('streams', () => {
  test('the projector reads every table’s stream in batches that name their shard', () => {
    const sources = production.resources('AWS::Lambda::EventSourceMapping', 'projector');
    const streaming = Object.values<TableDefinition>(TABLES).filter(({ stream }) => stream === true);
    expect(sources).toHaveLength(streaming.length);
    for (const { Properties } of sources) {
      const table = production
        .resources('AWS::DynamoDB::Table')
        .find(({ logicalId }) => logicalId === production.targetOf(Properties.EventSourceArn));
      expect(table?.Properties.StreamSpecification).toEqual({ StreamViewType: 'NEW_IMAGE' });
      expect(Properties).toMatchObject({
        TumblingWindowInSeconds: 60,
        StartingPosition: 'TRIM_HORIZON',
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 10,
        DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      });
    }
  });
});

describe('API', () => {
  const key = (method: string, path: string) => `${method} ${API_BASE}${path}`;

  test('every contract row is a route with its own throttle, and other paths get our own 404', () => {
    const routes = production.resources('AWS::ApiGatewayV2::Route');
    const expected = ROUTE_LIST.map(([, row]) => key(row.method, row.path));
    const keys = routes.map(({ Properties }) => Properties.RouteKey);
    expect(keys.toSorted()).toEqual(['$default', ...expected].toSorted());
    const [stage] = production.resources('AWS::ApiGatewayV2::Stage');
    expect(stage?.Properties.RouteSettings).toEqual(
      Object.fromEntries(
        ROUTE_LIST.map(([, row]) => [
          key(row.method, row.path),
          { ThrottlingRateLimit: throttleOf(row).rate, ThrottlingBurstLimit: throttleOf(row).burst },
        ]),
      ),
    );
    const named = routes.filter(({ Properties }) => Properties.RouteKey !== '$default');
    expect(stage?.DependsOn).toEqual(expect.arrayContaining(named.map(({ logicalId }) => logicalId)));
  });

  test('CloudFront sends a key that templates only refer to', () => {
    const [secret] = production.resources('AWS::SecretsManager::Secret', 'api');
    expect(secret?.Properties.GenerateSecretString).toMatchObject({ PasswordLength: 64 });
    const sent = production
      .resources('AWS::CloudFront::Distribution', 'web')
      .map(({ Properties }) => Properties.DistributionConfig as { Origins: Origin[] })
      .flatMap(({ Origins }) => Origins.flatMap(({ OriginCustomHeaders }) => OriginCustomHeaders ?? []));
    expect(sent.map(({ HeaderName }) => HeaderName)).toEqual(['x-origin-key']);
    const expected = production
      .resources('AWS::Lambda::Function', 'api')
      .map(({ Properties }) => (Properties.Environment as Environment).Variables.ORIGIN_KEY)
      .filter((key) => key !== undefined);
    expect(expected).toHaveLength(Object.keys(ROUTE_GROUPS).length);
    for (const key of [sent[0]?.HeaderValue, ...expected]) {
      expect(key).toEqual({
        'Fn::Join': ['', ['{{resolve:secretsmanager:', expect.anything(), ':SecretString:::}}']],
      });
      const [, [, arn]] = (key as { 'Fn::Join': [string, unknown[]] })['Fn::Join'];
      expect(production.targetOf(arn)).toBe(secret?.logicalId);
    }
  });

  test('owners must confirm their address to publish, except on a developer’s machine', () => {
    const needed = (stage: SynthesizedStage) =>
      stage
        .resources('AWS::Lambda::Function', 'api')
        .map(
          ({ Properties }) => (Properties.Environment as Environment).Variables.PUBLISH_NEEDS_VERIFIED_EMAIL,
        )
        .filter((value) => value !== undefined);
    expect(needed(production)).toEqual(['true', 'true', 'true', 'true']);
    expect(needed(synthesizedStage('local'))).toEqual(['false', 'false', 'false', 'false']);
  });

  test('CloudFront doesn’t cache the API and passes cookies both ways', () => {
    const behaviors = production
      .resources('AWS::CloudFront::Distribution', 'web')
      .flatMap(
        ({ Properties }) => (Properties.DistributionConfig as { CacheBehaviors: object[] }).CacheBehaviors,
      );
    expect(behaviors).toMatchObject([
      {
        PathPattern: `${API_BASE}/*`,
        CachePolicyId: CachePolicy.CACHING_DISABLED.cachePolicyId,
        // All headers, cookies, and query strings of the viewer except Host.
        OriginRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
      },
    ]);
  });

  test('a function times out before the API does', () => {
    const functions = production.resources('AWS::Lambda::Function', 'api');
    expect(functions).toHaveLength(Object.keys(ROUTE_GROUPS).length);
    for (const { Properties } of functions)
      expect(Number(Properties.Timeout)).toBeLessThan(LIMITS.apiTimeoutSeconds);
  });

  test('every function is Node 24 on Graviton', () => {
    for (const { Properties } of production.resources('AWS::Lambda::Function'))
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
  });
});

describe('operation', () => {
  test('every function has a log that expires after a year and outlives its stack', () => {
    const logs = production.resources('AWS::Logs::LogGroup').filter(({ part }) => part !== 'edge-logs');
    for (const { Properties, DeletionPolicy } of logs) {
      expect(Properties.RetentionInDays).toBe(365);
      expect(DeletionPolicy).toBe('Retain');
    }
    for (const { Properties } of production.resources('AWS::Lambda::Function')) {
      const log = production.targetOf((Properties.LoggingConfig as { LogGroup: unknown }).LogGroup);
      expect(logs.map(({ logicalId }) => logicalId)).toContain(log);
    }
    // One for all API functions, one for API requests, and one for each other function.
    const ofApi = production.resources('AWS::Lambda::Function', 'api').length;
    expect(logs).toHaveLength(production.resources('AWS::Lambda::Function').length - ofApi + 2);
  });

  test('every alarm describes the user impact, names an existing runbook, and notifies someone', () => {
    const pages = readdirSync(`${import.meta.dirname}/../docs/runbooks`);
    const alarms = production.resources('AWS::CloudWatch::Alarm');
    expect(alarms.length).toBeGreaterThan(5);
    const named = alarms.map(({ Properties }) => {
      expect(Properties.AlarmActions).toHaveLength(1);
      return /^[A-Z].{20,}\. Runbook: docs\/runbooks\/(?<page>[a-z-]+\.md)$/.exec(
        String(Properties.AlarmDescription),
      )?.groups?.page;
    });
    expect([...new Set([...named, 'budget.md'])].toSorted()).toEqual(pages.toSorted());
  });

  test('alarms and the budget may publish to the topic with subscribers', () => {
    const [policy] = production.resources('AWS::SNS::TopicPolicy');
    const publishers = (policy === undefined ? [] : statementsOf(policy))
      .filter(({ Effect, Action }) => Effect === 'Allow' && Action === 'sns:Publish')
      .flatMap(({ Principal }) => Principal?.Service ?? []);
    expect(publishers.toSorted()).toEqual(['budgets.amazonaws.com', 'cloudwatch.amazonaws.com']);
  });

  test('the budget notifies the same people before it is spent', () => {
    const [budget] = production.resources('AWS::Budgets::Budget');
    expect(budget?.Properties).toMatchObject({
      Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 200, Unit: 'USD' } },
    });
  });
});
