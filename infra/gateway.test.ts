import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test } from 'vitest';
import { API_BASE, throttleOf } from '#shared/contract/route.ts';
import { ROUTE_GROUPS, ROUTE_LIST } from '#shared/contract/routes.ts';
import { addStage } from './app.ts';
import { createStage } from './stacks/stage.ts';
import { parseGateway } from './stage-choices.ts';
import { STAGES } from './stages.ts';
import { createTestApp, type SynthesizedStage, synthesizedStage } from './synthesized-stage.ts';

/** Resource types of LocalStack's free plan that the stage `local` may use. */
const FREE_PLAN_TYPES = [
  /^AWS::ApiGateway::/,
  /^AWS::CloudWatch::Alarm$/,
  /^AWS::DynamoDB::Table$/,
  /^AWS::Events::Rule$/,
  // CDK continues a role's permissions in a managed policy if they exceed its inline policies' 10 KB.
  /^AWS::IAM::(?:ManagedPolicy|Policy|Role)$/,
  /^AWS::KMS::Key$/,
  /^AWS::Lambda::(?:EventSourceMapping|Function|Permission)$/,
  /^AWS::Logs::LogGroup$/,
  /^AWS::S3::(?:Bucket|BucketPolicy)$/,
  /^AWS::SSM::Parameter$/,
  /^AWS::SNS::(?:Subscription|Topic|TopicPolicy)$/,
  /^AWS::SQS::(?:Queue|QueuePolicy)$/,
  /^AWS::SecretsManager::Secret$/,
];

/** CloudFormation's limit per template (its quotas page). */
const MAX_RESOURCES = 500;

const local = synthesizedStage('local', { ...STAGES.local, gateway: 'rest' });

function typesOf(stage: SynthesizedStage): string[] {
  const types = Object.values(stage.templates).flatMap(({ Resources }) =>
    Object.values(Resources).map(({ Type }) => Type),
  );
  return [...new Set(types)];
}

describe('the stage for emulators', () => {
  test('needs only what LocalStack’s free plan has', () => {
    const foreign = typesOf(local).filter((type) => !FREE_PLAN_TYPES.some((known) => known.test(type)));
    expect(foreign).toEqual([]);
  });

  test('sends email through the first API of SES', () => {
    const functions = JSON.stringify(local.resources('AWS::Lambda::Function', 'email'));
    expect(functions).toContain('"EMAIL_PROVIDER":"ses-v1"');
    const policies = JSON.stringify(local.resources('AWS::IAM::Policy', 'email'));
    expect(policies).toMatch(/ses:SendEmail.*identity\/tableside\.example/);
  });

  test('has its REST API in another stack than the functions', () => {
    expect(local.resources('AWS::ApiGateway::RestApi', 'api')).toEqual([]);
    expect(local.resources('AWS::Lambda::Function', 'gateway')).toEqual([]);
  });

  test('has HTTP APIs if configured, and no other kind', () => {
    const config = { ...STAGES.local, gateway: 'http' } as const;
    const types = typesOf(synthesizedStage('local', config));
    expect(types).toContain('AWS::ApiGatewayV2::Route');
    expect(types.filter((type) => type.startsWith('AWS::ApiGateway::'))).toEqual([]);
    expect(createStage('local', { gateway: parseGateway('http') }).config.gateway).toBe('http');
    expect(createStage('local', { gateway: parseGateway(undefined) }).config.gateway).toBe(
      STAGES.local.gateway,
    );
    expect(() => parseGateway('soap')).toThrow('Choose one of: http, rest.');
  });
});

describe('the REST API', () => {
  type Operation = {
    'x-amazon-apigateway-integration': { type: string; uri: unknown; contentHandling?: string };
  };
  type Paths = Record<string, Record<string, Operation>>;
  const [api] = local.resources('AWS::ApiGateway::RestApi');
  const { paths } = (api?.Properties.Body ?? { paths: {} }) as { paths: Paths };
  const integrationOf = (path: string, method: string) =>
    paths[path]?.[method]?.['x-amazon-apigateway-integration'];

  /** The logical ID of an operation's function, which is part of its integration URI. */
  function functionOf(path: string, method: string): string | undefined {
    const uri = integrationOf(path, method)?.uri as { 'Fn::Join': [string, unknown[]] } | undefined;
    return uri?.['Fn::Join'][1].map(local.targetOf).find((target) => target?.includes('Function'));
  }

  test('has every row of the contract, each routed to its group’s function', () => {
    for (const [group, table] of Object.entries(ROUTE_GROUPS))
      for (const { method, path } of Object.values(table)) {
        const operation = [`${API_BASE}${path}`, method.toLowerCase()] as const;
        expect(integrationOf(...operation)?.type, `${method} ${path}`).toBe('aws_proxy');
        const pascal = group.replace(/(?:^|-)[a-z]/g, (text) => text.replace('-', '').toUpperCase());
        expect(functionOf(...operation)).toMatch(new RegExp(`^${pascal}Function`));
      }
  });

  test('routes unmatched requests to the group that answers 404 and 405', () => {
    for (const method of ['get', 'head', 'post', 'put', 'patch', 'delete'])
      expect(functionOf('/{proxy+}', method), method).toMatch(/^StatusFunction/);
  });

  test('answers no preflight, because the edge has the web app’s origin', () => {
    expect(Object.values(paths).filter((operations) => 'options' in operations)).toEqual([]);
  });

  test('throttles each method as its row says', () => {
    const [stage] = local.resources('AWS::ApiGateway::Stage');
    const settings = stage?.Properties.MethodSettings;
    for (const [, row] of ROUTE_LIST)
      expect(settings).toContainEqual(
        expect.objectContaining({
          HttpMethod: row.method,
          ResourcePath: `/${`${API_BASE}${row.path}`.replaceAll('/', '~1')}`,
          ThrottlingRateLimit: throttleOf(row).rate,
          ThrottlingBurstLimit: throttleOf(row).burst,
        }),
      );
  });

  test('accepts and returns files, whatever a browser’s Accept header says', () => {
    expect(api?.Properties.BinaryMediaTypes).toEqual(['*/*']);
    expect(JSON.stringify(paths)).not.toContain('contentHandling');
  });

  test('writes an access log', () => {
    const [stage] = local.resources('AWS::ApiGateway::Stage');
    expect(JSON.stringify(stage?.Properties.AccessLogSetting)).toContain('$context.resourcePath');
  });

  test('has one resource for all routes, so that its stack has room', () => {
    expect(Object.keys(local.templates.gateway?.Resources ?? {}).length).toBeLessThan(MAX_RESOURCES / 5);
  });
});

describe('an API of either kind', () => {
  test.each(['http', 'rest'] as const)('%s: has one permission for each function', (gateway) => {
    const stage = synthesizedStage('local', { ...STAGES.local, gateway });
    const permissions = stage.resources('AWS::Lambda::Permission', gateway === 'rest' ? 'gateway' : 'api');
    expect(permissions).toHaveLength(Object.keys(ROUTE_GROUPS).length);
  });

  test('a stage with a REST API has no unexplained findings', () => {
    const app = createTestApp();
    addStage(app, createStage('staging', { gateway: 'rest' }));
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    expect(() => app.synth()).not.toThrow();
  });
});
