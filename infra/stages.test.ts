import { Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { ROUTE_LIST } from '#shared/contract/routes.ts';
import { addStage } from './app.ts';
import { refusePlaceholders } from './refuse-placeholders.ts';
import { TABLES } from './resources.ts';
import { createStage } from './stacks/stage.ts';
import { parseStageName, STAGES, type StageConfig, type StageName } from './stages.ts';
import {
  aStage,
  createTestApp,
  type SynthesizedStage,
  synthesizedStage,
  synthesizeStage,
} from './synthesized-stage.ts';

const names = Object.keys(STAGES) as StageName[];

test.each(names)('AWS Solutions checks have no unexplained finding in %s', (name) => {
  const app = createTestApp();
  addStage(app, aStage(name));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  expect(() => app.synth()).not.toThrow();
});

test('AWS Solutions checks find a public bucket without TLS', () => {
  const app = createTestApp();
  new Bucket(new Stack(app, 'Careless'), 'Bucket');
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  expect(() => app.synth()).toThrow();
});

test('the same source gives the same templates', () => {
  expect(synthesizeStage('production').templates).toEqual(synthesizedStage('production').templates);
});

test('an emulator lacks only CloudFront, budget, dashboard, firewall, releases, log metrics, and SMS resources', () => {
  const config = { ...STAGES.local, gateway: 'http' } as const;
  const [production, local] = [synthesizedStage('production'), synthesizedStage('local', config)];
  const types = (stage: SynthesizedStage) =>
    new Set(
      Object.values(stage.templates).flatMap(({ Resources }) =>
        Object.values(Resources).map(({ Type }) => Type),
      ),
    );
  const missing = [...types(production).difference(types(local))];
  expect(missing.filter((type) => !type.startsWith('AWS::CloudFront::')).toSorted()).toEqual([
    'AWS::Budgets::Budget',
    'AWS::CloudFormation::CustomResource',
    'AWS::CloudFormation::Stack',
    'AWS::CloudWatch::Dashboard',
    'AWS::Lambda::Version',
    'AWS::Logs::Delivery',
    'AWS::Logs::DeliveryDestination',
    'AWS::Logs::DeliverySource',
    'AWS::Logs::MetricFilter',
    'AWS::SES::ConfigurationSet',
    'AWS::SES::ConfigurationSetEventDestination',
    'AWS::SES::EmailIdentity',
    'AWS::SMSVOICE::ConfigurationSet',
    'AWS::SNS::Subscription',
    'AWS::WAFv2::WebACL',
  ]);
  expect(JSON.stringify(local.templates)).not.toMatch(/origin.?key/i);
  expect(local.resources('AWS::DynamoDB::Table')).toHaveLength(Object.keys(TABLES).length);
  expect(local.resources('AWS::ApiGatewayV2::Route')).toHaveLength(ROUTE_LIST.length + 1);
});

test('a stage with domains, a model, and an alarm address has them all and no unexplained finding', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/c';
  const config: StageConfig = {
    ...aStage('production').config,
    edge: {
      hasCloudFront: true,
      hasFirewall: true,
      webDomain: { hostName: 'app.example.com', certificateArn },
      sitesDomain: { hostName: 'menus.example.net', certificateArn },
    },
    text: { provider: 'bedrock', modelId: 'amazon.nova-lite-v1:0' },
  };
  const stage = synthesizeStage('production', { config, plugins: [new AwsSolutionsChecks()] });
  const distributions = stage.resources('AWS::CloudFront::Distribution');
  for (const { Properties } of distributions)
    expect(Properties.DistributionConfig).toMatchObject({
      ViewerCertificate: { AcmCertificateArn: certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
  expect(JSON.stringify(distributions)).toContain('menus.example.net');
  const functions = JSON.stringify(stage.resources('AWS::Lambda::Function'));
  for (const value of ['https://app.example.com', 'https://menus.example.net', 'amazon.nova-lite-v1:0'])
    expect(functions).toContain(value);
  const [subscription] = stage.resources('AWS::SNS::Subscription', 'alarms');
  expect(subscription?.Properties).toMatchObject({
    Protocol: 'email',
    Endpoint: 'operator@our-restaurants.app',
  });
  expect(JSON.stringify(stage.resources('AWS::IAM::Policy', 'generation'))).toContain('bedrock:InvokeModel');
});

test('a new origin key reaches CloudFront and the functions, which accept the previous one meanwhile', () => {
  const edge = { hasCloudFront: true, originKeyVersion: 'version-2' } as const;
  const stage = synthesizedStage('production', { ...aStage('production').config, edge });
  for (const [type, part] of [
    ['AWS::Lambda::Function', 'api'],
    ['AWS::CloudFront::Distribution', 'web'],
  ] as const)
    expect(JSON.stringify(stage.resources(type, part))).toContain(':SecretString:::version-2}}');
  const functions = stage.resources('AWS::Lambda::Function', 'api').map((each) => JSON.stringify(each));
  for (const each of functions) expect(each).toContain(':SecretString::AWSPREVIOUS:}}');
  const distributions = JSON.stringify(stage.resources('AWS::CloudFront::Distribution'));
  expect(distributions).not.toContain('AWSPREVIOUS');
});

test('an unknown stage is refused with the names of known ones', () => {
  expect(() => parseStageName('prod')).toThrow('Choose one of: local, staging, production.');
});

test('production is refused with the example sender or without an alarm address', () => {
  const app = createTestApp();
  expect(() => addStage(app, createStage('production'))).toThrow(
    'The stage "production" can’t be deployed yet. Fix its row in infra/stages.ts: email.sender is "hello@tableside.example", a placeholder. Use an address of your own domain. alarmEmail is missing. Enter the address of the person who gets alarms.',
  );
  expect(app.node.children).toEqual([]);
  for (const name of names) expect(() => refusePlaceholders(name, aStage(name).config)).not.toThrow();
});

test.each([
  'hello@example.com',
  'hello@your-domain.com',
  'hello@tableside.EXAMPLE',
  'hello@tableside.example ',
  'hello@localhost',
  'hello',
  '',
])('production can’t have "%s" as its sender or alarm address', (address) => {
  const { config } = aStage('production');
  const sender = { ...config, email: { ...config.email, sender: address } };
  expect(() => refusePlaceholders('production', sender)).toThrow(`email.sender is "${address}"`);
  const alarm = { ...config, alarmEmail: address };
  expect(() => refusePlaceholders('production', alarm)).toThrow(`alarmEmail is "${address}"`);
});

test('in production a firewall protects the web app and published sites without a parameter', () => {
  const stage = synthesizedStage('production');
  const [webAcl] = stage.resources('AWS::WAFv2::WebACL', 'firewall');
  expect(webAcl?.Properties).toMatchObject({
    Scope: 'CLOUDFRONT',
    Rules: [
      { Name: 'RatePerAddress', Statement: { RateBasedStatement: { AggregateKeyType: 'IP' } } },
      { Name: 'AWSManagedRulesAmazonIpReputationList' },
      { Name: 'AWSManagedRulesKnownBadInputsRuleSet' },
      { Name: 'AWSManagedRulesCommonRuleSet' },
    ],
  });
  const aclOf = (part: string) =>
    stage
      .resources('AWS::CloudFront::Distribution', part)
      .map(({ Properties }) => (Properties.DistributionConfig as { WebACLId?: unknown }).WebACLId);
  const output = {
    StackName: 'tableside-production-firewall',
    OutputName: 'FirewallArn',
    Region: 'us-east-1',
  };
  for (const part of ['web', 'sites']) expect(aclOf(part)).toEqual([{ 'Fn::GetStackOutput': output }]);
  expect(stage.templates.web?.Parameters).not.toHaveProperty('FirewallArn');
  expect(synthesizedStage('staging').templates.firewall).toBeUndefined();
});

test('functions for strangers’ HTML, images, and lists leave concurrency for sign-in and the rest', () => {
  const production = synthesizedStage('production');
  const reserved = production
    .resources('AWS::Lambda::Function')
    .flatMap(({ logicalId, Properties }) =>
      Properties.ReservedConcurrentExecutions === undefined
        ? []
        : [[logicalId.replace(/(?:Worker)?Function.*/, ''), Properties.ReservedConcurrentExecutions]],
    );
  expect(Object.fromEntries(reserved)).toEqual({
    Auth: 20,
    Images: 20,
    WebsiteEditing: 40,
    Generation: 20,
    AdCampaigns: 10,
    Guests: 10,
    SmsCampaigns: 10,
  });
});

test('only writing functions may read the key of an OpenAI-compatible server', () => {
  const keySecretArn = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:text-model-AbCdEf';
  const text = {
    provider: 'openai-compatible',
    modelId: 'gpt-4.1-mini',
    vision: true,
    baseUrl: 'https://api.openai.com/v1',
    keySecretArn,
    price: { input: 0.4, output: 1.6 },
  } as const;
  const stage = synthesizedStage('staging', { ...aStage('staging').config, text });
  const writing = stage
    .resources('AWS::Lambda::Function')
    // Reports whether there is a model, without calling it.
    .filter(({ logicalId }) => !logicalId.startsWith('Status'))
    .map(
      ({ Properties: { Environment } }) =>
        Object(Environment).Variables as Record<string, string> | undefined,
    )
    .filter((variables) => variables?.TEXT_PROVIDER !== undefined);
  expect(writing.length).toBeGreaterThanOrEqual(8);
  for (const variables of writing) {
    expect(variables).toMatchObject({
      TEXT_PROVIDER: text.provider,
      TEXT_MODEL: text.modelId,
      TEXT_VISION: 'true',
      TEXT_BASE_URL: text.baseUrl,
      TEXT_API_KEY_ARN: keySecretArn,
      TEXT_INPUT_PRICE: '0.4',
      TEXT_OUTPUT_PRICE: '1.6',
    });
  }
  const policies = stage.resources('AWS::IAM::Policy').map((policy) => JSON.stringify(policy));
  expect(policies.filter((policy) => policy.includes(keySecretArn))).toHaveLength(writing.length);
});
